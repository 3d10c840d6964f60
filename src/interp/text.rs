//! Strings between Rust and the heap.

use super::boot::Vm;
use crate::state::{Elements, Ref, State};

impl Vm {
    /// The UTF-16 units of a string object, if all of them are plain values.
    pub fn string_units(&self, state: &State, string: Ref) -> Option<Vec<u16>> {
        let value = state.heap.field(string, self.known.string_value as usize)?.as_ref()?;
        match state.heap.array(value)? {
            Elements::Char(units) => Some(units.to_vec()),
            other => (0..other.len()).map(|i| other.get(i)?.as_int().map(|v| v as u16)).collect(),
        }
    }

    /// The string's text; lone surrogates become U+FFFD.
    pub fn string_text(&self, state: &State, string: Ref) -> Option<String> {
        Some(String::from_utf16_lossy(&self.string_units(state, string)?))
    }

    pub fn new_text(&self, state: &mut State, text: &str) -> Ref {
        let units: Vec<u16> = text.encode_utf16().collect();
        self.new_string(state, &units)
    }
}
