//! Exponential, logarithm and what `StrictMath` builds on them, as fdlibm defines them.
//!
//! As in `trigonometry`, the published constants and the order of the operations are the definition.

// The constants stand as they were published, digit by digit.
#![allow(clippy::excessive_precision, clippy::approx_constant)]

const LN2_HIGH: f64 = f64::from_bits(0x3fe6_2e42_fee0_0000);
const LN2_LOW: f64 = f64::from_bits(0x3dea_39ef_3579_3c76);
const TWO54: f64 = 18_014_398_509_481_984.0;

fn high_word(x: f64) -> u32 {
    (x.to_bits() >> 32) as u32
}

fn with_high_word(x: f64, high: u32) -> f64 {
    f64::from_bits(x.to_bits() & 0xffff_ffff | u64::from(high) << 32)
}

pub fn exp(x: f64) -> f64 {
    const P: [f64; 5] = [
        1.666_666_666_666_660_190_37e-01,
        -2.777_777_777_701_559_338_42e-03,
        6.613_756_321_437_934_361_17e-05,
        -1.653_390_220_546_525_153_90e-06,
        4.138_136_797_057_238_460_39e-08,
    ];
    const OVERFLOW: f64 = 7.097_827_128_933_839_730_96e+02;
    const UNDERFLOW: f64 = -7.451_332_191_019_411_084_20e+02;
    const INVERSE_LN2: f64 = 1.442_695_040_888_963_387_00e+00;
    if x.is_nan() || !(UNDERFLOW..=OVERFLOW).contains(&x) {
        return libm::exp(x);
    }
    let size = high_word(x) & 0x7fff_ffff;
    let sign = if x < 0.0 { -1.0 } else { 1.0 };
    let (mut high, mut low, mut k) = (0.0, 0.0, 0i32);
    let mut r = x;
    if size > 0x3fd6_2e42 {
        if size < 0x3ff0_a2b2 {
            high = x - sign * LN2_HIGH;
            low = sign * LN2_LOW;
            k = sign as i32;
        } else {
            k = (INVERSE_LN2 * x + sign * 0.5) as i32;
            high = x - f64::from(k) * LN2_HIGH;
            low = f64::from(k) * LN2_LOW;
        }
        r = high - low;
    } else if size < 0x3e30_0000 {
        return 1.0 + x;
    }
    let t = r * r;
    let c = r - t * (P[0] + t * (P[1] + t * (P[2] + t * (P[3] + t * P[4]))));
    if k == 0 {
        return 1.0 - ((r * c) / (c - 2.0) - r);
    }
    let y = 1.0 - ((low - (r * c) / (2.0 - c)) - high);
    if k >= -1021 {
        return with_high_word(y, high_word(y).wrapping_add((k << 20) as u32));
    }
    let scaled = with_high_word(y, high_word(y).wrapping_add(((k + 1000) << 20) as u32));
    scaled * f64::from_bits(0x0170_0000_0000_0000)
}

pub fn log(x: f64) -> f64 {
    const LG: [f64; 7] = [
        6.666_666_666_666_735_130e-01,
        3.999_999_999_940_941_908e-01,
        2.857_142_874_366_239_149e-01,
        2.222_219_843_214_978_396e-01,
        1.818_357_216_161_805_012e-01,
        1.531_383_769_920_937_332e-01,
        1.479_819_860_511_658_591e-01,
    ];
    if x.is_nan() || x <= 0.0 || x.is_infinite() {
        return libm::log(x);
    }
    let subnormal = x < f64::MIN_POSITIVE;
    let scaled = if subnormal { x * TWO54 } else { x };
    let mut k = if subnormal { -54 } else { 0 };
    let mut high = high_word(scaled);
    k += (high >> 20) as i32 - 1023;
    high &= 0x000f_ffff;
    let carry = (high + 0x95f64) & 0x10_0000;
    let f = with_high_word(scaled, high | (carry ^ 0x3ff0_0000)) - 1.0;
    k += (carry >> 20) as i32;
    let dk = f64::from(k);
    if 0x000f_ffff & (2 + high) < 3 {
        if f == 0.0 {
            return if k == 0 { 0.0 } else { dk * LN2_HIGH + dk * LN2_LOW };
        }
        let r = f * f * (0.5 - 0.333_333_333_333_333_33 * f);
        return if k == 0 { f - r } else { dk * LN2_HIGH - ((r - dk * LN2_LOW) - f) };
    }
    let s = f / (2.0 + f);
    let z = s * s;
    let w = z * z;
    let even = w * (LG[1] + w * (LG[3] + w * LG[5]));
    let odd = z * (LG[0] + w * (LG[2] + w * (LG[4] + w * LG[6])));
    let r = odd + even;
    let middle = (high as i32 - 0x6147a) | (0x6b851 - high as i32);
    if middle > 0 {
        let half = 0.5 * f * f;
        if k == 0 {
            f - (half - s * (half + r))
        } else {
            dk * LN2_HIGH - ((half - (s * (half + r) + dk * LN2_LOW)) - f)
        }
    } else if k == 0 {
        f - s * (f - r)
    } else {
        dk * LN2_HIGH - ((s * (f - r) - dk * LN2_LOW) - f)
    }
}

