//! Records that are given: their constructors ran before, and what they looked at in their arguments may have changed since.

use super::World;
use super::flow::{Flow, Judged};
use super::library;
use crate::analysis::impact::Def;
use crate::classfile::descriptor::MethodType;
use crate::program::{Class, Insn, Method, Program};

impl World {
    /// Whether what a constructor saw or made may have changed since: it looks into arguments that can change, more than
    /// whether they are there, or keeps something of its own that can.
    pub fn may_have_changed_since(&self, program: &Program, class: &Class, constructor: &Method) -> bool {
        let Some(file) = class.file.as_ref() else { return true };
        let info = file.method(&constructor.name, &constructor.descriptor);
        let Some(flow) = info.and_then(|info| Flow::of(file, info)) else { return true };
        let kept = flow.insns().filter(|(_, insn)| matches!(insn, Insn::PutField(_)));
        let mut kept = kept.filter(|(_, insn)| {
            flow.member(*insn).is_none_or(|member| !self.is_immutable_type(program, &member.descriptor))
        });
        if kept.any(|(at, _)| flow.origins(at, 1).iter().any(|def| !is_given_or_fixed(&flow, *def))) {
            return true;
        }
        let types = MethodType::parse(&constructor.descriptor).map(|t| t.params).unwrap_or_default();
        let mut place = 0;
        types.iter().any(|kind| {
            place += 1;
            !self.is_immutable_type(program, &kind.to_string()) && looks_into(&flow, place)
        })
    }
}

/// Whether something is an argument, null, or a collection that nobody changes.
fn is_given_or_fixed(flow: &Flow, def: Def) -> bool {
    let Def::Insn(at) = def else { return matches!(def, Def::Param(_)) };
    match flow.insn(at) {
        Some(Insn::NullConst) => true,
        Some(insn @ Insn::InvokeStatic(_)) => flow.member(insn).is_some_and(|member| {
            let checks = &*member.class == "java/util/Objects" && &*member.name == "requireNonNull";
            let fixed = matches!(&*member.class, "java/util/List" | "java/util/Set" | "java/util/Map");
            checks || fixed && matches!(&*member.name, "of" | "copyOf")
        }),
        _ => false,
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
    judged.into_iter().any(|(_, what)| what == Judged::Leaves) || kept && (copied || looks_at_itself(flow))
}

/// Whether a constructor reads a field of the object that it makes, or calls a method of it.
fn looks_at_itself(flow: &Flow) -> bool {
    let judged = flow.follow([Def::Param(0)], false, &mut |used| match (used.insn, used.member()) {
        (Insn::PutField(_), _) => Judged::Looks,
        (Insn::InvokeSpecial(_), Some(member)) if &*member.name == "<init>" => Judged::Looks,
        _ => Judged::Leaves,
    });
    judged.into_iter().any(|(_, what)| what == Judged::Leaves)
}
