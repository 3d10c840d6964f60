//! Patterns on unknown texts against plain runs, in which the library's own code matches.

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use crate::text::trial::{Arg, BOUND, Seen, Trial, method_of, run, vm};
use obligato::interp::{ForkReason, Vm};

const CASE_INSENSITIVE: i32 = 2;
const MULTILINE: i32 = 8;
const LITERAL: i32 = 16;
const DOTALL: i32 = 32;

/// Patterns, each with a text that is near what it matches.
const WRITTEN: &[(&str, &str)] = &[
    (r"(\d{4})-(\d{2})-(\d{2})", "2024-02-30"),
    (r"[\w.]+@\w+\.[a-z]{2,}", "a@b.cd"),
    (r"(\w+)@(\w+)\.com", "a@b.com"),
    (r"[A-Z]{3}-\d{4}", "ABC-1234"),
    ("#[0-9a-fA-F]{6}|#[0-9a-f]{3}", "#a0f"),
    (r"(?:\d{1,3}\.){3}\d{1,3}", "1.2.3.4"),
    (r"(\d+)\.(\d+)(?:\.(\d+))?(-\w+)?", "1.2-a"),
    (r"97[89]-?\d", "978-1"),
    (r"\+?\d[\d -]{2,6}\d", "+1 23"),
    (r"[a-zA-Z_$][\w$]*", "a_1"),
    ("", ""),
    ("|", ""),
    ("(|)", ""),
    ("a||b", "a"),
    ("(|a)b", "ab"),
    ("(a|b|)", "b"),
    ("(a*)*", "aaa"),
    ("(a*)+", "aa"),
    ("((a*)*)*b", "aab"),
    ("(?:a?){3}", "aa"),
    ("(?:a?b?){2,}c", "abbc"),
    ("(?:a*b*){2}", "abab"),
    ("(a*)(a*)", "aa"),
    ("(a|ab)(c|bcd)(d*)", "abcd"),
    ("(?:a|ab)(?:c|bc)?", "abc"),
    ("((a)|b)(c)?", "ac"),
    (r"(.*)-(\d+)", "a-1"),
    (r"(\w*)(\d)", "ab1"),
    ("([^:]*):(.*)", "a:b:"),
    (r"(\s*)(\S+)(\s*)", " ab "),
    ("(a)?(b)?", "b"),
    ("(a+)(b+)?c", "aac"),
    ("((a)b|(c)d)e", "cde"),
    ("(a)(?:b(c)?)?d", "abcd"),
    ("(?:(a)|(b))c", "bc"),
    ("(?:(a)|(b)){2}", "ab"),
    ("a{0}b", "b"),
    ("(a{0})b", "b"),
    ("(a){0}b", "b"),
    ("a{2,}", "aaa"),
    ("a{1,2}?b", "aab"),
    ("(?:a{2}){2}", "aaaa"),
    ("((ab?){2}c)+", "aabc"),
    ("x{2,}?y", "xxxy"),
    ("a(-[a-c]){3}", "a-a-b-c"),
    ("((a|b)c){2}", "acbc"),
    ("((a)?c){2}", "acc"),
    ("(a?){2}", "a"),
    ("(?:(a)|b){2}", "ab"),
    ("(a(b)){1}", "ab"),
    ("a{2}{3}", "aa"),
    ("^a|b$", "b"),
    ("^(a|b)$", "a"),
    ("^$", ""),
    ("(^a|b)c", "ac"),
    ("a(b$|c$)", "ab"),
    ("a$b", "a"),
    ("x*^a", "a"),
    ("(?:^a)+", "a"),
    (r"\A\d\z", "1"),
    (r"\d\Z", "1\n"),
    ("^[a-c]+$", "ab\n"),
    ("a$", "a\r\n"),
    ("a$", "a\u{2028}"),
    (r"^\s*$", " \n"),
    (".", "\n"),
    (".", "\u{85}"),
    (".", "\u{1f600}"),
    ("..", "\u{1f600}a"),
    (".{2}", "\u{1f600}"),
    ("(.)(.)", "a\u{1f600}"),
    ("[^a]+", "b\n\u{1f600}"),
    ("[^a]{2}b", "\u{1f600}cb"),
    ("(?:.a)*", "\u{1f600}aba"),
    ("(.a)*", "ba\u{1f600}a"),
    ("(?s).*b", "\nb"),
    (".*\\n", "a\n"),
    (r"[^\x{1F600}]", "a"),
    (r"\x{1F600}+", "\u{1f600}"),
    ("[a-z&&[^aeiou]]", "b"),
    ("[a-z&&b-y&&[^m]]", "m"),
    ("[^a-z&&[^d]]", "d"),
    (r"[\w&&[^\d]]+", "a_1"),
    ("[a-c[x-z]]", "y"),
    ("[a-c[x-z]&&[bx]]", "x"),
    ("[[ab]c&&b]", "b"),
    ("[a&&&b]", "a"),
    ("[a-&&b]", "b"),
    ("[]a]", "]"),
    ("[+--]", "-"),
    (r"[a\-z]", "-"),
    ("[a-]", "-"),
    ("[-a]", "-"),
    (r"[\d-]", "-"),
    ("[a^b]", "^"),
    ("[^^]", "a"),
    ("[a&b]", "&"),
    (r"[\[\]]", "]"),
    ("[{}]", "}"),
    ("a}", "a}"),
    ("a]", "a]"),
    (r"[\Q]\E]", "]"),
    (r"\Qa.b\E", "a.b"),
    (r"\Qa\Eb*", "abb"),
    (r"\Q\E", ""),
    (r"a\Qb*", "ab*"),
    (r"\Qa1\E2", "a12"),
    (r"\x41\0102\u0043", "ABC"),
    (r"\0101\07\060", "A\u{7}0"),
    (r"\t\n\r\f\a\e", "\t\n\r\u{c}\u{7}\u{1b}"),
    (r"\.\-\/\\", ".-/\\"),
    (r"\p{Alpha}\p{Digit}\P{Digit}", "a1b"),
    (r"\p{Punct}\p{Space}\p{XDigit}", "; f"),
    (r"\p{Lower}\p{Upper}\p{Alnum}", "aB1"),
    (r"\p{Graph}\p{Print}\p{Blank}\p{Cntrl}", "a \t\u{7f}"),
    (r"[\p{Upper}_]+", "A_"),
    (r"\p{L}\p{IsLatin}", "ab"),
    (r"\d", "\u{661}"),
    (r"\w", "\u{e9}"),
    (r"\s", "\u{a0}"),
    (r"\D\W\S", "a-b"),
    ("(?i)aBk", "AbK"),
    ("(?i)[a-k]+", "KAb"),
    ("(?i)[^a]", "A"),
    ("(?iu)k", "\u{212a}"),
    ("a(?i)b|c", "aB"),
    ("a(?i)b", "AB"),
    ("a(?-i)b", "AB"),
    (".(?s).", "\n\n"),
    ("(a(?i)b)c", "aBc"),
    ("(?i:a)b", "Ab"),
    ("(?-i)a", "a"),
    ("(?<year>\\d+)/(?<month>\\d)", "12/3"),
    (r"(a|b)\1", "aa"),
    ("a*+b", "aab"),
    ("(?>a|ab)c", "abc"),
    ("(?=a)\\w", "a"),
    ("(?<!a)b", "b"),
    (r"\bab\b", "ab"),
    (r"a\R", "a\n"),
    ("\u{e9}[\u{c0}-\u{ff}]", "\u{e9}\u{f8}"),
    ("[a-\u{2028}]", "\u{3b1}"),
];

