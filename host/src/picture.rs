//! Pictures: a scene drawn by the kernels, compared with what a sequential program draws, and written as PNG.

use std::fs::{self, File};
use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};

use clap::ValueEnum;

use crate::case::{CaseError, Element, Expected};
use crate::catalogue::{dynamic, render};
use crate::data::Gen;
use crate::error::Error;
use crate::scene::{Scene, to_rgb8};
use crate::session::{Options, Session};

/// What to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Subject {
    /// Three large circles that overlap
    Primaries,
    /// Circles anywhere, hard and soft
    Scattered,
    /// White flakes that fall, frame by frame
    Snow,
    /// The Mandelbrot set
    Mandelbrot,
}

/// Longest side of a picture, in pixels.
pub const LONGEST_SIDE: usize = 16_384;
/// Circles at most.
pub const MOST_CIRCLES: usize = 1_000_000;
/// Frames at most: their numbers have four digits.
pub const MOST_FRAMES: usize = 10_000;

/// A picture, or several frames of one.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// What to draw.
    pub subject: Subject,
    /// The variant that draws it, of those that [`Request::variants`] names.
    pub variant: String,
    /// Number of circles. Of the three of [`Subject::Primaries`] there are no more or fewer.
    pub circles: usize,
    /// Pixels of a row.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// Number of frames; more than one of [`Subject::Snow`] only.
    pub frames: usize,
    /// Seconds between two frames.
    pub step: f32,
    /// Most steps of a pixel of [`Subject::Mandelbrot`].
    pub limit: usize,
    /// Seed of the circles.
    pub seed: u64,
    /// Order of blocks and warps on the simulator; ascending if `None`.
    pub order: Option<u64>,
    /// Whether each frame is compared with the reference.
    pub check: bool,
}

/// A frame that was drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    /// Its number, from 0.
    pub number: usize,
    /// Red, green and blue of each pixel, row by row.
    pub rgb: Vec<u8>,
    /// Milliseconds that its kernels took, by events.
    pub millis: Option<f64>,
}

