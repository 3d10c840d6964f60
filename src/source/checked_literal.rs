//! Literals that nobody has compiled (JLS 3.10): their values, or why a compiler refuses them. Those of whole files are
//! `lower::literal`'s, which a compiler has seen.

/// The value of an integer literal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Integer {
    Int(i32),
    Long(i64),
}

/// An integer literal of any base. Behind a minus the least number may be written, which has no positive counterpart.
pub(super) fn integer(text: &str, is_negated: bool) -> Result<Integer, String> {
    let plain: String = text.chars().filter(|c| *c != '_').collect::<String>().to_ascii_lowercase();
    let (digits, is_long) = plain.strip_suffix('l').map_or((&*plain, false), |digits| (digits, true));
    let (digits, base) = match (digits.strip_prefix("0x"), digits.strip_prefix("0b"), digits.strip_prefix('0')) {
        (Some(hex), ..) => (hex, 16),
        (_, Some(binary), _) => (binary, 2),
        (.., Some(octal)) if !octal.is_empty() => (octal, 8),
        _ => (digits, 10),
    };
    if digits.is_empty() || !digits.chars().all(|digit| digit.is_digit(base)) {
        return Err(format!("expected a number, found {text}"));
    }
    // Other bases write bits, the sign among them.
    let bits = if is_long { 64 } else { 32 };
    let most = if base != 10 { u64::MAX >> (64 - bits) } else { (1 << (bits - 1)) - u64::from(!is_negated) };
    let name = if is_long { "a long" } else { "an int" };
    match u64::from_str_radix(digits, base).ok().filter(|value| *value <= most) {
        Some(value) if is_long => Ok(Integer::Long(value as i64)),
        Some(value) => Ok(Integer::Int(value as i32)),
        None => Err(format!("expected {name}, found {text}, which is too large")),
    }
}

/// A decimal floating-point literal without its suffix, as a `float` or `double`.
pub(super) fn floating<T>(digits: &str) -> Result<T, String>
where
    T: std::str::FromStr + Into<f64> + Copy,
{
    let plain: String = digits.chars().filter(|c| *c != '_').collect();
    let value: T = plain.parse().map_err(|_| format!("expected a number, found {digits}"))?;
    let mantissa = plain.split(['e', 'E']).next().unwrap_or_default();
    let is_zero = !mantissa.contains(|digit: char| ('1'..='9').contains(&digit));
    match value.into() {
        wide if wide.is_infinite() => Err(format!("expected a number, found {digits}, which is too large")),
        0.0 if !is_zero => Err(format!("expected a number, found {digits}, which is too small")),
        _ => Ok(value),
    }
}

/// A character literal with its quotes.
pub(super) fn character(text: &str) -> Result<u16, String> {
    match quoted(text, '\'')?[..] {
        [unit] => Ok(unit),
        _ => Err(format!("expected one character between quotes, found {text}")),
    }
}

/// The units of a string literal with its quotes, on one line.
pub(super) fn string(text: &str) -> Result<Vec<u16>, String> {
    if text.starts_with("\"\"\"") {
        return Err("expected a string on one line".into());
    }
    quoted(text, '"')
}

fn quoted(text: &str, quote: char) -> Result<Vec<u16>, String> {
    let inside = text.strip_prefix(quote).and_then(|text| text.strip_suffix(quote));
    let inside = inside.ok_or_else(|| format!("expected a closing quote, found {text}"))?;
    let units = translated(inside)?;
    let mut rest = units.iter().copied().peekable();
    let mut value = Vec::with_capacity(units.len());
    while let Some(unit) = rest.next() {
        if unit == quote as u16 || matches!(unit, 10 | 13) {
            return Err(format!("expected a closing quote behind all of it, found {text}"));
        }
        if unit != u16::from(b'\\') {
            value.push(unit);
            continue;
        }
        let escaped = rest.next().and_then(|unit| u8::try_from(unit).ok()).unwrap_or_default();
        value.push(match escaped {
            b'b' => 8,
            b't' => 9,
            b'n' => 10,
            b'f' => 12,
            b'r' => 13,
            b's' => 32,
            b'"' | b'\'' | b'\\' => escaped.into(),
            b'0'..=b'7' => {
                // Three digits if that is a byte.
                let most = if escaped <= b'3' { 2 } else { 1 };
                let mut octal = u16::from(escaped - b'0');
                for _ in 0..most {
                    let Some(digit) = rest.next_if(|unit| (48..56).contains(unit)) else { break };
                    octal = 8 * octal + digit - 48;
                }
                octal
            }
            _ => return Err(format!("expected an escape of Java's, found a backslash and something else in {text}")),
        });
    }
    Ok(value)
}