/// Parts of drawn patterns.
const ATOMS: &[&str] = &[
    "a",
    "b",
    "ab",
    "1",
    r"\d",
    r"\w",
    r"\W",
    ".",
    "[a-c]",
    "[^a]",
    r"[^ab\n]",
    "[a-z&&[^b]]",
    r"[\d.-]",
    "(?i:b)",
    "(?i)",
    "(?-i)",
    "(?s)",
    "()",
    "-",
    r"\.",
    r"\n",
    "[b-d]",
    r"\P{Alpha}",
    "[^\\d]",
];
const QUANTIFIERS: &[&str] = &["?", "*", "+", "{0}", "{2}", "{1,2}", "{2,}", "{0,2}", "*?", "+?", "??", "*+"];
const DRAWN: usize = 60;
const UNITS: &[u16] =
    &[0x61, 0x62, 0x63, 0x31, 0x41, 0x2d, 0x2e, 0xa, 0xd, 0x20, 0x2028, 0x85, 0xe9, 0xd83d, 0xde00, 0x212a, 0x4b];

fn drawn(random: &mut SmallRng, depth: u32) -> String {
    let mut pattern = String::new();
    for _ in 0..random.random_range(0..4) {
        if depth > 0 && random.random_bool(0.25) {
            let open = if random.random_bool(0.5) { "(" } else { "(?:" };
            pattern += &format!("{open}{})", drawn(random, depth - 1));
        } else {
            pattern += ATOMS[random.random_range(0..ATOMS.len())];
        }
        if random.random_bool(0.35) {
            pattern += QUANTIFIERS[random.random_range(0..QUANTIFIERS.len())];
        }
    }
    if random.random_bool(0.2) {
        pattern = format!("{pattern}|{}", drawn(random, depth));
    }
    pattern
}

