//! `obligato.Engine`: where the program under exploration asks for unknown inputs and states assumptions. In a replay the
//! class's own code reads recorded values.

use std::rc::Rc;

use crate::expr::TermId;
use crate::expr::ops::Cmp;
use crate::interp::{Answer, Call, ForkReason, Model, Reply, length_name};
use crate::state::{Lazy, Value};

pub const SYMBOLIC: &[(&str, Model)] = &[
    ("obligato/Engine.anyBoolean(Ljava/lang/String;)Z", |c| any(c, "Z")),
    ("obligato/Engine.anyByte(Ljava/lang/String;)B", |c| any(c, "B")),
    ("obligato/Engine.anyChar(Ljava/lang/String;)C", |c| any(c, "C")),
    ("obligato/Engine.anyShort(Ljava/lang/String;)S", |c| any(c, "S")),
    ("obligato/Engine.anyInt(Ljava/lang/String;)I", |c| any(c, "I")),
    ("obligato/Engine.anyLong(Ljava/lang/String;)J", |c| any(c, "J")),
    ("obligato/Engine.anyFloat(Ljava/lang/String;)F", |c| any(c, "F")),
    ("obligato/Engine.anyDouble(Ljava/lang/String;)D", |c| any(c, "D")),
    ("obligato/Engine.anyInt(Ljava/lang/String;II)I", |c| any_between(c, "I")),
    ("obligato/Engine.anyLong(Ljava/lang/String;JJ)J", |c| any_between(c, "J")),
    ("obligato/Engine.anyString(Ljava/lang/String;)Ljava/lang/String;", any_string),
    ("obligato/Engine.anyString(Ljava/lang/String;I)Ljava/lang/String;", any_short_string),
    ("obligato/Engine.anyObject(Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Object;", any_object),
    ("obligato/Engine.anyFields(Ljava/lang/String;Ljava/lang/Object;)V", any_fields),
    ("obligato/Engine.assume(Z)V", assume),
    ("obligato/Engine.label(Ljava/lang/String;Z)V", |_| Ok(Reply::VOID)),
    ("gov/nasa/jpf/symbc/Debug.isSymbolicInteger(I)Z", is_symbolic),
    ("gov/nasa/jpf/symbc/Debug.isSymbolicLong(J)Z", is_symbolic),
    ("gov/nasa/jpf/symbc/Debug.isSymbolicShort(S)Z", is_symbolic),
    ("gov/nasa/jpf/symbc/Debug.isSymbolicByte(B)Z", is_symbolic),
    ("gov/nasa/jpf/symbc/Debug.isSymbolicChar(C)Z", is_symbolic),
];

/// A name for the next input: the program's, made unique by a number.
fn name(call: &mut Call) -> Result<String, Reply> {
    if !call.vm.config.exploring {
        return Err(Reply::Decline);
    }
    let given = call.arg(0).as_ref().filter(|r| !r.is_null());
    let given = given.and_then(|r| call.vm.string_text(call.state, r)).unwrap_or_else(|| "input".to_string());
    Ok(format!("{given}#{}", call.state.inputs.roots.len() + 1))
}

fn is_symbolic(call: &mut Call) -> Answer {
    Ok(Reply::bool(call.arg(0).is_sym()))
}

fn any(call: &mut Call, descriptor: &str) -> Answer {
    let name = name(call)?;
    Ok(Reply::Value(call.machine().ask(&name, descriptor, None, false)))
}

fn any_between(call: &mut Call, descriptor: &str) -> Answer {
    let (low, high) = (term(call, 1)?, term(call, 2)?);
    let some = call.terms.cmp(Cmp::Le, low, high);
    if !call.decide(some, ForkReason::Assume)? {
        return Ok(assumed_away(call));
    }
    let name = name(call)?;
    let variable = call.machine().unknown(&name, descriptor, None, 0, false);
    if let Some(term) = variable.as_sym() {
        let (above, below) = (call.terms.cmp(Cmp::Ge, term, low), call.terms.cmp(Cmp::Le, term, high));
        // Another version may take the same input from another range: what is outside of one must be outside of both.
        // Asked before the input is there: where it forks, all this is done again.
        if call.vm.config.twins {
            let inside = call.terms.and(above, below);
            if !call.decide(inside, ForkReason::Assume)? {
                Rc::make_mut(&mut call.state.inputs).assumed_away = true;
                return Ok(Reply::Assumed);
            }
        }
        call.state.path.assume(call.terms, above);
        call.state.path.assume(call.terms, below);
    }
    Ok(Reply::Value(call.machine().ask(&name, descriptor, None, false)))
}

