//! Every function of libdevice by its name, on values that the host chooses.

use cuda_std::intrinsics as nv;
use cuda_std::prelude::*;
use cuda_std::{FloatExt, GpuFloat};

/// Calls functions of one signature: the results of one thread are in a row, one word each.
macro_rules! table {
    ($(#[$doc:meta])* $kernel:ident $names:ident $arguments:tt -> $result:ty: $($name:ident)*) => {
        table! { @functions $(#[$doc])* $names $arguments $result, $($name)* }
        table! { @kernel $(#[$doc])* $kernel $names $arguments $arguments $result, $($name)* }
    };
    (@kernel $(#[$doc:meta])* $kernel:ident $names:ident ($($argument:ident: $type:ty),*) $arguments:tt $result:ty,
     $($name:ident)*) => {
        $(#[$doc])*
        #[kernel]
        pub unsafe fn $kernel($($argument: *const $type,)* out: *mut $result, n: usize) {
            let i = thread::index_1d() as usize;
            if i < n {
                $(let $argument = *$argument.add(i);)*
                let mut place = out.add(i * $names.len());
                $(
                    *place = table!(@call $name $arguments);
                    place = place.add(1);
                )*
                let _ = place;
            }
        }
    };
    (@functions $(#[$doc:meta])* $names:ident ($($argument:ident: $type:ty),*) $result:ty, $($name:ident)*) => {
        $(#[$doc])*
        pub const $names: &[(&str, unsafe fn($($type),*) -> $result)] = &[$((stringify!($name), nv::$name)),*];
    };
    (@call $name:ident ($($argument:ident: $type:ty),*)) => {
        nv::$name($($argument),*)
    };
}

table! {
    /// 65 functions.
    nv_f32_to_f32 NV_F32_TO_F32(x: f32) -> f32:
    acosf acoshf asinf asinhf atanf atanhf cbrtf ceilf cosf coshf cospif erfcf erfcinvf erfcxf erff erfinvf
    exp10f exp2f expf expm1f fabsf fast_cosf fast_exp10f fast_expf fast_log10f fast_log2f fast_logf fast_sinf
    fast_tanf floorf frcp_rd frcp_rn frcp_ru frcp_rz frsqrt_rn fsqrt_rd fsqrt_rn fsqrt_ru fsqrt_rz j0f j1f
    lgammaf log10f log1pf log2f logbf logf nearbyintf normcdff normcdfinvf rcbrtf rintf roundf rsqrtf
    saturatef sinf sinhf sinpif sqrtf tanf tanhf tgammaf truncf y0f y1f
}

table! {
    /// 1 functions.
    nv_f32_to_i16 NV_F32_TO_I16(x: f32) -> i16:
    float2half_rn
}

table! {
    /// 14 functions.
    nv_f32_to_i32 NV_F32_TO_I32(x: f32) -> i32:
    finitef float2int_rd float2int_rn float2int_ru float2int_rz float2uint_rd float2uint_rn float2uint_ru
    float2uint_rz float_as_int ilogbf isinff isnanf signbitf
}

table! {
    /// 10 functions.
    nv_f32_to_i64 NV_F32_TO_I64(x: f32) -> i64:
    float2ll_rd float2ll_rn float2ll_ru float2ll_rz float2ull_rd float2ull_rn float2ull_ru float2ull_rz
    llrintf llroundf
}

table! {
    /// 28 functions.
    nv_f32_f32_to_f32 NV_F32_F32_TO_F32(x: f32, y: f32) -> f32:
    atan2f copysignf fadd_rd fadd_rn fadd_ru fadd_rz fast_fdividef fast_powf fdimf fdiv_rd fdiv_rn fdiv_ru
    fdiv_rz fmaxf fminf fmodf fmul_rd fmul_rn fmul_ru fmul_rz fsub_rd fsub_rn fsub_ru fsub_rz hypotf
    nextafterf powf remainderf
}

table! {
    /// 5 functions.
    nv_f32_f32_f32_to_f32 NV_F32_F32_F32_TO_F32(x: f32, y: f32, z: f32) -> f32:
    fmaf fmaf_rd fmaf_rn fmaf_ru fmaf_rz
}

table! {
    /// 3 functions.
    nv_f32_i32_to_f32 NV_F32_I32_TO_F32(x: f32, y: i32) -> f32:
    ldexpf powif scalbnf
}

table! {
    /// 4 functions.
    nv_f64_to_f32 NV_F64_TO_F32(x: f64) -> f32:
    double2float_rd double2float_rn double2float_ru double2float_rz
}

table! {
    /// 55 functions.
    nv_f64_to_f64 NV_F64_TO_F64(x: f64) -> f64:
    acos acosh asin asinh atan atanh cbrt ceil cos cosh cospi drcp_rd drcp_rn drcp_ru drcp_rz dsqrt_rd
    dsqrt_rn dsqrt_ru dsqrt_rz erf erfc erfcinv erfcx erfinv exp exp10 exp2 expm1 fabs floor j0 j1 lgamma log
    log10 log1p log2 logb nearbyint normcdf normcdfinv rcbrt rint round rsqrt sin sinh sinpi sqrt tan tanh
    tgamma trunc y0 y1
}

table! {
    /// 15 functions.
    nv_f64_to_i32 NV_F64_TO_I32(x: f64) -> i32:
    double2hiint double2int_rd double2int_rn double2int_ru double2int_rz double2loint double2uint_rd
    double2uint_rn double2uint_ru double2uint_rz ilogb isfinited isinfd isnand signbitd
}

table! {
    /// 11 functions.
    nv_f64_to_i64 NV_F64_TO_I64(x: f64) -> i64:
    double2ll_rd double2ll_rn double2ll_ru double2ll_rz double2ull_rd double2ull_rn double2ull_ru
    double2ull_rz double_as_longlong llrint llround
}

table! {
    /// 22 functions.
    nv_f64_f64_to_f64 NV_F64_F64_TO_F64(x: f64, y: f64) -> f64:
    atan2 copysign dadd_rd dadd_rn dadd_ru dadd_rz ddiv_rd ddiv_rn ddiv_ru ddiv_rz dmul_rd dmul_rn dmul_ru
    dmul_rz fdim fmax fmin fmod hypot nextafter pow remainder
}

table! {
    /// 5 functions.
    nv_f64_f64_f64_to_f64 NV_F64_F64_F64_TO_F64(x: f64, y: f64, z: f64) -> f64:
    fma fma_rd fma_rn fma_ru fma_rz
}

table! {
    /// 3 functions.
    nv_f64_i32_to_f64 NV_F64_I32_TO_F64(x: f64, y: i32) -> f64:
    ldexp powi scalbn
}

table! {
    /// 1 functions.
    nv_i16_to_f32 NV_I16_TO_F32(x: i16) -> f32:
    half2float
}

table! {
    /// 9 functions.
    nv_i32_to_f32 NV_I32_TO_F32(x: i32) -> f32:
    int2float_rd int2float_rn int2float_ru int2float_rz int_as_float uint2float_rd uint2float_rn uint2float_ru
    uint2float_rz
}

table! {
    /// 2 functions.
    nv_i32_to_f64 NV_I32_TO_F64(x: i32) -> f64:
    int2double_rn uint2double_rn
}

table! {
    /// 5 functions.
    nv_i32_to_i32 NV_I32_TO_I32(x: i32) -> i32:
    abs brev clz ffs popc
}

table! {
    /// 2 functions.
    nv_i32_f32_to_f32 NV_I32_F32_TO_F32(x: i32, y: f32) -> f32:
    jnf ynf
}

table! {
    /// 2 functions.
    nv_i32_f64_to_f64 NV_I32_F64_TO_F64(x: i32, y: f64) -> f64:
    jn yn
}

table! {
    /// 1 functions.
    nv_i32_i32_to_f64 NV_I32_I32_TO_F64(x: i32, y: i32) -> f64:
    hiloint2double
}

table! {
    /// 12 functions.
    nv_i32_i32_to_i32 NV_I32_I32_TO_I32(x: i32, y: i32) -> i32:
    hadd max min mul24 mulhi rhadd uhadd umax umin umul24 umulhi urhadd
}

table! {
    /// 3 functions.
    nv_i32_i32_i32_to_i32 NV_I32_I32_I32_TO_I32(x: i32, y: i32, z: i32) -> i32:
    byte_perm sad usad
}

table! {
    /// 8 functions.
    nv_i64_to_f32 NV_I64_TO_F32(x: i64) -> f32:
    ll2float_rd ll2float_rn ll2float_ru ll2float_rz ull2float_rd ull2float_rn ull2float_ru ull2float_rz
}

table! {
    /// 9 functions.
    nv_i64_to_f64 NV_I64_TO_F64(x: i64) -> f64:
    ll2double_rd ll2double_rn ll2double_ru ll2double_rz longlong_as_double ull2double_rd ull2double_rn
    ull2double_ru ull2double_rz
}

table! {
    /// 3 functions.
    nv_i64_to_i32 NV_I64_TO_I32(x: i64) -> i32:
    clzll ffsll popcll
}

table! {
    /// 2 functions.
    nv_i64_to_i64 NV_I64_TO_I64(x: i64) -> i64:
    brevll llabs
}

table! {
    /// 6 functions.
    nv_i64_i64_to_i64 NV_I64_I64_TO_I64(x: i64, y: i64) -> i64:
    llmax llmin mul64hi ullmax ullmin umul64hi
}

/// Functions with further results: 18 words each.
#[kernel]
pub unsafe fn nv_pointers(x: *const f64, y: *const f64, out: *mut [f64; 18], n: usize) {
    let i = thread::index_1d() as usize;
    if i >= n {
        return;
    }
    let (x, y) = (*x.add(i), *y.add(i));
    let (narrow_x, narrow_y) = (x as f32, y as f32);
    let (mut whole, mut a, mut b, mut c, mut d) = (0, 0.0f64, 0.0f64, 0.0f32, 0.0f32);
    let mut results = [0.0; 18];
    results[0] = nv::frexp(x, &mut whole);
    results[1] = whole as f64;
    results[2] = nv::frexpf(narrow_x, &mut whole) as f64 + 1024.0 * whole as f64;
    results[3] = nv::modf(x, &mut a);
    results[4] = a;
    results[5] = nv::modff(narrow_x, &mut c) as f64;
    results[6] = c as f64;
    results[7] = nv::remquo(x, y, &mut whole);
    results[8] = (whole & 7) as f64;
    results[9] = nv::remquof(narrow_x, narrow_y, &mut whole) as f64;
    nv::sincos(x, &mut a, &mut b);
    (results[10], results[11]) = (a, b);
    nv::sincosf(narrow_x, &mut c, &mut d);
    (results[12], results[13]) = (c as f64, d as f64);
    nv::sincospi(x, &mut a, &mut b);
    (results[14], results[15]) = (a, b);
    nv::sincospif(narrow_x, &mut c, &mut d);
    results[16] = (c + 8.0 * d) as f64;
    nv::fast_sincosf(narrow_x, &mut c, &mut d);
    let near = (c - narrow_x.sin()).abs() < 1e-4 && (d - narrow_x.cos()).abs() < 1e-4;
    results[17] = (near || narrow_x.abs() > 3.0 || narrow_x.is_nan()) as u32 as f64
        + 2.0
            * (nv::nan(core::ptr::null_mut()).is_nan() && nv::nanf(core::ptr::null_mut()).is_nan()) as u32
                as f64;
    *out.add(i) = results;
}

/// The methods of both traits, on the device and on the host alike.
pub fn methods<T: FloatExt + GpuFloat>(x: T, y: T, n: i32) -> [T; 72] {
    let (fraction, _) = x.frexp();
    let (sin_pi, cos_pi) = x.sincospi();
    let (sin, cos) = x.sin_cos();
    [
        FloatExt::cospi(x),
        x.error_function(),
        x.complementary_error_function(),
        x.inv_complementary_error_function(),
        x.scaled_complementary_error_function(),
        fraction,
        x.j0(),
        x.j1(),
        x.jn(n),
        x.ldexp(n),
        x.log_gamma(),
        x.log1p(),
        x.norm_cdf(),
        x.inv_norm_cdf(),
        x.rcbrt(),
        x.saturate(),
        x.scale_by_n(n),
        sin_pi,
        cos_pi,
        x.sinpi(),
        x.gamma(),
        x.y0(),
        x.y1(),
        x.yn(n),
        x.floor(),
        x.ceil(),
        x.round(),
        x.trunc(),
        x.fract(),
        x.abs(),
        x.signum(),
        x.copysign(y),
        x.mul_add(y, x),
        x.div_euclid(y),
        x.rem_euclid(y),
        x.powi(n),
        x.powf(y),
        x.sqrt(),
        x.exp(),
        x.exp2(),
        x.ln(),
        x.log(y),
        x.log2(),
        x.log10(),
        x.cbrt(),
        x.hypot(y),
        x.sin(),
        x.cos(),
        x.tan(),
        x.asin(),
        x.acos(),
        x.atan(),
        x.atan2(y),
        sin,
        cos,
        x.exp_m1(),
        x.ln_1p(),
        x.sinh(),
        x.cosh(),
        x.tanh(),
        x.asinh(),
        x.acosh(),
        x.atanh(),
        y.asinh(),
        y.acosh(),
        y.atanh(),
        y.error_function(),
        y.log_gamma(),
        y.gamma(),
        y.norm_cdf(),
        y.rcbrt(),
        y.scaled_complementary_error_function(),
    ]
}

#[kernel]
pub unsafe fn methods_f32(x: *const f32, y: *const f32, out: *mut [f32; 72], n: usize) {
    let i = thread::index_1d() as usize;
    if i < n {
        *out.add(i) = methods(*x.add(i), *y.add(i), i as i32 % 7 - 3);
    }
}

#[kernel]
pub unsafe fn methods_f64(x: *const f64, y: *const f64, out: *mut [f64; 72], exponents: *mut i32, n: usize) {
    let i = thread::index_1d() as usize;
    if i < n {
        *out.add(i) = methods(*x.add(i), *y.add(i), i as i32 % 7 - 3);
        *exponents.add(i) = (*x.add(i)).unbiased_exp();
    }
}
