//! Sine and cosine as `StrictMath` defines them: fdlibm's approximations, on the argument reduced to [-π/4, π/4].
//!
//! The polynomials and the parts of π/2 are fdlibm's published constants; the order of the operations is part of the
//! definition, because it decides the last bit. Arguments beyond 2^19·π/2 are left to the `libm` crate.

// The constants stand as they were published, digit by digit.
#![allow(clippy::excessive_precision, clippy::approx_constant)]

const S: [f64; 6] = [
    -1.666_666_666_666_663_243_48e-01,
    8.333_333_333_322_489_461_24e-03,
    -1.984_126_982_985_794_931_34e-04,
    2.755_731_370_707_006_767_89e-06,
    -2.505_076_025_340_686_341_95e-08,
    1.589_690_995_211_550_102_21e-10,
];
const C: [f64; 6] = [
    4.166_666_666_666_660_190_37e-02,
    -1.388_888_888_887_410_957_49e-03,
    2.480_158_728_947_672_941_78e-05,
    -2.755_731_435_139_066_330_35e-07,
    2.087_572_321_298_174_827_90e-09,
    -1.135_964_755_778_819_482_65e-11,
];
/// π/2 in parts of 33 bits, each with the rest behind it.
const PARTS: [(u64, u64); 3] = [
    (0x3ff9_21fb_5440_0000, 0x3dd0_b461_1a62_6331),
    (0x3dd0_b461_1a60_0000, 0x3ba3_198a_2e03_7073),
    (0x3ba3_198a_2e00_0000, 0x397b_839a_2520_49c1),
];
const QUARTER_PI: f64 = std::f64::consts::FRAC_PI_4;
/// 2^19·π/2, up to which three parts of π/2 are enough.
const MEDIUM: f64 = 823_549.664_6;

fn high_word(x: f64) -> u32 {
    (x.to_bits() >> 32) as u32 & 0x7fff_ffff
}

fn exponent(x: f64) -> i32 {
    (high_word(x) >> 20) as i32
}

/// The quadrant of `x` and what is left of it, as a sum of two doubles.
fn reduce(x: f64) -> (i32, f64, f64) {
    let t = x.abs();
    let quadrant = (t * std::f64::consts::FRAC_2_PI + 0.5) as i32;
    let n = f64::from(quadrant);
    let part = |i: usize| (f64::from_bits(PARTS[i].0), f64::from_bits(PARTS[i].1));
    let (first, rest) = part(0);
    let mut r = t - n * first;
    let mut w = n * rest;
    let mut high = r - w;
    // Cancellation: so many bits were lost that the next part of π/2 counts.
    for (i, lost) in [(1, 16), (2, 49)] {
        if exponent(x) - exponent(high) <= lost {
            break;
        }
        let (next, rest) = part(i);
        let before = r;
        w = n * next;
        r = before - w;
        w = n * rest - ((before - r) - w);
        high = r - w;
    }
    let low = (r - high) - w;
    if x < 0.0 { (-quadrant, -high, -low) } else { (quadrant, high, low) }
}

fn kernel_sin(x: f64, y: f64, reduced: bool) -> f64 {
    if high_word(x) < 0x3e40_0000 && x as i32 == 0 {
        return x;
    }
    let z = x * x;
    let v = z * x;
    let r = S[1] + z * (S[2] + z * (S[3] + z * (S[4] + z * S[5])));
    if reduced { x - ((z * (0.5 * y - v * r) - y) - v * S[0]) } else { x + v * (S[0] + z * r) }
}

fn kernel_cos(x: f64, y: f64) -> f64 {
    let high = high_word(x);
    if high < 0x3e40_0000 && x as i32 == 0 {
        return 1.0;
    }
    let z = x * x;
    let r = z * (C[0] + z * (C[1] + z * (C[2] + z * (C[3] + z * (C[4] + z * C[5])))));
    if high < 0x3fd3_3333 {
        return 1.0 - (0.5 * z - (z * r - x * y));
    }
    let quarter = if high > 0x3fe9_0000 { 0.281_25 } else { f64::from_bits(u64::from(high - 0x0020_0000) << 32) };
    let half = 0.5 * z - quarter;
    (1.0 - quarter) - (half - (z * r - x * y))
}

pub fn sin(x: f64) -> f64 {
    if x.abs() <= QUARTER_PI {
        return kernel_sin(x, 0.0, false);
    }
    if x.is_nan() || x.abs() >= MEDIUM {
        return libm::sin(x);
    }
    let (quadrant, high, low) = reduce(x);
    match quadrant & 3 {
        0 => kernel_sin(high, low, true),
        1 => kernel_cos(high, low),
        2 => -kernel_sin(high, low, true),
        _ => -kernel_cos(high, low),
    }
}

pub fn cos(x: f64) -> f64 {
    if x.abs() <= QUARTER_PI {
        return kernel_cos(x, 0.0);
    }
    if x.is_nan() || x.abs() >= MEDIUM {
        return libm::cos(x);
    }
    let (quadrant, high, low) = reduce(x);
    match quadrant & 3 {
        0 => kernel_cos(high, low),
        1 => -kernel_sin(high, low, true),
        2 => -kernel_cos(high, low),
        _ => kernel_sin(high, low, true),
    }
}