/// The logarithm of the mantissa scaled, plus the exponent times log10(2) in two parts.
pub fn log10(x: f64) -> f64 {
    const INVERSE_LN10: f64 = 4.342_944_819_032_518_166_68e-01;
    const LOG10_2_HIGH: f64 = f64::from_bits(0x3fd3_4413_509f_6000);
    const LOG10_2_LOW: f64 = f64::from_bits(0x3d59_fef3_11f1_2b36);
    if x.is_nan() || x <= 0.0 || x.is_infinite() {
        return libm::log10(x);
    }
    let subnormal = x < f64::MIN_POSITIVE;
    let bits = if subnormal { x * TWO54 } else { x }.to_bits();
    let exponent = (bits >> 52) as i32 - 1023 - if subnormal { 54 } else { 0 };
    let below_one = i32::from(exponent < 0);
    let mantissa = f64::from_bits(bits & 0x000f_ffff_ffff_ffff | ((1023 - below_one) as u64) << 52);
    let y = f64::from(exponent + below_one);
    let z = y * LOG10_2_LOW + INVERSE_LN10 * log(mantissa);
    z + y * LOG10_2_HIGH
}

pub fn cosh(x: f64) -> f64 {
    if x.is_nan() || x.is_infinite() {
        return x * x;
    }
    let a = x.abs();
    match high_word(a) {
        0..0x3fd6_2e43 => {
            let t = libm::expm1(a);
            let w = 1.0 + t;
            if high_word(a) < 0x3c80_0000 { w } else { 1.0 + (t * t) / (w + w) }
        }
        0x3fd6_2e43..0x4036_0000 => {
            let t = exp(a);
            0.5 * t + 0.5 / t
        }
        0x4036_0000..0x4086_2e42 => 0.5 * exp(a),
        _ => {
            let w = exp(0.5 * a);
            (0.5 * w) * w
        }
    }
}

pub fn sinh(x: f64) -> f64 {
    if x.is_nan() || x.is_infinite() {
        return x + x;
    }
    let a = x.abs();
    let half = if x < 0.0 { -0.5 } else { 0.5 };
    match high_word(a) {
        0..0x3e30_0000 => x,
        0x3e30_0000..0x3ff0_0000 => {
            let t = libm::expm1(a);
            half * (2.0 * t - t * t / (t + 1.0))
        }
        0x3ff0_0000..0x4036_0000 => {
            let t = libm::expm1(a);
            half * (t + t / (t + 1.0))
        }
        0x4036_0000..0x4086_2e42 => half * exp(a),
        _ => {
            let w = exp(0.5 * a);
            (half * w) * w
        }
    }
}

pub fn tanh(x: f64) -> f64 {
    if x.is_nan() || x.is_infinite() {
        return if x > 0.0 { 1.0 / x + 1.0 } else { 1.0 / x - 1.0 };
    }
    let a = x.abs();
    let size = match high_word(a) {
        0..0x3c80_0000 => return x * (1.0 + x),
        0x3c80_0000..0x3ff0_0000 => {
            let t = libm::expm1(-2.0 * a);
            -t / (t + 2.0)
        }
        0x3ff0_0000..0x4036_0000 => {
            let t = libm::expm1(2.0 * a);
            1.0 - 2.0 / (t + 2.0)
        }
        _ => 1.0,
    };
    if x < 0.0 { -size } else { size }
}