impl Request {
    /// The variants that draw a subject, the usual one first.
    pub fn variants(subject: Subject) -> Vec<&'static str> {
        match subject {
            Subject::Mandelbrot => dynamic::METHODS.iter().map(|(name, _)| *name).collect(),
            _ => render::METHODS.iter().map(|(name, _)| *name).collect(),
        }
    }

    /// Checks what the types leave open.
    ///
    /// # Errors
    /// [`Error::BadPicture`] with the rule.
    pub fn check(&self) -> Result<(), Error> {
        let bad = |what: String| Err(Error::BadPicture { what });
        match self.subject {
            Subject::Mandelbrot => named(&dynamic::METHODS, &self.variant).map(drop)?,
            _ => named(&render::METHODS, &self.variant).map(drop)?,
        }
        for side in [self.width, self.height] {
            if side == 0 || side > LONGEST_SIDE {
                return bad(format!("a side of {side} pixels: it is 1 to {LONGEST_SIDE}"));
            }
        }
        if self.circles > MOST_CIRCLES {
            return bad(format!("{} circles: {MOST_CIRCLES} at most", self.circles));
        }
        if self.frames == 0 || self.frames > MOST_FRAMES {
            return bad(format!("{} frames: it is 1 to {MOST_FRAMES}", self.frames));
        }
        if self.frames > 1 && self.subject != Subject::Snow {
            return bad(format!(
                "{} frames of a picture in which nothing moves: only `snow` does",
                self.frames
            ));
        }
        if !(self.step.is_finite() && self.step >= 0.0) {
            return bad(format!("{} seconds between two frames: it is 0 or more", self.step));
        }
        if self.limit > dynamic::MOST_STEPS {
            return bad(format!("a limit of {} steps: {} at most", self.limit, dynamic::MOST_STEPS));
        }
        Ok(())
    }

    /// The circles of the first frame.
    pub fn scene(&self) -> Scene {
        let mut data = Gen::new(self.seed, "picture");
        match self.subject {
            Subject::Primaries => Scene::primaries(),
            Subject::Snow => Scene::snow(self.circles, &mut data),
            Subject::Scattered | Subject::Mandelbrot => Scene::scattered(self.circles, &mut data),
        }
    }

    /// Draws all frames on a session's device and gives each to `each` as soon as it is there.
    ///
    /// # Errors
    /// [`Request::check`]'s; the driver's; [`Error::WrongPicture`] for a frame that is not the reference's; `each`'s.
    pub fn draw(
        &self,
        session: &mut Session,
        mut each: impl FnMut(Frame) -> Result<(), Error>,
    ) -> Result<(), Error> {
        self.check()?;
        if self.subject == Subject::Mandelbrot {
            return each(self.mandelbrot(session)?);
        }
        let mut scene = self.scene();
        for number in 0..self.frames {
            let (frame, shapes) = self.circles(session, &scene, number)?;
            scene.shapes = shapes;
            each(frame)?;
        }
        Ok(())
    }

    /// Draws frame `number`, before which the circles of `scene` move by a step unless it is the first one; gives their new places.
    fn circles(
        &self,
        session: &mut Session,
        scene: &Scene,
        number: usize,
    ) -> Result<(Frame, Vec<f32>), Error> {
        let method = named(&render::METHODS, &self.variant)?;
        let step = (number > 0).then_some(self.step);
        let (mut image, mut shapes) = (Vec::new(), Vec::new());
        let millis = self.attempt(session, number, |case| {
            let (drawn, moved) = render::frame(case, scene, method, step, (self.width, self.height))?;
            (image, shapes) = (case.read(&drawn)?, case.read(&moved)?);
            let unwritten = image.iter().filter(|value| value.poisoned()).count();
            case.expect(unwritten == 0, || format!("{unwritten} values of the picture were not written"));
            if self.check {
                let mut expected = scene.clone();
                if let Some(step) = step {
                    expected.advance(step);
                }
                case.check_data(&image, &Expected::Exact(expected.draw(self.width, self.height)));
                case.check_data(&shapes, &Expected::Exact(expected.shapes));
            }
            Ok(())
        })?;
        Ok((Frame { number, rgb: to_rgb8(&image), millis }, shapes))
    }

    fn mandelbrot(&self, session: &mut Session) -> Result<Frame, Error> {
        let dims = [self.width, self.height, self.limit];
        let method = named(&dynamic::METHODS, &self.variant)?;
        let mut dwells = Vec::new();
        let millis = self.attempt(session, 0, |case| {
            dwells = dynamic::picture(case, method, dims, self.check)?;
            Ok(())
        })?;
        let rgb = dwells.iter().flat_map(|dwell| colour(*dwell, self.limit as u32)).collect();
        Ok(Frame { number: 0, rgb, millis })
    }

    /// Runs a case; gives the milliseconds that its kernels took.
    fn attempt(
        &self,
        session: &mut Session,
        frame: usize,
        body: impl FnOnce(&mut crate::case::Case<'_>) -> crate::case::CaseResult,
    ) -> Result<Option<f64>, Error> {
        let options = Options { seed: self.seed, order: self.order, ..Options::default() };
        let attempt = session.attempt(&options, body);
        match attempt.result {
            Ok(findings) if findings.failures.is_empty() => Ok(findings.millis.first().copied()),
            Ok(findings) => Err(Error::WrongPicture { frame, how: findings.failures.join("; ") }),
            // The simulator knows more of a fault than its code.
            Err(Error::Driver(error)) if !attempt.faults.is_empty() => {
                let faults = attempt.faults.join("\n");
                Err(CaseError::Stopped(format!("{error}\n{faults}")).into())
            }
            Err(error) => Err(error),
        }
    }
}

