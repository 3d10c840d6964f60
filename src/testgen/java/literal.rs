//! Constants as Java source writes them: names for the extreme values, escapes for what cannot be read.

use super::{ClassName, Expr};
use crate::explore::input::{Primitive, quoted};

/// A class of `java.lang`, which needs no import.
pub fn lang(name: &str) -> ClassName {
    ClassName { package: "java.lang".into(), names: vec![name.into()], shadowed: false }
}

/// A class of `java.util`.
pub fn util(name: &str) -> ClassName {
    ClassName { package: "java.util".into(), names: vec![name.into()], shadowed: false }
}

/// The value where one of its type is expected and narrow integers are converted by themselves.
pub fn literal(value: Primitive) -> Expr {
    let number = value.signed();
    let named = |class: &str, name: &str| Expr::Static(lang(class), name.into());
    match value.kind {
        'Z' => Expr::Literal((value.bits != 0).to_string()),
        'C' => Expr::Literal(character(value.bits as u16)),
        'I' if number == i64::from(i32::MAX) => named("Integer", "MAX_VALUE"),
        'I' if number == i64::from(i32::MIN) => named("Integer", "MIN_VALUE"),
        'J' if number == i64::MAX => named("Long", "MAX_VALUE"),
        'J' if number == i64::MIN => named("Long", "MIN_VALUE"),
        'B' if number == i64::from(i8::MAX) => named("Byte", "MAX_VALUE"),
        'B' if number == i64::from(i8::MIN) => named("Byte", "MIN_VALUE"),
        'S' if number == i64::from(i16::MAX) => named("Short", "MAX_VALUE"),
        'S' if number == i64::from(i16::MIN) => named("Short", "MIN_VALUE"),
        'J' => Expr::Literal(format!("{number}L")),
        'F' => real(value, "Float", "f"),
        'D' => real(value, "Double", ""),
        _ => Expr::Literal(number.to_string()),
    }
}

fn real(value: Primitive, class: &str, suffix: &str) -> Expr {
    let named = |name: &str| Expr::Static(lang(class), name.into());
    let number = value.real();
    let (largest, smallest) = match value.kind {
        'F' => (f64::from(f32::MAX), f64::from(f32::from_bits(1))),
        _ => (f64::MAX, f64::from_bits(1)),
    };
    if number.is_nan() {
        named("NaN")
    } else if number == f64::INFINITY {
        named("POSITIVE_INFINITY")
    } else if number == f64::NEG_INFINITY {
        named("NEGATIVE_INFINITY")
    } else if number == largest {
        named("MAX_VALUE")
    } else if number == smallest {
        named("MIN_VALUE")
    } else if value.kind == 'F' {
        // Its own shortest digits, not those of the double.
        Expr::Literal(format!("{:?}{suffix}", f32::from_bits(value.bits as u32)))
    } else {
        Expr::Literal(format!("{number:?}{suffix}"))
    }
}

pub fn text(units: &[u16]) -> Expr {
    Expr::Literal(quoted(units))
}

fn character(unit: u16) -> String {
    match char::from_u32(u32::from(unit)) {
        Some('\'') => "'\\''".into(),
        Some('"') => "'\"'".into(),
        _ => {
            let text = quoted(&[unit]);
            format!("'{}'", text.trim_start_matches('"').trim_end_matches('"'))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals() {
        let show = |kind, bits| match literal(Primitive::new(kind, bits)) {
            Expr::Literal(text) => text,
            Expr::Static(class, name) => format!("{}.{name}", class.names[0]),
            other => format!("{other:?}"),
        };
        let cases: [(char, u64, &str); 16] = [
            ('Z', 1, "true"),
            ('C', 97, "'a'"),
            ('C', 39, "'\\''"),
            ('C', 34, "'\"'"),
            ('C', 92, "'\\\\'"),
            ('C', 0, "'\\u0000'"),
            ('C', 10, "'\\n'"),
            ('C', 0xd800, "'\\ud800'"),
            ('I', 0x7fff_ffff, "Integer.MAX_VALUE"),
            ('J', 1 << 63, "Long.MIN_VALUE"),
            ('J', 5, "5L"),
            ('D', (-0.0f64).to_bits(), "-0.0"),
            ('D', 1e300f64.to_bits(), "1e300"),
            ('D', 5e-324f64.to_bits(), "Double.MIN_VALUE"),
            ('F', 0.1f32.to_bits() as u64, "0.1f"),
            ('F', f32::NAN.to_bits() as u64, "Float.NaN"),
        ];
        for (kind, bits, expected) in cases {
            assert_eq!(show(kind, bits), expected);
        }
    }
}
