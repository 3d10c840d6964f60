//! The values of literals (JLS 3.10), as far as constant folding of decisions asks for them.

use crate::source::ast::Literal;

/// An integer literal of any base; a literal that does not fit gives its low bits, which is what `-2147483648` needs.
pub(in crate::source) fn integer(text: &str) -> Literal {
    let digits: String = text.chars().filter(|c| *c != '_').collect();
    let (digits, long) = match digits.strip_suffix(['l', 'L']) {
        Some(digits) => (digits, true),
        None => (digits.as_str(), false),
    };
    let lower = digits.to_ascii_lowercase();
    let (digits, base) = if let Some(hex) = lower.strip_prefix("0x") {
        (hex, 16)
    } else if let Some(binary) = lower.strip_prefix("0b") {
        (binary, 2)
    } else if lower.len() > 1 && lower.starts_with('0') {
        (&lower[1..], 8)
    } else {
        (lower.as_str(), 10)
    };
    let value = u64::from_str_radix(digits, base).unwrap_or(0);
    if long { Literal::Long(value as i64) } else { Literal::Int(value as i32) }
}

/// A character literal with its quotes.
pub(in crate::source) fn character(text: &str) -> Literal {
    let inside = text.strip_prefix('\'').and_then(|text| text.strip_suffix('\'')).unwrap_or_default();
    let value = match inside.strip_prefix('\\') {
        None => inside.chars().next().map_or(0, |c| c as u32),
        Some(escape) => match escape.chars().next() {
            Some('u') => u32::from_str_radix(escape.trim_start_matches('u'), 16).unwrap_or(0),
            Some('0'..='7') => u32::from_str_radix(escape, 8).unwrap_or(0),
            Some('n') => 10,
            Some('t') => 9,
            Some('b') => 8,
            Some('r') => 13,
            Some('f') => 12,
            Some('s') => 32,
            other => other.map_or(0, |c| c as u32),
        },
    };
    Literal::Int(value as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bases_and_limits() {
        let values = ["0", "017", "0x_FF", "0b101", "2147483648", "0xFFFFFFFF", "1_000"].map(integer);
        let expected = [0, 15, 255, 5, i32::MIN, -1, 1000].map(Literal::Int);
        assert_eq!(values, expected);
        assert_eq!(integer("0xFFFFFFFFFFFFFFFFL"), Literal::Long(-1));
        assert_eq!(integer("9223372036854775808L"), Literal::Long(i64::MIN));
        assert_eq!(integer("999999999999999999999"), Literal::Int(0));
    }

    #[test]
    fn characters() {
        let values = ["'a'", r"'\n'", r"'\''", r"'\u0041'", r"'\101'", r"'\\'"].map(character);
        assert_eq!(values, [97, 10, 39, 65, 65, 92].map(Literal::Int));
    }
}
