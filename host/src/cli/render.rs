//! `warpbook render`.

use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use cuda_loader::DeviceChoice;
use serde_json::json;

use super::{KernelArgs, out};
use crate::error::Error;
use crate::picture::{self, LONGEST_SIDE, MOST_CIRCLES, MOST_FRAMES, Request, Subject};
use crate::session::Session;

/// Arguments of `render`.
#[derive(Args)]
pub struct RenderArgs {
    /// What to draw
    #[arg(long, value_enum, default_value = "scattered")]
    scene: Subject,
    /// Number of circles of `scattered` and `snow`, up to a million
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(0..=MOST_CIRCLES as u64))]
    circles: u64,
    /// Width and height in pixels
    #[arg(long, value_name = "WIDTHxHEIGHT", default_value = "1024x768", value_parser = size)]
    size: (usize, usize),
    /// Number of frames of `snow`; the files are FILE-0000.png and so on if there are several
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=MOST_FRAMES as u64))]
    frames: u64,
    /// Seconds between two frames
    #[arg(long, value_name = "SECONDS", default_value_t = 0.04, allow_negative_numbers = true)]
    step: f32,
    /// Most steps of a pixel of `mandelbrot`
    #[arg(long, value_name = "STEPS", default_value_t = 256)]
    limit: usize,
    /// Seed of the circles
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The variant that draws: tiles_vote, tiles_scan, coarse_fine or pixels; for `mandelbrot` queue, levels or flat
    #[arg(long, value_name = "NAME")]
    variant: Option<String>,
    /// Where to run: auto (the first GPU, or else the simulator), cuda, cuda:N or sim
    #[arg(long, env = "WARPBOOK_DEVICE", default_value = "auto")]
    device: String,
    /// Run blocks and warps in the order of this seed, on the simulator
    #[arg(long, value_name = "SEED")]
    order: Option<u64>,
    #[command(flatten)]
    kernels: KernelArgs,
    /// The file to write
    #[arg(short, long, value_name = "FILE.png")]
    out: PathBuf,
    /// Do not compare the picture with that of the sequential reference
    #[arg(long)]
    no_check: bool,
    /// Print one JSON object a frame
    #[arg(long)]
    json: bool,
}

/// Reads a size such as 1024x768.
fn size(text: &str) -> Result<(usize, usize), String> {
    let side = |text: &str| text.parse().ok().filter(|side| (1..=LONGEST_SIDE).contains(side));
    text.split_once('x')
        .and_then(|(width, height)| Some((side(width)?, side(height)?)))
        .ok_or_else(|| format!("give width and height, each from 1 to {LONGEST_SIDE}, such as 1024x768"))
}

/// Draws, checks and writes the frames.
pub fn run(args: &RenderArgs, embedded: &[&str]) -> Result<bool, Error> {
    let (width, height) = args.size;
    let usual = || Request::variants(args.scene).first().map_or_else(String::new, |name| (*name).to_owned());
    let request = Request {
        subject: args.scene,
        variant: args.variant.clone().unwrap_or_else(usual),
        circles: args.circles as usize,
        width,
        height,
        frames: args.frames as usize,
        step: args.step,
        limit: args.limit,
        seed: args.seed,
        order: args.order,
        check: !args.no_check,
    };
    // Whatever is wrong with the arguments is told before anything is drawn.
    request.check()?;
    let files = picture::files(&args.out, request.frames)?;
    let choice: DeviceChoice = args.device.parse()?;
    let (kernels, _) = args.kernels.load(embedded)?;
    let mut session = Session::open(choice, kernels)?;
    let device = session.device().clone();
    let began = Instant::now();
    let mut spent = 0.0;
    request.draw(&mut session, |frame| {
        let file = &files[frame.number];
        picture::write_png(file, width, height, &frame.rgb)?;
        spent += frame.millis.unwrap_or(0.0);
        if args.json {
            let object = json!({
                "file": file.display().to_string(),
                "scene": scene_name(args.scene),
                "variant": request.variant,
                "circles": circles(&request),
                "width": width,
                "height": height,
                "frame": frame.number,
                "device": device.id(),
                "device_name": device.name,
                "ms": frame.millis,
                "checked": request.check,
            });
            out(&object.to_string());
        }
        Ok(())
    })?;
    if !args.json {
        let what = match circles(&request) {
            Some(circles) => format!("{circles} circles"),
            None => format!("{} steps at most", request.limit),
        };
        let first = args.scene;
        let frames = match files.as_slice() {
            [file] => file.display().to_string(),
            [file, .., last] => format!("{} to {}", file.display(), last.display()),
            [] => String::new(),
        };
        let checked = if request.check { "equal to the reference's" } else { "not checked" };
        out(&format!(
            "{frames}: {} ({what}, {width}x{height}), {checked}\n{} on {} ({}): kernels {spent:.2} ms, with transfers, checks \
             and files {:.2} s",
            scene_name(first),
            request.variant,
            device.id(),
            device.name,
            began.elapsed().as_secs_f64()
        ));
    }
    Ok(true)
}

fn scene_name(subject: Subject) -> &'static str {
    match subject {
        Subject::Primaries => "primaries",
        Subject::Scattered => "scattered",
        Subject::Snow => "snow",
        Subject::Mandelbrot => "mandelbrot",
    }
}

/// How many circles there are, if there are any.
fn circles(request: &Request) -> Option<usize> {
    match request.subject {
        Subject::Mandelbrot => None,
        Subject::Primaries => Some(3),
        Subject::Scattered | Subject::Snow => Some(request.circles),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes() {
        assert_eq!(size("1024x768"), Ok((1024, 768)));
        for bad in
            ["", "7", "0x7", "7x0", "7x", "x7", "7x7x7", "-7x7", "1.5x7", "16385x7", "99999999999999999999x7"]
        {
            assert!(size(bad).is_err(), "{bad}");
        }
    }
}
