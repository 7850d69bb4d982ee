//! Runs the kernels on the best device at hand, and times a part of it with cust's events.

use std::error::Error;

use cust::event::{Event, EventFlags};
use kernels::Interval;
use @CRATE@::Gpu;

fn main() -> Result<(), Box<dyn Error>> {
    let gpu = Gpu::open()?;
    println!("running on {} ({})", gpu.device().name(), gpu.device().backend());

    let values: Vec<f32> = (-8..=8).map(|x| x as f32 / 2.0).collect();
    let (start, stop) = (Event::new(EventFlags::DEFAULT)?, Event::new(EventFlags::DEFAULT)?);
    start.record(gpu.device().queue())?;
    let activated = gpu.gelu(&values)?;
    stop.record(gpu.device().queue())?;
    stop.synchronize()?;
    for (x, y) in values.iter().zip(&activated) {
        println!("gelu({x:4.1}) = {y:9.6}");
    }
    println!("in {:.3} ms, copies included", stop.elapsed_time_f32(&start)?);

    let intervals = [Interval { low: -1.0, high: 1.0 }, Interval { low: 0.0, high: f32::INFINITY }];
    println!("inside {intervals:?}: {:?}", gpu.count_inside(&values, &intervals)?);
    Ok(())
}