/// With Unicode escapes translated (JLS 3.3), which comes first: what they give may be part of another escape. A backslash
/// behind another, which is none that was translated, begins none.
fn translated(text: &str) -> Result<Vec<u16>, String> {
    let mut units = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let behind = rest.get(first.len_utf8()..).unwrap_or_default();
        if first != '\\' || !behind.starts_with('u') {
            units.extend_from_slice(first.encode_utf16(&mut [0; 2]));
            rest = behind;
            if let Some(more) = rest.strip_prefix('\\').filter(|_| first == '\\') {
                units.push(u16::from(b'\\'));
                rest = more;
            }
            continue;
        }
        let digits = behind.trim_start_matches('u');
        let hex = digits.get(..4).filter(|hex| hex.bytes().all(|byte| byte.is_ascii_hexdigit()));
        let unit = hex.and_then(|hex| u16::from_str_radix(hex, 16).ok());
        units.push(unit.ok_or_else(|| format!("expected four hexadecimal digits behind \\u, found {digits}"))?);
        rest = digits.get(4..).unwrap_or_default();
    }
    Ok(units)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_have_their_ranges() {
        let fits = [
            ("0", false, Integer::Int(0)),
            ("2147483647", false, Integer::Int(i32::MAX)),
            ("2147483648", true, Integer::Int(i32::MIN)),
            ("0xFFFF_FFFF", false, Integer::Int(-1)),
            ("037777777777", false, Integer::Int(-1)),
            ("0_17", false, Integer::Int(15)),
            ("0b101", true, Integer::Int(5)),
            ("9223372036854775807L", false, Integer::Long(i64::MAX)),
            ("9223372036854775808l", true, Integer::Long(i64::MIN)),
            ("0xFFFFFFFFFFFFFFFFL", false, Integer::Long(-1)),
            ("2147483648L", false, Integer::Long(1 << 31)),
        ];
        for (text, is_negated, value) in fits {
            assert_eq!(integer(text, is_negated), Ok(value), "{text}");
        }
        let refused = [
            ("2147483648", false),
            ("2147483649", true),
            ("99999999999", false),
            ("0x1FFFFFFFF", false),
            ("040000000000", false),
            ("9223372036854775808L", false),
            ("99999999999999999999999L", false),
            ("0x1FFFFFFFFFFFFFFFFL", false),
            ("08", false),
            ("0o17", false),
            ("0x", false),
        ];
        for (text, is_negated) in refused {
            let why = integer(text, is_negated).unwrap_err();
            assert!(why.starts_with("expected a") && why.contains(text), "{text}: {why}");
        }
        assert_eq!(integer("2147483648", false), Err("expected an int, found 2147483648, which is too large".into()));
    }

    #[test]
    fn what_rounds_to_infinity_or_zero_is_no_number() {
        assert_eq!(floating::<f64>("1_0e2"), Ok(1000.0));
        assert_eq!(floating::<f64>("0.0e400"), Ok(0.0));
        assert_eq!(floating::<f64>("1e-320"), Ok(1e-320));
        assert_eq!(floating::<f32>("3.4e38"), Ok(3.4e38));
        let said = |why: Result<f64, String>| why.unwrap_err();
        assert_eq!(said(floating("1e400")), "expected a number, found 1e400, which is too large");
        assert_eq!(said(floating("1e-400")), "expected a number, found 1e-400, which is too small");
        assert!(floating::<f32>("1e39").is_err() && floating::<f32>("1e-50").is_err());
    }

    #[test]
    fn texts_are_units() {
        let plain = |text: &str| text.encode_utf16().collect::<Vec<u16>>();
        let texts = [
            (r#""\101\0\3778\477""#, plain("A\0\u{ff}8'7")),
            (r#""\ud83d\ude00""#, vec![0xd83d, 0xde00]),
            (r#""\uuud800x""#, vec![0xd800, 120]),
            (r#""\u005c\u005c\u005cn""#, plain("\\\n")),
            (r#""\\u0041\\\u0041""#, plain(r"\u0041\A")),
            ("\"\u{1f600}\"", vec![0xd83d, 0xde00]),
            (r#""a\n\"\s\'""#, plain("a\n\" '")),
            (r#""""#, Vec::new()),
        ];
        for (text, units) in texts {
            assert_eq!(string(text), Ok(units), "{text}");
        }
        assert_eq!(character(r"'\101'"), Ok(65));
        assert_eq!(character(r"'\ud800'"), Ok(0xd800));
        assert_eq!(character(r"'\''"), Ok(39));
        for text in ["'ab'", "'\u{1f600}'", "''", r"'\1011'", r"'\q'"] {
            assert!(character(text).is_err(), "{text}");
        }
        for text in [r#""\u0022""#, r#""\u005c""#, r#""\u12""#, r#""\q""#, r#""\u000a""#, "\"\"\"\na\"\"\""] {
            assert!(string(text).is_err(), "{text}");
        }
    }
}
