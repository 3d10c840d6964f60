//! Inputs that are drawn, not solved for: numbers and texts that programs treat specially, constants of the code and their
//! neighbours, and random ones.

use std::collections::BTreeSet;
use std::rc::Rc;

use rand::Rng;
use rand::rngs::SmallRng;

use crate::classfile::Constant;
use crate::explore::input::Primitive;
use crate::interp::Vm;
use crate::program::{Insn, Method};

/// Constants of the code that are used.
const MOST_CONSTANTS: usize = 200;
/// Of these, characters of a text.
const LONGEST_TEXT: usize = 20;

const INTS: [i64; 19] =
    [0, 1, -1, 2, 3, 4, 5, 7, 10, 16, 31, 64, 100, -2, -7, 127, 1000, i32::MAX as i64, i32::MIN as i64];
const REALS: [f64; 21] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    2.0,
    -2.0,
    3.0,
    0.1,
    1.5,
    10.0,
    -0.5,
    100.0,
    1e-3,
    1e-8,
    1e10,
    1e300,
    f64::MIN_POSITIVE,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
];
/// Characters that programs look for.
const CHARACTERS: &[u8] = b"abzAZ019 _-+.,:;/=()[]{}<>\"'\\#@%&*?!\n\t";

/// Numbers as texts, with which parsers go other ways.
const NUMBERS: &[&str] = &[
    "2147483647",
    "-2147483648",
    "2147483648",
    "9223372036854775807",
    "-9223372036854775808",
    "99999999999999999999",
    "1.5",
    "-0",
    "0.0",
    "1e5",
    "2E-3",
    "1e400",
    "0x1F",
    "017",
    "NaN",
    "Infinity",
];

/// What the code itself mentions, and the neighbours of its numbers.
#[derive(Default)]
pub struct Constants {
    ints: Vec<i64>,
    reals: Vec<f64>,
    texts: Vec<Rc<[u16]>>,
}

/// The numbers and texts in the code of these methods' classes.
pub fn constants(methods: &[(&Vm, &Method)]) -> Constants {
    let (mut ints, mut reals, mut texts) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for (vm, method) in methods {
        let class = vm.program.class(method.class);
        for (_, constant) in class.file.iter().flat_map(|file| file.pool.iter()) {
            if let Constant::String(units) = constant
                && units.len() <= LONGEST_TEXT
            {
                texts.insert(Rc::clone(units));
            }
        }
        for id in class.methods.iter() {
            let Ok(code) = vm.program.code(vm.program.method(*id)) else { continue };
            for at in 0..code.insns.len() as u32 {
                let wide = |index: u32| code.wide.get(index as usize).copied();
                match code.insn(at) {
                    Some(Insn::IntConst(value) | Insn::LongConst(value)) => {
                        ints.insert(i64::from(value));
                    }
                    Some(Insn::LongWide(index)) => ints.extend(wide(index).map(|bits| bits as i64)),
                    Some(Insn::DoubleWide(index)) => reals.extend(wide(index)),
                    Some(Insn::FloatConst(bits)) => {
                        reals.insert(f64::from(f32::from_bits(bits.0)).to_bits());
                    }
                    Some(Insn::Switch(index)) => {
                        let switch = code.switches.get(index as usize);
                        ints.extend(switch.into_iter().flat_map(|s| s.cases()).map(|(key, _)| i64::from(key)));
                    }
                    _ => {}
                }
            }
        }
    }
    let ints = ints.into_iter().take(MOST_CONSTANTS).flat_map(|v| [v, v.wrapping_add(1), v.wrapping_sub(1)]);
    let reals =
        reals.into_iter().take(MOST_CONSTANTS).map(f64::from_bits).flat_map(|v| [v, v.next_up(), v.next_down(), -v]);
    let texts = texts.into_iter().take(MOST_CONSTANTS).collect();
    Constants { ints: ints.collect(), reals: reals.collect(), texts }
}

