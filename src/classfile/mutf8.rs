//! Modified UTF-8 (JVMS 4.4.7) to Rust strings and to Java's UTF-16 units.

use noak::MStr;
use std::rc::Rc;

/// The text as a Rust string; a lone surrogate, which no Rust string can hold, becomes U+FFFD.
pub(super) fn to_str(text: &MStr) -> Rc<str> {
    // Where modified UTF-8 is valid UTF-8 both mean the same: they differ only in NUL and above the basic plane, and
    // both forms are invalid in plain UTF-8.
    match text.to_str() {
        Some(plain) => Rc::from(plain),
        None => String::from_utf16_lossy(&units(text.as_bytes())).into(),
    }
}

/// The text as `String.charAt` sees it, lone surrogates included.
pub(super) fn to_units(text: &MStr) -> Rc<[u16]> {
    let bytes = text.as_bytes();
    if bytes.is_ascii() { bytes.iter().map(|&byte| u16::from(byte)).collect() } else { units(bytes).into() }
}

fn units(bytes: &[u8]) -> Vec<u16> {
    let mut units = Vec::with_capacity(bytes.len());
    let mut bytes = bytes.iter().map(|&byte| u16::from(byte));
    // `MStr` is valid by construction: a lead byte is followed by its continuation bytes.
    while let Some(lead) = bytes.next() {
        let mut continued = |head: u16| (head << 6) | (bytes.next().unwrap_or(0) & 0x3f);
        units.push(match lead {
            0..0x80 => lead,
            0x80..0xe0 => continued(lead & 0x1f),
            _ => {
                let head = continued(lead & 0x0f);
                continued(head)
            }
        });
    }
    units
}

/// A text of these units as a class file has it, lone surrogates included.
pub(super) fn encode(units: impl Iterator<Item = u16>) -> Vec<u8> {
    let mut bytes = Vec::new();
    let tail = |bits: u16| 0x80 | (bits & 0x3f) as u8;
    for unit in units {
        match unit {
            1..0x80 => bytes.push(unit as u8),
            0 | 0x80..0x800 => bytes.extend([0xc0 | (unit >> 6) as u8, tail(unit)]),
            _ => bytes.extend([0xe0 | (unit >> 12) as u8, tail(unit >> 6), tail(unit)]),
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(bytes: &[u8], text: &str, expected: &[u16]) {
        let given = MStr::from_mutf8(bytes).unwrap();
        assert_eq!(&*to_str(given), text);
        assert_eq!(&*to_units(given), expected);
        assert_eq!(encode(expected.iter().copied()), bytes);
    }

    #[test]
    fn ascii_and_basic_plane() {
        check(b"", "", &[]);
        check(b"run", "run", &[114, 117, 110]);
        check("größe€".as_bytes(), "größe€", &"größe€".encode_utf16().collect::<Vec<_>>());
    }

    #[test]
    fn what_differs_from_utf8() {
        check(&[0xc0, 0x80], "\0", &[0]);
        check(&[0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80], "😀", &[0xd83d, 0xde00]);
    }

    #[test]
    fn lone_surrogates_survive_in_units_only() {
        check(&[b'a', 0xed, 0xa0, 0xbd], "a\u{fffd}", &[97, 0xd83d]);
        check(&[0xed, 0xb8, 0x80, 0xed, 0xa0, 0xbd], "\u{fffd}\u{fffd}", &[0xde00, 0xd83d]);
    }
}
