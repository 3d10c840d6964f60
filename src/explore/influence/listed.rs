//! Modifiers and verifiers that a user lists (paper 000, definitions 4 and 5), for classes whose content the VM does not see: a call of a
//! modifier writes the content of the attribute that owns the object it is called on, and what a verifier of that object returns
//! depends on it.

use hashbrown::HashMap;

use super::Tracker;
use super::sets::{EMPTY, Set};
use super::transfer::{Before, operand};
use crate::interp::Vm;
use crate::program::{Method, Program};
use crate::state::{Ref, State, Value};

/// Methods by their names, with the classes (internal form) that have them, or of which subclasses do.
#[derive(Clone, Default, Debug)]
pub struct Listed {
    pub modifiers: Vec<(String, String)>,
    pub verifiers: Vec<(String, String)>,
}

impl Listed {
    /// Reads lines `modifier com.example.Bag.add` and `verifier com.example.Bag.holds`; `#` begins a comment. Else what is wrong in
    /// which line.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut found = Self::default();
        for (number, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            let wrong = || {
                let line_number = number + 1;
                format!("line {line_number}: `{line}` is neither `modifier CLASS.METHOD` nor `verifier CLASS.METHOD`")
            };
            let (kind, name) = line.split_once(char::is_whitespace).ok_or_else(wrong)?;
            let (class, method) =
                name.trim().rsplit_once('.').filter(|(c, m)| !c.is_empty() && !m.is_empty()).ok_or_else(wrong)?;
            let entry = (method.to_string(), class.replace('.', "/"));
            match kind {
                "modifier" => found.modifiers.push(entry),
                "verifier" => found.verifiers.push(entry),
                _ => return Err(wrong()),
            }
        }
        Ok(found)
    }

    pub fn is_empty(&self) -> bool {
        self.modifiers.is_empty() && self.verifiers.is_empty()
    }
}

fn lists(program: &Program, list: &[(String, String)], method: &Method) -> bool {
    let named = list.iter().filter(|(name, _)| **name == *method.name);
    named.into_iter().any(|(_, class)| program.load(class).is_ok_and(|class| program.is_subtype(method.class, class)))
}

/// What modifiers wrote into objects.
pub type Contents = HashMap<Ref, Set>;

impl Tracker {
    /// A method is called: what a modifier writes, and what a verifier tells of the object.
    pub fn listed_call(&mut self, vm: &Vm, state: &State, before: &Before, args: u32, method: &Method) -> Set {
        if self.listed.is_empty() || method.is_static() || args == 0 {
            return EMPTY;
        }
        let Some(object) = operand(state, &before.top, args - 1).as_ref().filter(|r| !r.is_null()) else {
            return EMPTY;
        };
        if lists(&vm.program, &self.listed.modifiers, method) && self.counts() {
            let place = self.place(state, before);
            let given = (1..args).map(|i| self.shadow.get(before.top.sp.saturating_sub(i))).collect::<Vec<_>>();
            let mut content = self.contents.get(&object).copied().unwrap_or(EMPTY);
            content = self.all(given.into_iter().chain([content]));
            let writer = self.writer();
            for write in self.writes.written_inside(&vm.program, state, object, Value::VOID, writer, place) {
                let own = self.own(write);
                content = self.union(content, own);
            }
            self.contents.insert(object, content);
        }
        match lists(&vm.program, &self.listed.verifiers, method) {
            true => self.contents.get(&object).copied().unwrap_or(EMPTY),
            false => EMPTY,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_read_and_mistakes_have_their_line() {
        let listed = Listed::parse("# both\nmodifier a.Bag.add\n\nverifier a.Bag.has # tells\n").unwrap();
        assert_eq!(listed.modifiers, [("add".to_string(), "a/Bag".to_string())]);
        assert_eq!(listed.verifiers, [("has".to_string(), "a/Bag".to_string())]);
        assert!(Listed::parse("modifier a.B.c\nreads a.B.c").unwrap_err().starts_with("line 2: "));
        assert!(Listed::parse("modifier nothing").is_err());
    }
}
