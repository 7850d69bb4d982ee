//! Pictures as files (E9): what is written is the reference's image, whatever draws it and in whatever order.

use std::fs::{self, File};
use std::io::BufReader;
use std::path::{Path, PathBuf};

use warpbook::catalogue::dynamic::MOST_STEPS;
use warpbook::picture::{self, Request, Subject};
use warpbook::scene::to_rgb8;
use warpbook_tests::Sim;

fn request(subject: Subject) -> Request {
    Request {
        subject,
        variant: Request::variants(subject)[0].into(),
        circles: 120,
        width: 67,
        height: 41,
        frames: 1,
        step: 0.2,
        limit: 60,
        seed: 5,
        order: None,
        check: true,
    }
}

/// A folder of a test's own, empty.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("an earlier run's folder is removed");
    }
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Draws and writes a request's frames; gives the files' bytes.
fn write(sim: &mut Sim, request: &Request, folder: &Path) -> Vec<Vec<u8>> {
    let files = picture::files(&folder.join("out.png"), request.frames).expect("the folder is there");
    request
        .draw(&mut sim.session, |frame| {
            picture::write_png(&files[frame.number], request.width, request.height, &frame.rgb)
        })
        .unwrap_or_else(|error| panic!("{request:?}: {error}"));
    files.iter().map(|file| fs::read(file).expect("the frame was written")).collect()
}

fn decode(file: &Path) -> Vec<u8> {
    let file = BufReader::new(File::open(file).expect("the picture is there"));
    let mut reader = png::Decoder::new(file).read_info().expect("a PNG file");
    assert_eq!((reader.info().width, reader.info().height), (67, 41));
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut pixels).expect("a whole picture");
    assert_eq!((info.color_type, info.bit_depth), (png::ColorType::Rgb, png::BitDepth::Eight));
    pixels
}

/// Every variant writes the pixels of the sequential image.
#[test]
fn e9_the_file_holds_the_references_pixels() {
    let mut sim = Sim::open();
    let folder = folder("picture-reference");
    for subject in [Subject::Primaries, Subject::Scattered, Subject::Snow] {
        for variant in Request::variants(subject) {
            // Checked here, against the scene itself, and not by the request.
            let request = Request { variant: variant.into(), check: false, ..request(subject) };
            write(&mut sim, &request, &folder);
            let expected = to_rgb8(&request.scene().draw(67, 41));
            assert!(decode(&folder.join("out.png")) == expected, "{request:?}");
        }
    }
}

/// Frames of the animation follow the sequential motion.
#[test]
fn e9_frames_of_the_snow() {
    let mut sim = Sim::open();
    let folder = folder("picture-frames");
    let request = Request { frames: 4, ..request(Subject::Snow) };
    let frames = write(&mut sim, &request, &folder);
    assert_eq!(frames.len(), 4);
    let mut scene = request.scene();
    for number in 0..4 {
        let pixels = decode(&folder.join(format!("out-{number:04}.png")));
        assert!(pixels == to_rgb8(&scene.draw(67, 41)), "frame {number}");
        scene.advance(0.2);
    }
    assert!(frames[0] != frames[1], "the flakes move");
    assert_eq!(fs::read_dir(&folder).expect("the folder").count(), 4);
}

/// The bytes of the files are the same in two orders of blocks, and in the order that they come in.
#[test]
fn the_order_of_blocks_does_not_show() {
    let mut sim = Sim::open();
    let folder = folder("picture-order");
    for subject in [Subject::Scattered, Subject::Snow, Subject::Mandelbrot] {
        for variant in Request::variants(subject) {
            let mut bytes = [None, Some(1), Some(2)].map(|order| {
                let request = Request { variant: variant.into(), order, ..request(subject) };
                write(&mut sim, &request, &folder)
            });
            let first = bytes[0].split_off(0);
            assert!(bytes[1] == first && bytes[2] == first, "{subject:?} {variant}");
        }
    }
}

/// No circles is a picture of the background; one pixel is a picture; so is nothing that ever leaves.
#[test]
fn small_pictures() {
    let mut sim = Sim::open();
    let folder = folder("picture-small");
    for subject in [Subject::Scattered, Subject::Snow, Subject::Mandelbrot, Subject::Primaries] {
        for variant in Request::variants(subject) {
            let small =
                Request { variant: variant.into(), circles: 0, width: 1, height: 1, ..request(subject) };
            write(&mut sim, &small, &folder);
            write(&mut sim, &Request { limit: 0, circles: 1, ..small }, &folder);
        }
    }
    let refused = Request { limit: MOST_STEPS + 1, ..request(Subject::Mandelbrot) }.check();
    assert!(refused.is_err());
}