/// What stands beside a name in a table of variants.
fn named<T: Copy>(table: &[(&'static str, T)], name: &str) -> Result<T, Error> {
    if let Some((_, found)) = table.iter().find(|(known, _)| *known == name) {
        return Ok(*found);
    }
    let known: Vec<String> = table.iter().map(|(known, _)| format!("`{known}`")).collect();
    let what = format!("no variant `{name}` draws this scene: there are {}", known.join(", "));
    Err(Error::BadPicture { what })
}

/// Colours that follow one another as the dwell grows, and begin again after the last.
const COLOURS: [[u8; 3]; 5] = [[10, 16, 60], [40, 110, 190], [240, 245, 250], [250, 170, 30], [90, 20, 30]];
/// Dwells from one colour to the next.
const SHADES: u32 = 16;

/// The colour of a dwell: black for what never left.
fn colour(dwell: u32, limit: u32) -> [u8; 3] {
    if dwell >= limit {
        return [0; 3];
    }
    let at = (dwell / SHADES) as usize % COLOURS.len();
    let (from, to, part) = (COLOURS[at], COLOURS[(at + 1) % COLOURS.len()], dwell % SHADES);
    std::array::from_fn(|channel| {
        let mixed = u32::from(from[channel]) * (SHADES - part) + u32::from(to[channel]) * part;
        (mixed / SHADES) as u8
    })
}

/// The files that frames go to: `out.png` for a single one, `out-0000.png` and so on for several.
///
/// # Errors
/// [`Error::BadPicture`] for a name that is no PNG file's or a folder's, and for a folder that is not there.
pub fn files(out: &Path, frames: usize) -> Result<Vec<PathBuf>, Error> {
    let bad = |what: String| Error::BadPicture { what };
    let is_png = out.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("png"));
    let (Some(stem), true) = (out.file_stem(), is_png) else {
        return Err(bad(format!("`{}` is no name for a picture: it ends in .png", out.display())));
    };
    let folder = folder_of(out);
    if !folder.is_dir() {
        return Err(bad(format!("there is no folder `{}` to write into: create it first", folder.display())));
    }
    let files: Vec<PathBuf> = match frames {
        1 => vec![out.to_owned()],
        _ => (0..frames)
            .map(|number| {
                let mut name = stem.to_owned();
                name.push(format!("-{number:04}.png"));
                out.with_file_name(name)
            })
            .collect(),
    };
    match files.iter().find(|file| file.is_dir()) {
        Some(file) => Err(bad(format!("`{}` is a folder", file.display()))),
        None => Ok(files),
    }
}

fn folder_of(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Writes a picture of eight-bit sRGB: first to a file beside it, which then takes its name, so that nobody ever finds half a picture
/// there.
///
/// # Errors
/// [`Error::File`]; what was there before is still there then.
pub fn write_png(file: &Path, width: usize, height: usize, rgb: &[u8]) -> Result<(), Error> {
    let mut name = std::ffi::OsString::from(".");
    name.push(file.file_name().unwrap_or_default());
    name.push(format!(".{}.part", std::process::id()));
    let part = file.with_file_name(name);
    let written = encode(&part, width, height, rgb).and_then(|()| fs::rename(&part, file));
    written.map_err(|error| {
        // The error of the picture is the one to tell.
        let _ = fs::remove_file(&part);
        Error::File { action: "write", path: file.display().to_string(), error }
    })
}

fn encode(file: &Path, width: usize, height: usize, rgb: &[u8]) -> std::io::Result<()> {
    let pixels = |side: usize| u32::try_from(side).map_err(std::io::Error::other);
    let mut buffer = BufWriter::new(File::create(file)?);
    let mut encoder = png::Encoder::new(&mut buffer, pixels(width)?, pixels(height)?);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_source_srgb(png::SrgbRenderingIntent::Perceptual);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(rgb)?;
    writer.finish()?;
    buffer.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("warpbook-picture-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder for the test");
        folder
    }

    fn decode(file: &Path) -> (u32, u32, Vec<u8>) {
        let file = std::io::BufReader::new(File::open(file).expect("the picture is there"));
        let mut reader = png::Decoder::new(file).read_info().expect("a PNG file");
        let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
        let info = reader.next_frame(&mut pixels).expect("a whole picture");
        assert_eq!((info.color_type, info.bit_depth), (png::ColorType::Rgb, png::BitDepth::Eight));
        pixels.truncate(info.buffer_size());
        (info.width, info.height, pixels)
    }

    #[test]
    fn what_is_written_is_read_back() {
        let folder = folder("written");
        let rgb: Vec<u8> = (0..3 * 7 * 5).map(|byte| (byte * 37 % 256) as u8).collect();
        let file = folder.join("a.png");
        fs::write(&file, "what was there before").expect("the folder takes files");
        write_png(&file, 7, 5, &rgb).expect("the picture is written");
        assert_eq!(decode(&file), (7, 5, rgb));
        // Nothing else is left there.
        assert_eq!(fs::read_dir(&folder).expect("the folder").count(), 1);
        fs::remove_dir_all(folder).expect("the folder goes");
    }

    #[test]
    fn what_cannot_be_written_leaves_nothing_behind() {
        let folder = folder("failed");
        let file = folder.join("a.png");
        fs::write(&file, "what was there before").expect("the folder takes files");
        // Too few pixels for the size.
        let error = write_png(&file, 7, 5, &[0; 3]).expect_err("there is a pixel only");
        assert!(error.to_string().contains("a.png") && error.exit_code() == 1, "{error}");
        assert_eq!(fs::read_to_string(&file).expect("it is still there"), "what was there before");
        assert_eq!(fs::read_dir(&folder).expect("the folder").count(), 1);
        fs::remove_dir_all(folder).expect("the folder goes");
    }

    #[test]
    fn names_of_files() {
        let folder = folder("names");
        let out = folder.join("out.PNG");
        assert_eq!(files(&out, 1).expect("a name"), std::slice::from_ref(&out));
        let names: Vec<PathBuf> = ["out-0000.png", "out-0001.png"].map(|name| folder.join(name)).into();
        assert_eq!(files(&out, 2).expect("names"), names);
        assert!(files(Path::new("here.png"), 1).is_ok(), "the folder that one is in is there");
        fs::create_dir(folder.join("taken.png")).expect("a folder");
        for (bad, word) in [
            (folder.join("missing/out.png"), "missing"),
            (folder.join("out.jpg"), ".png"),
            (folder.join("out"), ".png"),
            (folder.join(".png"), ".png"),
            (folder.join("taken.png"), "folder"),
            (PathBuf::new(), ".png"),
        ] {
            let error = files(&bad, 1).expect_err("no name for a picture");
            assert!(error.to_string().contains(word) && error.exit_code() == 2, "{error}");
        }
        fs::remove_dir_all(folder).expect("the folder goes");
    }

    #[test]
    fn rules() {
        let good = Request {
            subject: Subject::Snow,
            variant: "tiles_vote".into(),
            circles: 10,
            width: 8,
            height: 8,
            frames: 2,
            step: 0.04,
            limit: 100,
            seed: 1,
            order: None,
            check: true,
        };
        assert!(good.check().is_ok());
        let change = |change: fn(&mut Request)| {
            let mut request = good.clone();
            change(&mut request);
            request.check().expect_err("a rule is broken")
        };
        for (error, word) in [
            (change(|r| r.width = 0), "0 pixels"),
            (change(|r| r.height = 1 << 20), "1048576"),
            (change(|r| r.frames = 0), "0 frames"),
            (change(|r| r.frames = 10_001), "10001"),
            (change(|r| r.subject = Subject::Primaries), "moves"),
            (change(|r| r.circles = 1_000_001), "1000001"),
            (change(|r| r.step = f32::NAN), "NaN"),
            (change(|r| r.limit = usize::MAX), "steps"),
            (change(|r| r.variant = "tile_vote".into()), "tile_vote"),
            (change(|r| r.variant = "queue".into()), "queue"),
        ] {
            assert!(error.to_string().contains(word) && error.exit_code() == 2, "{error}");
        }
    }

    #[test]
    fn colours_follow_one_another() {
        assert_eq!(colour(100, 100), [0; 3]);
        assert_eq!(colour(0, 100), COLOURS[0]);
        assert_eq!(colour(SHADES, 100), COLOURS[1]);
        assert_eq!(colour(SHADES * COLOURS.len() as u32, 1000), COLOURS[0]);
    }
}
