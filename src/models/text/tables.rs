//! Tests of chars for which the library has tables: letters, case, what may stand in identifiers. They differ from release to
//! release, so the library itself is asked, once for each char of the basic plane, and the answer is a term over the chars at which
//! it changes. To follow the library's code for an unknown char means to choose among thousands of elements, and to do so again for each char.

use std::rc::Rc;

use super::character::below;
use crate::expr::{TermId, Terms};
use crate::interp::{End, Outcome, Vm};
use crate::program::Method;
use crate::state::{Console, State, Value};

/// Chars of the basic plane.
pub const CHARS: i32 = 0x10000;
/// Instructions for one char, with the classes that it initialises.
const MOST_STEPS: u64 = 1_000_000;

/// The chars at which what a static method of a char says changes; it begins with no. None of a method that cannot be run.
pub fn borders(vm: &Vm, method: &Method) -> Option<Rc<[i32]>> {
    if let Some(known) = vm.char_tables.borrow().get(&method.id) {
        return known.clone();
    }
    let found = ask(vm, method);
    vm.char_tables.borrow_mut().insert(method.id, found.clone());
    found
}

fn ask(vm: &Vm, method: &Method) -> Option<Rc<[i32]>> {
    let (mut terms, mut state) = (Terms::new(), State::new(Console::with_input(&[])));
    let (mut found, mut before) = (Vec::new(), 0);
    for char in 0..CHARS {
        vm.enter_static(&mut state, method, &[Value::int(char)]);
        let said = match vm.advance(&mut terms, &mut state, MOST_STEPS) {
            Outcome::End(End::Returned(value)) => value.as_int()?,
            _ => return None,
        };
        if said != before {
            found.push(char);
            before = said;
        }
    }
    Some(found.into())
}

/// Whether a char is one for which the answer is yes.
pub fn holds(terms: &mut Terms, unit: TermId, borders: &[i32]) -> TermId {
    between(terms, unit, borders, false)
}

/// The same of a char among some borders, before the first of which the answer is `first`.
fn between(terms: &mut Terms, unit: TermId, borders: &[i32], first: bool) -> TermId {
    let middle = borders.len() / 2;
    let Some(border) = borders.get(middle) else { return terms.bool(first) };
    let after = first ^ middle.is_multiple_of(2);
    let (left, right) = borders.split_at(middle);
    let low = between(terms, unit, left, first);
    let high = between(terms, unit, right.get(1..).unwrap_or_default(), after);
    let is_low = below(terms, unit, *border);
    terms.ite(is_low, low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_a_term() {
        let mut terms = Terms::new();
        for borders in [&[][..], &[3], &[0, 7], &[2, 5, 9], &[1, 2, 3, 4, 5, 6, 7, 8]] {
            for char in 0..12 {
                let unit = terms.int(char);
                let holds = holds(&mut terms, unit, borders);
                let expected = borders.iter().filter(|border| **border <= char).count() % 2 == 1;
                assert_eq!(holds, terms.bool(expected), "{char} in {borders:?}");
            }
        }
    }
}