/// A number of this type; `number` says which sort of numbers is asked for.
pub fn choose(kind: char, number: u32, constants: &Constants, random: &mut SmallRng) -> Primitive {
    let bits = match kind {
        'Z' => u64::from(random.random::<bool>()),
        'F' => u64::from((real(number, constants, random) as f32).to_bits()),
        'D' => real(number, constants, random).to_bits(),
        _ => int(number, constants, random) as u64,
    };
    Primitive::new(kind, bits)
}

fn pick<T: Copy>(from: &[T], random: &mut SmallRng) -> Option<T> {
    (!from.is_empty()).then(|| random.random_range(0..from.len())).and_then(|i| from.get(i)).copied()
}

fn int(number: u32, constants: &Constants, random: &mut SmallRng) -> i64 {
    let special = match number % 5 {
        0 => pick(&INTS, random),
        1 => pick(&constants.ints, random),
        _ => None,
    };
    special.unwrap_or_else(|| match number % 3 {
        0 => random.random_range(-10..=20),
        1 => random.random_range(-2000..=2000),
        _ => random.random::<i64>() >> random.random_range(0..63),
    })
}

fn real(number: u32, constants: &Constants, random: &mut SmallRng) -> f64 {
    let special = match number % 5 {
        0 => pick(&REALS, random),
        1 => pick(&constants.reals, random),
        2 => return random.random_range(-10..=10).into(),
        _ => None,
    };
    special.unwrap_or_else(|| match number % 3 {
        0 => random.random_range(-10.0..10.0),
        1 => random.random_range(-1000.0..1000.0),
        _ => random.random_range(0.0..1.0),
    })
}

/// The same, as people would choose: small, or a constant of the code.
pub fn choose_small(kind: char, constants: &Constants, random: &mut SmallRng) -> Primitive {
    let own = random.random_range(0..4) == 0;
    let small = random.random_range(-4..=12);
    let bits = match kind {
        'Z' => u64::from(random.random::<bool>()),
        'C' => u64::from(character(random)),
        'F' | 'D' => {
            let value = pick(&constants.reals, random).filter(|_| own).unwrap_or(small as f64 / 2.0);
            if kind == 'F' { u64::from((value as f32).to_bits()) } else { value.to_bits() }
        }
        _ => pick(&constants.ints, random).filter(|_| own).unwrap_or(small) as u64,
    };
    Primitive::new(kind, bits)
}

/// Characters between which the code tells, as far as they can be read, or those that many programs look for.
pub fn telling_character(constants: &Constants, random: &mut SmallRng) -> u16 {
    let own = pick(&constants.ints, random).and_then(|value| u16::try_from(value).ok());
    let readable = |value: &u16| matches!(*value, 0x9 | 0xa | 0xd | 0x20..0x7f);
    own.filter(|value| readable(value) && random.random_range(0..3) != 0).unwrap_or_else(|| character(random))
}

fn character(random: &mut SmallRng) -> u16 {
    u16::from(pick(CHARACTERS, random).unwrap_or(b'a'))
}

/// A text: one of the code's, some characters, or both.
pub fn text(constants: &Constants, random: &mut SmallRng) -> Vec<u16> {
    let mut found = Vec::new();
    for _ in 0..random.random_range(0..4) {
        match random.random_range(0..3) {
            0 if !constants.texts.is_empty() => {
                let at = random.random_range(0..constants.texts.len());
                found.extend(constants.texts.get(at).iter().flat_map(|text| text.iter().copied()));
            }
            1 => match random.random_range(0..6) {
                0 => found.extend(pick(NUMBERS, random).unwrap_or_default().encode_utf16()),
                1 => found.extend(pick(&constants.ints, random).unwrap_or_default().to_string().encode_utf16()),
                _ => found.extend(random.random_range(0..30).to_string().encode_utf16()),
            },
            _ => found.push(character(random)),
        }
    }
    found
}