fn term(call: &mut Call, index: usize) -> Result<TermId, Reply> {
    let value = call.arg(index);
    call.machine().any_term(value).map_err(|_| Reply::Unsupported("an argument of obligato.Obligato".into()))
}

fn any_string(call: &mut Call) -> Answer {
    let name = name(call)?;
    Ok(Reply::Value(call.machine().ask(&name, "Ljava/lang/String;", None, false)))
}

fn any_short_string(call: &mut Call) -> Answer {
    let most = term(call, 1)?;
    let zero = call.terms.int(0);
    let natural = call.terms.cmp(Cmp::Ge, most, zero);
    if !call.decide(natural, ForkReason::Assume)? {
        return Ok(assumed_away(call));
    }
    let name = name(call)?;
    let value = call.machine().ask(&name, "Ljava/lang/String;", None, false);
    let length = call.terms.var(&length_name(&name), crate::expr::Sort::Bv32);
    let short = call.terms.cmp(Cmp::Le, length, most);
    call.state.path.assume(call.terms, short);
    Ok(Reply::Value(value))
}

fn any_object(call: &mut Call) -> Answer {
    let class = call.class(1)?;
    let class = call.vm.program.class(class);
    let name = name(call)?;
    let descriptor = if class.is_array() { class.name.to_string() } else { format!("L{};", class.name) };
    if class.is_primitive() {
        return Ok(Reply::Unsupported("an unknown object of a primitive class".into()));
    }
    Ok(Reply::Value(call.machine().ask(&name, &descriptor, None, true)))
}

fn any_fields(call: &mut Call) -> Answer {
    let object = call.object(1)?;
    let name = name(call)?;
    let class = call.state.heap.class_of(object).unwrap_or(call.vm.known.object);
    let descriptor = format!("L{};", call.vm.program.class(class).name);
    let lazy = Lazy {
        name: name.as_str().into(),
        descriptor: descriptor.as_str().into(),
        signature: None,
        depth: 0,
        nullable: false,
        of: None,
        longest: None,
        resolved: None,
    };
    let fields = call.machine().unknown_fields(class, &name, &lazy);
    fields.iter().enumerate().for_each(|(slot, value)| {
        call.state.heap.set_field(object, slot, *value);
    });
    let exists = call.terms.bool(true);
    let content = crate::state::Made::Fields(fields);
    let made =
        crate::state::inputs::MadeObject { object, class, declared: class, name: lazy.name, content, exists, depth: 0 };
    let root = crate::state::Root {
        name: made.name.clone(),
        descriptor: lazy.descriptor,
        value: Value::reference(object),
        when: None,
    };
    let inputs = Rc::make_mut(&mut call.state.inputs);
    inputs.objects.push(made);
    inputs.roots.push(root);
    Ok(Reply::VOID)
}

fn assume(call: &mut Call) -> Answer {
    // A plain run goes on where it holds; where it does not, a replay's own code knows what to do.
    if !call.vm.config.exploring {
        return Ok(if call.arg(0).as_int().is_some_and(|known| known != 0) { Reply::VOID } else { Reply::Decline });
    }
    if let Some(known) = call.arg(0).as_int() {
        return Ok(if known != 0 { Reply::VOID } else { assumed_away(call) });
    }
    let condition = term(call, 0)?;
    let condition = call.terms.int_to_bool(condition);
    if call.decide(condition, ForkReason::Assume)? { Ok(Reply::VOID) } else { Ok(assumed_away(call)) }
}

/// The program assumes that such inputs do not come: verdicts are about others, and say so.
fn assumed_away(call: &mut Call) -> Reply {
    let vm = call.vm;
    let program = &vm.program;
    let is_of_driver = |class: &str| class.starts_with("obligato/") || class.starts_with("org/sosy_lab/");
    let own = {
        let mut methods = call.state.stack.frames_down().map(|frame| program.method(frame.method));
        methods.find(|m| !m.hidden && !is_of_driver(&program.class(m.class).name))
    };
    let name = own.map(|m| format!("{}::{}", program.class(m.class).java_name(), m.name));
    let of = name.map(|name| format!(" of {name}")).unwrap_or_default();
    call.machine().note_scope(&format!("the assumptions{of} are true"));
    Rc::make_mut(&mut call.state.inputs).assumed_away = true;
    Reply::Assumed
}
