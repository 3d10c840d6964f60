//! Arguments of queries at the end of a test: what the test itself mentions (`cart.add("tea", 2)` asks for `cart.count("tea")`), the
//! objects that it has, and both Booleans.

use std::cell::Cell;
use std::collections::BTreeSet;

use super::{Ending, Way};
use crate::classfile::descriptor::{FieldType, parse_method_descriptor};
use crate::explore::input::Primitive;
use crate::program::{Insn, Method, Program};
use crate::state::Value;
use crate::testgen::java::literal::{literal, text};
use crate::testgen::java::{Expr, Type};
use crate::testgen::world::World;

/// Lists of arguments that one query is asked with.
const MOST_ASKED: usize = 6;
/// Parameters of a query.
const MOST_PARAMETERS: usize = 2;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Argument {
    Plain(Primitive),
    Text(Vec<u16>),
    /// The object of this place.
    Place(usize),
}

/// The constants in the code of a test.
#[derive(Default)]
pub(super) struct Mentioned {
    numbers: BTreeSet<i32>,
    texts: BTreeSet<Vec<u16>>,
}

impl Mentioned {
    pub fn of(program: &Program, method: &Method) -> Self {
        let mut found = Self::default();
        let Ok(code) = program.code(method) else { return found };
        for insn in code.insns.iter().map(Cell::get) {
            match insn {
                Insn::IntConst(number) | Insn::LongConst(number) => _ = found.numbers.insert(number),
                Insn::StringConst(literal) => _ = found.texts.insert(program.literal_units(literal).to_vec()),
                _ => {}
            }
        }
        found
    }
}

impl Ending<'_> {
    /// The lists of arguments that a query is asked with: one empty list if it has no parameters.
    pub(super) fn asked(&self, method: &Method) -> Vec<Vec<Argument>> {
        let Ok(parsed) = parse_method_descriptor(&method.descriptor) else { return Vec::new() };
        if parsed.params.len() > MOST_PARAMETERS {
            return Vec::new();
        }
        let mut lists = vec![Vec::new()];
        for parameter in &parsed.params {
            let candidates = self.candidates(parameter);
            let longer = lists.iter().flat_map(|list: &Vec<Argument>| {
                candidates.iter().map(|candidate| list.iter().chain([candidate]).cloned().collect())
            });
            lists = longer.take(MOST_ASKED).collect();
        }
        lists
    }

    fn candidates(&self, parameter: &FieldType<'_>) -> Vec<Argument> {
        let numbers = |kind: char, fits: fn(i32) -> bool| {
            let all = self.mentioned.numbers.iter().copied().filter(|number| fits(*number));
            all.map(|number| Argument::Plain(Primitive::new(kind, number as i64 as u64))).collect()
        };
        match parameter {
            FieldType::Boolean => [1, 0].map(|bit| Argument::Plain(Primitive::new('Z', bit))).to_vec(),
            FieldType::Byte => numbers('B', |number| i8::try_from(number).is_ok()),
            FieldType::Char => numbers('C', |number| u16::try_from(number).is_ok()),
            FieldType::Short => numbers('S', |number| i16::try_from(number).is_ok()),
            FieldType::Int => numbers('I', |_| true),
            FieldType::Long => numbers('J', |_| true),
            FieldType::Object(name) => self.objects(name),
            _ => Vec::new(),
        }
    }

    fn objects(&self, name: &str) -> Vec<Argument> {
        let program = &self.vm.program;
        let Ok(class) = program.load(name) else { return Vec::new() };
        let held = self
            .places
            .iter()
            .enumerate()
            .filter(|(_, place)| matches!(place.way, Way::Held(_)) && program.is_subtype(place.class, class));
        let held = held.map(|(number, _)| Argument::Place(number));
        let takes_text = program.is_subtype(self.vm.known.string, class);
        let texts = self.mentioned.texts.iter().filter(|_| takes_text).cloned().map(Argument::Text);
        texts.chain(held).collect()
    }

    /// An argument in Java; small numbers need their type where the parameter is narrow.
    pub(super) fn written(&self, argument: &Argument) -> Option<Expr> {
        Some(match argument {
            Argument::Plain(value) => match (value.kind, literal(*value)) {
                ('B', number) => Expr::Cast(Type::Plain("byte"), Box::new(number)),
                ('S', number) => Expr::Cast(Type::Plain("short"), Box::new(number)),
                (_, number) => number,
            },
            Argument::Text(units) => text(units),
            Argument::Place(number) => self.places.get(*number)?.expr.clone(),
        })
    }

    /// An argument in a state.
    pub(super) fn given(&self, world: &mut World<'_>, argument: &Argument) -> Option<Value> {
        match argument {
            Argument::Plain(value) if value.kind == 'J' => Some(Value::long(value.signed())),
            Argument::Plain(value) => Some(Value::int(value.signed() as i32)),
            Argument::Text(units) => Some(world.text(units)),
            Argument::Place(number) => self.value_at(world, *number),
        }
    }
}
