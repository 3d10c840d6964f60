//! Records that are given: their constructors ran before, and what they looked at in their arguments may have changed since.

use super::World;
use super::flow::{Flow, Judged};
use super::library;
use crate::analysis::impact::Def;
use crate::classfile::descriptor::MethodType;
use crate::program::{Class, Insn, Method, Program};

impl World {
    /// Whether a constructor looks into arguments that can change: more than whether they are there.
    pub fn looks_into_arguments(&self, program: &Program, class: &Class, constructor: &Method) -> bool {
        let Some(file) = class.file.as_ref() else { return true };
        let info = file.method(&constructor.name, &constructor.descriptor);
        let Some(flow) = info.and_then(|info| Flow::of(file, info)) else { return true };
        let types = MethodType::parse(&constructor.descriptor).map(|t| t.params).unwrap_or_default();
        let mut place = 0;
        types.iter().any(|kind| {
            place += 1;
            !self.is_immutable_type(program, &kind.to_string()) && looks_into(&flow, place)
        })
    }
}

/// A copy is another object; an argument that is both copied and kept is looked into.
fn looks_into(flow: &Flow, parameter: u32) -> bool {
    let (mut copied, mut kept) = (false, false);
    let judged = flow.follow([Def::Param(parameter)], false, &mut |used| match (used.insn, used.member()) {
        (Insn::IfNull(_) | Insn::IfNonNull(_), _) => Judged::Looks,
        (Insn::PutField(_), _) if used.operand == 1 => {
            kept = true;
            Judged::Looks
        }
        (Insn::InvokeStatic(_), Some(member))
            if &*member.class == "java/util/Objects" && &*member.name == "requireNonNull" =>
        {
            Judged::Part
        }
        (Insn::InvokeStatic(_), Some(member)) if library::is_of_library(&member.class) && &*member.name == "copyOf" => {
            copied = true;
            Judged::Looks
        }
        (Insn::InvokeVirtual(_), Some(member)) if &*member.name == "clone" && member.class.starts_with('[') => {
            copied = true;
            Judged::Looks
        }
        _ => Judged::Leaves,
    });
    judged.into_iter().any(|(_, what)| what == Judged::Leaves) || copied && kept
}
