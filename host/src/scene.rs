//! Scenes of the circle renderer (note E9): circles, their motion, and the image that a sequential program draws.

use crate::data::Gen;

/// Circles to draw in the order of their indices. Units are the image's width and height.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// x, y, radius and softness of each circle.
    pub shapes: Vec<f32>,
    /// Red, green, blue and alpha of each circle.
    pub paints: Vec<f32>,
    /// Motion of each circle: x and y a second.
    pub velocities: Vec<f32>,
}

/// The colour that images are cleared to.
pub const BACKGROUND: [f32; 4] = [0.05, 0.07, 0.12, 1.0];

impl Scene {
    /// Number of circles.
    pub fn len(&self) -> usize {
        self.shapes.len() / 4
    }

    /// Whether there is no circle.
    pub fn is_empty(&self) -> bool {
        self.shapes.is_empty()
    }

    /// Three large circles in red, green and blue that overlap in the middle: what an order that is not kept shows in.
    pub fn primaries() -> Scene {
        let mut scene = Scene { shapes: Vec::new(), paints: Vec::new(), velocities: Vec::new() };
        for (at, (x, y)) in [(0.4, 0.45), (0.6, 0.45), (0.5, 0.62)].into_iter().enumerate() {
            let mut paint = [0.1, 0.1, 0.1, 0.5];
            paint[at] = 0.9;
            scene.push([x, y, 0.25, 0.0], paint, [0.0, 0.0]);
        }
        scene
    }

    /// `circles` circles anywhere in and around the image, from dots to a third of it, more of the small ones the more
    /// there are, hard and soft, some of them degenerate.
    pub fn scattered(circles: usize, data: &mut Gen) -> Scene {
        let largest = (2.0 / (circles.max(1) as f32).sqrt()).clamp(0.004, 0.33);
        let mut scene = Scene { shapes: Vec::new(), paints: Vec::new(), velocities: Vec::new() };
        let numbers = data.f32s(7 * circles);
        for seven in numbers.chunks_exact(7) {
            let half = |value: f32| value.mul_add(0.5, 0.5);
            let radius = largest * half(seven[2]) * half(seven[2]);
            let soft = if seven[3] > 0.0 { half(seven[6]) } else { 0.0 };
            scene.push(
                [seven[0].mul_add(0.6, 0.5), seven[1].mul_add(0.6, 0.5), radius, soft],
                [half(seven[4]), half(seven[5]), half(seven[6]), 0.25 + 0.5 * half(seven[3])],
                [0.05 * seven[4], 0.1 * half(seven[5])],
            );
        }
        // A circle without a radius and one that is nowhere draw nothing, in every variant.
        if circles > 8 {
            scene.shapes[4 * 3 + 2] = 0.0;
            scene.shapes[4 * 5] = f32::NAN;
        }
        scene
    }

    /// `circles` soft white flakes that fall; large ones fall faster.
    pub fn snow(circles: usize, data: &mut Gen) -> Scene {
        let mut scene = Scene { shapes: Vec::new(), paints: Vec::new(), velocities: Vec::new() };
        let numbers = data.f32s(5 * circles);
        for five in numbers.chunks_exact(5) {
            let near = five[2].mul_add(0.5, 0.5);
            let radius = 0.002 + 0.018 * near * near * near;
            scene.push(
                [five[0].mul_add(0.5, 0.5), five[1].mul_add(0.5, 0.5), radius, 1.0],
                [0.9, 0.95, 1.0, 0.4 + 0.5 * near],
                [0.04 * five[3], 0.08 + 0.3 * near + 0.02 * five[4]],
            );
        }
        scene
    }

    fn push(&mut self, shape: [f32; 4], paint: [f32; 4], velocity: [f32; 2]) {
        self.shapes.extend(shape);
        self.paints.extend(paint);
        self.velocities.extend(velocity);
    }

    /// Moves every circle by a step of `seconds`. Circles that left come back at the other side.
    pub fn advance(&mut self, seconds: f32) {
        for (shape, velocity) in self.shapes.chunks_exact_mut(4).zip(self.velocities.chunks_exact(2)) {
            let radius = shape[2];
            for axis in 0..2 {
                let moved = shape[axis] + velocity[axis] * seconds;
                shape[axis] = if moved > 1.0 + radius {
                    -radius
                } else if moved < -radius {
                    1.0 + radius
                } else {
                    moved
                };
            }
        }
    }

