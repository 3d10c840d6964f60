//! What two runs printed, as terms: one sequence for both streams, whose order a caller can see. Texts that are known are
//! joined, so that it does not matter in how many calls they were printed; what depends on the inputs is compared value by value. Where the parts do not fit together the output counts
//! as different, and a run has to show it.

use super::same::{Comparison, Side};
use crate::expr::TermId;
use crate::state::console::Stream;
use crate::state::{Value, View};

enum Part {
    Text(Stream, String),
    /// By its descriptor.
    Value(Stream, String, Value),
}

/// The parts of a run's output; nothing is known of output that is made of bytes.
fn parts(side: Side<'_>) -> Option<Vec<Part>> {
    let mut found: Vec<Part> = Vec::new();
    let add = |found: &mut Vec<Part>, stream: Stream, text: &str| match found.last_mut() {
        _ if text.is_empty() => {}
        Some(Part::Text(of, last)) if *of == stream => last.push_str(text),
        _ => found.push(Part::Text(stream, text.to_string())),
    };
    for printed in side.state.console.printed().iter() {
        let (kind, stream) = (&*printed.kind, printed.stream);
        match known(side, kind, printed.value) {
            Some(text) => add(&mut found, stream, &text),
            None if kind.starts_with('[') => return None,
            None => found.push(Part::Value(stream, kind.to_string(), printed.value)),
        }
        if printed.line {
            add(&mut found, stream, "\n");
        }
    }
    Some(found)
}

/// The text of a value that does not depend on the inputs.
fn known(side: Side<'_>, kind: &str, value: Value) -> Option<String> {
    match (kind, value.view()) {
        ("", _) => Some(String::new()),
        ("Z", View::Int(v)) => Some((v != 0).to_string()),
        ("C", View::Int(v)) => Some(char::from_u32(v as u32).unwrap_or('\u{fffd}').to_string()),
        ("I", View::Int(v)) => Some(v.to_string()),
        ("J", View::Long(v)) => Some(v.to_string()),
        ("Ljava/lang/String;" | "Ljava/lang/Object;", View::Ref(object)) if object.is_null() => Some("null".into()),
        ("Ljava/lang/String;", View::Ref(object)) => side.vm.string_text(side.state, object),
        _ => None,
    }
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
            (Part::Value(of, a, x), Part::Value(other, b, y)) if (of, a) == (other, b) => comparison.values(*x, *y),
            _ => TermId::FALSE,
        });
    }
    comparison.terms.all_of(&all)
}
