//! What two runs printed, as terms: one sequence for both streams, whose order a caller can see. Texts that are known are
//! joined, so that it does not matter in how many calls they were printed; what depends on the inputs is compared value by value. Where the parts do not fit together the output counts
//! as different, and a run has to show it.

use super::same::{Comparison, Side};
use crate::expr::TermId;
use crate::state::console::Stream;
use crate::state::{Value, View};

/// What `println` adds, which is not a line feed everywhere.
const LINE_END: u32 = 0x1_0000;

enum Part {
    /// In units of UTF-16, for half a character can be printed by itself, and [`LINE_END`].
    Text(Stream, Vec<u32>),
    /// By its descriptor.
    Value(Stream, String, Value),
}

/// The parts of a run's output; nothing is known of output that is made of bytes.
fn parts(side: Side<'_>) -> Option<Vec<Part>> {
    let mut found: Vec<Part> = Vec::new();
    let add = |found: &mut Vec<Part>, stream: Stream, text: &[u32]| match found.last_mut() {
        _ if text.is_empty() => {}
        Some(Part::Text(of, last)) if *of == stream => last.extend(text),
        _ => found.push(Part::Text(stream, text.to_vec())),
    };
    for printed in side.state.console.printed().iter() {
        let (kind, stream) = (&*printed.kind, printed.stream);
        match known(side, kind, printed.value) {
            Some(text) => add(&mut found, stream, &text.into_iter().map(u32::from).collect::<Vec<_>>()),
            None if kind.starts_with('[') => return None,
            None => found.push(Part::Value(stream, kind.to_string(), printed.value)),
        }
        if printed.line {
            add(&mut found, stream, &[LINE_END]);
        }
    }
    Some(found)
}

fn with_line_feeds(text: &[u32]) -> Vec<u32> {
    text.iter().map(|unit| if *unit == LINE_END { u32::from(b'\n') } else { *unit }).collect()
}

/// The text of a value that does not depend on the inputs.
fn known(side: Side<'_>, kind: &str, value: Value) -> Option<Vec<u16>> {
    let text = match (kind, value.view()) {
        ("", _) => String::new(),
        ("Z", View::Int(v)) => (v != 0).to_string(),
        ("C", View::Int(v)) => return Some(vec![v as u16]),
        ("I", View::Int(v)) => v.to_string(),
        ("J", View::Long(v)) => v.to_string(),
        ("Ljava/lang/String;" | "Ljava/lang/Object;", View::Ref(object)) if object.is_null() => "null".into(),
        ("Ljava/lang/String;", View::Ref(object)) => return side.vm.string_units(side.state, object),
        _ => return None,
    };
    Some(text.encode_utf16().collect())
}

/// Whether two runs printed the same.
pub fn same_output(comparison: &mut Comparison<'_>, first: Side<'_>, second: Side<'_>) -> TermId {
    let (Some(x), Some(y)) = (parts(first), parts(second)) else {
        comparison.gap.get_or_insert_with(|| "output of bytes".to_string());
        return TermId::TRUE;
    };
    if x.len() != y.len() {
        return TermId::FALSE;
    }
    let mut all = Vec::new();
    for (a, b) in x.iter().zip(&y) {
        all.push(match (a, b) {
            (Part::Text(of, a), Part::Text(other, b)) if (of, a) == (other, b) => TermId::TRUE,
            (Part::Text(of, a), Part::Text(other, b)) if of == other && with_line_feeds(a) == with_line_feeds(b) => {
                comparison.gap.get_or_insert_with(|| "other line separators".to_string());
                TermId::TRUE
            }
            (Part::Value(of, a, x), Part::Value(other, b, y)) if (of, a) == (other, b) => comparison.values(*x, *y),
            _ => TermId::FALSE,
        });
    }
    comparison.terms.all_of(&all)
}