/// A text near another one.
fn near(random: &mut SmallRng, text: &str) -> Vec<u16> {
    let mut units: Vec<u16> = text.encode_utf16().collect();
    for _ in 0..random.random_range(0..3) {
        let at = random.random_range(0..=units.len());
        let unit = UNITS[random.random_range(0..UNITS.len())];
        match random.random_range(0..3) {
            0 => units.insert(at, unit),
            1 if at < units.len() => units[at] = unit,
            _ if at < units.len() => drop(units.remove(at)),
            _ => units.push(unit),
        }
    }
    units
}

fn trial(symbolic: &Vm, plain: &Vm, name: &str, pattern: &str, flags: i32, text: Vec<u16>) -> Trial {
    let long = text.len() > BOUND as usize;
    let args = [Arg::text(pattern), Arg::Int(flags), Arg::Text(text)];
    let method = method_of(plain, "Patterns", name);
    let expected = run(plain, method, &args, &[false; 3]).seen;
    let trial = run(symbolic, method_of(symbolic, "Patterns", name), &args, &[false, false, true]);
    match &trial.seen {
        Seen::Bound(what) if long && what.contains("longer than") => {}
        // Case of all of Unicode.
        Seen::Bound(what) if what.starts_with("unknown characters beyond Latin-1") => {}
        seen => assert_eq!(*seen, expected, "{name} {pattern:?} {flags} {args:?} {:?}", trial.forks),
    }
    trial
}

fn all_agree(random: &mut SmallRng, pattern: &str, text: &str, rounds: usize) {
    let (symbolic, plain) = (vm(true), vm(false));
    for round in 0..rounds {
        let flags = match random.random_range(0..10) {
            0 => CASE_INSENSITIVE,
            1 => DOTALL,
            2 => LITERAL,
            3 => MULTILINE | CASE_INSENSITIVE,
            _ => 0,
        };
        let text = if round == 0 { text.encode_utf16().collect() } else { near(random, text) };
        for name in ["whole", "beginning", "anywhere", "again"] {
            trial(&symbolic, &plain, name, pattern, flags, text.clone());
        }
    }
}

#[test]
fn written_patterns_agree_with_the_plain_run() {
    let only = std::env::var("OBLIGATO_ONLY").unwrap_or_default();
    let mut random = SmallRng::seed_from_u64(19);
    for (pattern, text) in WRITTEN.iter().filter(|(pattern, _)| pattern.contains(&only)) {
        all_agree(&mut random, pattern, text, 4);
    }
}

#[test]
fn drawn_patterns_agree_with_the_plain_run() {
    let mut random = SmallRng::seed_from_u64(7);
    for _ in 0..DRAWN {
        let pattern = drawn(&mut random, 2);
        let text = ["a", "ab", "b1", "aab", "", "a.b-1"][random.random_range(0..6)];
        all_agree(&mut random, &pattern, text, 4);
    }
}

/// Whether a pattern matches is one question, as long as every group is told.
#[test]
fn a_match_is_one_question() {
    let (symbolic, plain) = (vm(true), vm(false));
    for (pattern, text) in &WRITTEN[..16] {
        for text in [*text, "b", "\u{1f600}"] {
            let units: Vec<u16> = text.encode_utf16().collect();
            // Beyond the known beginning the library's code looks on.
            if units.len() > BOUND as usize {
                continue;
            }
            let forks = trial(&symbolic, &plain, "wholeOnly", pattern, 0, units).forks;
            let asked = forks.iter().filter(|reason| !matches!(reason, ForkReason::Null | ForkReason::Bound)).count();
            assert!(asked <= 1, "{pattern} {text} {forks:?}");
        }
    }
}
