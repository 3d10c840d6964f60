//! Random small arguments for every method, in every combination of known and unknown.

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use crate::text::trial::{Arg, BOUND, check, method, vm};

/// Characters with something special about them, and a few plain ones to make matches likely.
const UNITS: &[u16] = &[
    0x61, 0x62, 0x61, 0x62, 0x41, 0x42, 0x6b, 0x4b, 0x212a, 0x73, 0x17f, 0x69, 0x131, 0x20, 0x09, 0x30, 0x31, 0x39,
    0x2d, 0x2b, 0xdf, 0xb5, 0xe9, 0xc9, 0xff, 0x660, 0x966, 0x2003, 0x3a3, 0xd83d, 0xde00, 0x0, 0xffff,
];
const TEXTS: &[&str] = &["", "a", "ab", "abab", "true", "12", "-7", "+0", " a ", "Ab", "2147483648", "-2147483648"];
const NUMBERS: &[i32] = &[-1, 0, 0, 1, 1, 2, 3, 4, 5, 97, 98, 48, 10, -128, 1000, i32::MAX, i32::MIN, 0x10000, 0x1f600];

fn text(random: &mut SmallRng, long: bool) -> Arg {
    if random.random_bool(0.3) {
        return Arg::text(TEXTS[random.random_range(0..TEXTS.len())]);
    }
    let most = if long { BOUND as usize + 3 } else { BOUND as usize };
    let length = random.random_range(0..=most);
    let few = random.random_bool(0.6);
    let unit = |random: &mut SmallRng| UNITS[random.random_range(0..if few { 6 } else { UNITS.len() })];
    Arg::Text((0..length).map(|_| unit(random)).collect())
}

fn argument(random: &mut SmallRng, kind: char) -> Arg {
    let number = NUMBERS[random.random_range(0..NUMBERS.len())];
    match kind {
        'S' => {
            let long = random.random_bool(0.15);
            text(random, long)
        }
        'I' => Arg::Int(if random.random_bool(0.2) { random.random() } else { number }),
        // A small index.
        'i' => Arg::Int(random.random_range(-2..8)),
        'J' => Arg::Long(match random.random_range(0..4) {
            0 => random.random(),
            1 => i64::MIN,
            2 => i64::from(number) * 1_000_000_007,
            _ => i64::from(number),
        }),
        'C' => Arg::Char(if random.random_bool(0.1) {
            random.random()
        } else {
            UNITS[random.random_range(0..UNITS.len())]
        }),
        'Z' => Arg::Bool(random.random()),
        'F' => Arg::Float([0.0, -0.0, 1.5, -2.5, f32::NAN, f32::INFINITY, 3e9][random.random_range(0..7)]),
        'D' => Arg::Double([0.0, -0.0, 1.5, -2.5, 0.49999999999999994, f64::NAN, -1e300][random.random_range(0..7)]),
        other => panic!("{other}"),
    }
}

/// The letters of `Texts.kinds` say what a method takes.
fn kinds(name: &str) -> String {
    let source = include_str!("Texts.java");
    let line = source.lines().find(|l| l.contains(&format!(" {name}("))).unwrap();
    let parameters = line.split_once('(').unwrap().1.split_once(") {").unwrap().0;
    parameters
        .split(", ")
        .map(|p| match p.split_once(' ').unwrap() {
            ("String", _) => 'S',
            ("int", n) if n.starts_with("at") => 'i',
            ("int", _) => 'I',
            ("long", _) => 'J',
            ("char", _) => 'C',
            ("boolean", _) => 'Z',
            ("float", _) => 'F',
            ("double", _) => 'D',
            (other, _) => panic!("{other}"),
        })
        .collect()
}

fn names() -> Vec<&'static str> {
    let source = include_str!("Texts.java");
    let heads = source.lines().filter_map(|l| l.strip_prefix("    static ")).filter(|l| l.ends_with('{'));
    heads.map(|l| l.split_once('(').unwrap().0.rsplit(' ').next().unwrap()).collect()
}

#[test]
fn every_method_agrees_with_the_plain_run() {
    let only = std::env::var("OBLIGATO_ONLY").unwrap_or_default();
    let rounds: u32 = std::env::var("OBLIGATO_ROUNDS").ok().and_then(|r| r.parse().ok()).unwrap_or(24);
    let (symbolic, plain) = (vm(true), vm(false));
    let mut failed = Vec::new();
    for name in names().into_iter().filter(|n| n.contains(&only)) {
        let mut random = SmallRng::seed_from_u64(name.bytes().map(u64::from).sum());
        let kinds = kinds(name);
        assert!(!method(&plain, name).descriptor.is_empty());
        for round in 0..rounds {
            let args: Vec<Arg> = kinds.chars().map(|k| argument(&mut random, k)).collect();
            let mut unknown: Vec<bool> = args.iter().map(|_| random.random_bool(0.6)).collect();
            if round % 2 == 0 || !unknown.contains(&true) {
                unknown.fill(true);
            }
            let trial = || check(&symbolic, &plain, name, &args, &unknown);
            if std::panic::catch_unwind(std::panic::AssertUnwindSafe(trial)).is_err() {
                failed.push(name);
                break;
            }
        }
    }
    assert!(failed.is_empty(), "{failed:?}");
}