    /// Draws the circles one after another into a new image of four floats a pixel.
    ///
    /// A pixel whose centre is nearer to the circle's centre than the radius is mixed with the paint by
    /// `alpha · (1 − softness · distance² / radius²)`; every operation is rounded to single precision, in the order
    /// written here. A renderer that keeps the order of the circles gives the same bits.
    pub fn draw(&self, width: usize, height: usize) -> Vec<f32> {
        let mut image = BACKGROUND.repeat(width * height);
        for (shape, paint) in self.shapes.chunks_exact(4).zip(self.paints.chunks_exact(4)) {
            let [x, y, radius, softness] = [shape[0], shape[1], shape[2], shape[3]];
            let reach = radius * radius;
            for row in span(y, radius, height) {
                let dy = y - (row as f32 + 0.5) / height as f32;
                for column in span(x, radius, width) {
                    let dx = x - (column as f32 + 0.5) / width as f32;
                    let distance = dx * dx + dy * dy;
                    if distance < reach {
                        let alpha = paint[3] * (1.0 - softness * (distance / reach));
                        let keep = 1.0 - alpha;
                        let pixel = &mut image[4 * (row * width + column)..][..4];
                        for channel in 0..3 {
                            pixel[channel] = alpha * paint[channel] + keep * pixel[channel];
                        }
                        pixel[3] = alpha + keep * pixel[3];
                    }
                }
            }
        }
        image
    }
}

/// The pixels along an axis of `count` that a circle can reach, with one to spare on either side.
fn span(centre: f32, radius: f32, count: usize) -> std::ops::Range<usize> {
    if !centre.is_finite() || !radius.is_finite() {
        return 0..if centre.is_nan() || radius.is_nan() { 0 } else { count };
    }
    let at = |position: f64| (position * count as f64).clamp(0.0, count as f64);
    let from = at(f64::from(centre) - f64::from(radius)).floor() as usize;
    let to = at(f64::from(centre) + f64::from(radius)).ceil() as usize;
    from.saturating_sub(1)..(to + 1).min(count)
}

/// An image of four floats a pixel as eight-bit red, green and blue: 0 to 1 becomes 0 to 255, rounded to nearest.
pub fn to_rgb8(image: &[f32]) -> Vec<u8> {
    image
        .chunks_exact(4)
        .flat_map(|pixel| [pixel[0], pixel[1], pixel[2]])
        .map(|value| (value.clamp(0.0, 1.0) * 255.0 + 0.5) as u8)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn later_circles_lie_over_earlier_ones() {
        let mut scene = Scene::primaries();
        let image = scene.draw(64, 64);
        let middle = &image[4 * (32 * 64 + 32)..][..3];
        assert!(middle[2] > middle[1] && middle[1] > middle[0], "blue over green over red: {middle:?}");
        // The other way round the middle is red.
        for array in [&mut scene.shapes, &mut scene.paints] {
            array.rotate_left(4);
            array.swap(0, 4);
            let (first, rest) = array.split_at_mut(4);
            first[1..].swap_with_slice(&mut rest[1..4]);
        }
        assert_ne!(scene.draw(64, 64), image);
    }

    #[test]
    fn the_span_of_a_circle_holds_every_pixel_that_it_covers() {
        let mut data = Gen::new(3, "spans");
        let scene = Scene::scattered(200, &mut data);
        let (width, height) = (37, 23);
        let mut slow = BACKGROUND.repeat(width * height);
        for (shape, paint) in scene.shapes.chunks_exact(4).zip(scene.paints.chunks_exact(4)) {
            for row in 0..height {
                for column in 0..width {
                    let dx = shape[0] - (column as f32 + 0.5) / width as f32;
                    let dy = shape[1] - (row as f32 + 0.5) / height as f32;
                    let (distance, reach) = (dx * dx + dy * dy, shape[2] * shape[2]);
                    if distance < reach {
                        let alpha = paint[3] * (1.0 - shape[3] * (distance / reach));
                        let keep = 1.0 - alpha;
                        let pixel = &mut slow[4 * (row * width + column)..][..4];
                        for channel in 0..3 {
                            pixel[channel] = alpha * paint[channel] + keep * pixel[channel];
                        }
                        pixel[3] = alpha + keep * pixel[3];
                    }
                }
            }
        }
        assert_eq!(scene.draw(width, height), slow);
    }

    #[test]
    fn flakes_that_leave_come_back() {
        let mut scene = Scene::snow(50, &mut Gen::new(1, "snow"));
        for _ in 0..1000 {
            scene.advance(0.1);
        }
        assert!(
            scene
                .shapes
                .chunks_exact(4)
                .all(|s| s[0] >= -0.021 && s[0] <= 1.021 && s[1] >= -0.021 && s[1] <= 1.021)
        );
    }

    #[test]
    fn colours_are_rounded_and_clamped() {
        assert_eq!(to_rgb8(&[0.0, 1.0, 0.5, 1.0, -1.0, 2.0, f32::NAN, 0.0]), [0, 255, 128, 0, 255, 0]);
    }
}
