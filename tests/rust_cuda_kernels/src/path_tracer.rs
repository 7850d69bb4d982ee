//! Rays among spheres, with the vectors of glam: structures by value, a scene by reference, an enum of materials.

use cuda_std::glam::{U8Vec3, USizeVec2, UVec2, Vec3};
use cuda_std::*;

/// What the camera sees.
#[derive(Default, Clone, Copy, DeviceCopy)]
#[repr(C)]
pub struct View {
    pub bounds: USizeVec2,
    pub corner: Vec3,
    pub across: Vec3,
    pub up: Vec3,
    pub origin: Vec3,
}

/// How a surface reflects.
#[derive(Clone, Copy, PartialEq, Debug)]
#[repr(C)]
pub enum Material {
    Diffuse(Vec3),
    Mirror { colour: Vec3, dim: f32 },
}

#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Sphere {
    pub centre: Vec3,
    pub radius: f32,
    pub material: Material,
}

/// A scene, in memory of the device.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Scene<'a> {
    pub spheres: &'a [Sphere],
    pub light: Vec3,
}

/// What a ray met.
struct Hit {
    distance: f32,
    normal: Vec3,
    material: Material,
}

const BOUNCES: u32 = 4;

impl Scene<'_> {
    fn hit(&self, origin: Vec3, direction: Vec3) -> Option<Hit> {
        let mut nearest: Option<Hit> = None;
        for sphere in self.spheres {
            let from = origin - sphere.centre;
            let half = from.dot(direction);
            let rest = half * half - (from.length_squared() - sphere.radius * sphere.radius);
            if rest <= 0.0 {
                continue;
            }
            let distance = -half - rest.sqrt();
            if distance > 1e-3 && nearest.as_ref().is_none_or(|hit| distance < hit.distance) {
                let normal = (from + distance * direction) / sphere.radius;
                nearest = Some(Hit { distance, normal, material: sphere.material });
            }
        }
        nearest
    }

    /// The colour that comes from a direction.
    pub fn colour(&self, mut origin: Vec3, mut direction: Vec3) -> Vec3 {
        let mut left = Vec3::ONE;
        for _ in 0..BOUNCES {
            let Some(hit) = self.hit(origin, direction) else {
                return left * Vec3::new(0.5, 0.7, 1.0).lerp(Vec3::ONE, 0.5 * (direction.y + 1.0));
            };
            origin += hit.distance * direction;
            match hit.material {
                Material::Diffuse(colour) => {
                    return left * colour * hit.normal.dot(self.light).max(0.0).powf(0.8)
                }
                Material::Mirror { colour, dim } => {
                    left *= colour * (-dim).exp();
                    direction = direction.reflect(hit.normal).normalize();
                }
            }
        }
        Vec3::ZERO
    }
}

/// The direction through a pixel.
pub fn direction(pixel: UVec2, view: &View) -> Vec3 {
    let at = pixel.as_vec2() / view.bounds.as_vec2();
    (view.corner + at.x * view.across + at.y * view.up - view.origin).normalize()
}

#[kernel]
pub unsafe fn trace(image: *mut Vec3, view: View, scene: &Scene) {
    let pixel = thread::index_2d();
    if pixel.x as usize >= view.bounds.x || pixel.y as usize >= view.bounds.y {
        return;
    }
    let place = pixel.y as usize * view.bounds.x + pixel.x as usize;
    *image.add(place) += scene.colour(view.origin, direction(pixel, &view));
}

/// Puts the slice into the scene: its address is one of the device.
#[kernel]
pub unsafe fn make_scene(place: *mut Scene<'static>, spheres: *const Sphere, count: usize, light: Vec3) {
    *place = Scene { spheres: core::slice::from_raw_parts(spheres, count), light };
}

#[kernel]
pub unsafe fn bytes(image: *const Vec3, out: *mut U8Vec3, view: View) {
    let pixel = thread::index_2d();
    if pixel.x as usize >= view.bounds.x || pixel.y as usize >= view.bounds.y {
        return;
    }
    let place = pixel.y as usize * view.bounds.x + pixel.x as usize;
    let gamma = (*image.add(place)).map(f32::sqrt_of);
    *out.add(place) = (gamma * 255.0).clamp(Vec3::ZERO, Vec3::splat(255.0)).as_u8vec3();
}

/// `f32::sqrt` is a function of `std`.
trait SqrtOf {
    fn sqrt_of(self) -> Self;
}

impl SqrtOf for f32 {
    fn sqrt_of(self) -> Self {
        GpuFloat::sqrt(self)
    }
}
