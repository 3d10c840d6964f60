//! The classes that the measured ones work with: a parser's lexer, a builder's parts. Nothing is claimed of them, but which ways
//! their branches go, and what they compare, tells which inputs lead on.
//!
//! What their branches tell has numbers behind those of the subject's own spots, so nobody takes it for these.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::subject::{Subject, watch_branch};
use crate::analysis::cfg::branch_target;
use crate::classfile::Constant;
use crate::program::watch::Look;
use crate::program::{Origin, Program};
use crate::util::ClassId;

/// Classes that are watched, the first that are named.
const MOST_CLASSES: usize = 60;

/// Watches the branches of the classes of the class path that the measured ones name.
pub fn watch_beside(subject: &Subject, program: &Program) {
    let measured: BTreeSet<ClassId> = subject.classes.iter().filter_map(|c| program.load(&c.name).ok()).collect();
    let mut number = subject.spots.len() as u32;
    for class in named(program, &measured) {
        for method in program.class(class).methods.iter() {
            let Ok(code) = program.code(program.method(*method)) else { continue };
            for at in 0..code.insns.len() as u32 {
                if code.insn(at).and_then(branch_target).is_some() {
                    watch_branch(code, at, number, &Look { way: true, ..Look::default() });
                    number += 1;
                }
            }
        }
    }
}

/// The classes that these name, without themselves.
fn named(program: &Program, measured: &BTreeSet<ClassId>) -> BTreeSet<ClassId> {
    let files = measured.iter().filter_map(|id| program.class(*id).file.as_ref());
    let constants = files.flat_map(|file| file.pool.iter()).filter_map(|(_, constant)| match constant {
        Constant::Class(name) => Some(Rc::clone(name)),
        _ => None,
    });
    let mut found = BTreeSet::new();
    for name in constants.filter(|name| program.classpath().contains(name)) {
        if found.len() >= MOST_CLASSES {
            break;
        }
        let other = program.load(&name).ok().filter(|id| !measured.contains(id));
        found.extend(other.filter(|id| matches!(program.class(*id).origin, Origin::App(_))));
    }
    found
}
