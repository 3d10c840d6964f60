//! The contents of the attributes that the model keeps (JVMS 4.7).
//!
//! `noak` finds the attributes; their contents are read here: its decoder of LineNumberTable expects 4-byte pcs, its
//! decoder of annotations recurses as deep as the file says, and it gives no access to the raw bytes of the code.

use super::cursor::Cursor;
use super::error::ParseError;
use super::model::{BootstrapMethod, Code, EnclosingMethod, Handler, InnerClass, LineEntry, LocalVar, RecordComponent};
use super::pool::{Constant, Resolver, Rule};
use std::rc::Rc;

type Result<T> = std::result::Result<T, ParseError>;

pub(super) fn code(mut content: Cursor<'_>, pool: &mut Resolver) -> Result<Code> {
    let max_stack = content.u16()?;
    let max_locals = content.u16()?;
    let len = content.u32()?;
    let Some(len) = u16::try_from(len).ok().filter(|&len| len > 0) else {
        return Err(content.error(format!("code of {len} bytes; 1 to 65535 are allowed")));
    };
    let bytes: Box<[u8]> = content.take(usize::from(len))?.into();
    let count = content.count(8)?;
    let mut handlers = Vec::with_capacity(count);
    for _ in 0..count {
        handlers.push(handler(&mut content, len, pool)?);
    }
    let mut code = Code { max_stack, max_locals, bytes, handlers, lines: Vec::new(), locals: Vec::new() };
    for _ in 0..content.count(6)? {
        let (name, mut inner) = content.attribute()?;
        // A method may have several tables of either kind (JVMS 4.7.12, 4.7.13).
        match &*pool.utf8(name)? {
            "LineNumberTable" => {
                lines(&mut inner, len, &mut code.lines).map_err(|error| error.within("LineNumberTable"))?;
            }
            "LocalVariableTable" => {
                locals(&mut inner, len, &mut code.locals, pool).map_err(|error| error.within("LocalVariableTable"))?;
            }
            _ => {}
        }
    }
    content.end()?;
    // Stable: of two entries for one pc the later one counts, as in the file.
    code.lines.sort_by_key(|entry| entry.pc);
    Ok(code)
}

fn handler(content: &mut Cursor<'_>, len: u16, pool: &Resolver) -> Result<Handler> {
    let at = *content;
    let handler = Handler { start: content.u16()?, end: content.u16()?, target: content.u16()?, catch: content.u16()? };
    if handler.start >= handler.end || handler.end > len || handler.target >= len {
        let Handler { start, end, target, .. } = handler;
        return Err(at.error(format!("handler {start}..{end} -> {target} does not fit into {len} bytes of code")));
    }
    if handler.catch != 0 {
        pool.class_or_array(handler.catch)?;
    }
    Ok(handler)
}

fn lines(content: &mut Cursor<'_>, len: u16, lines: &mut Vec<LineEntry>) -> Result<()> {
    let count = content.count(4)?;
    lines.reserve(count);
    for _ in 0..count {
        let entry = LineEntry { pc: content.u16()?, line: content.u16()? };
        if entry.pc >= len {
            return Err(content.error(format!("pc {} is outside the code of {len} bytes", entry.pc)));
        }
        lines.push(entry);
    }
    content.end()
}

fn locals(content: &mut Cursor<'_>, len: u16, locals: &mut Vec<LocalVar>, pool: &mut Resolver) -> Result<()> {
    let count = content.count(10)?;
    locals.reserve(count);
    for _ in 0..count {
        let (start, scope) = (content.u16()?, content.u16()?);
        if u32::from(start) + u32::from(scope) > u32::from(len) {
            return Err(content.error(format!("scope {start}+{scope} is outside the code of {len} bytes")));
        }
        let name = pool.text(content.u16()?, Rule::FieldName)?;
        let descriptor = pool.text(content.u16()?, Rule::FieldDescriptor)?;
        locals.push(LocalVar { start, len: scope, name, descriptor, index: content.u16()? });
    }
    content.end()
}

/// NestMembers, PermittedSubclasses, Exceptions: a list of classes.
pub(super) fn classes(mut content: Cursor<'_>, pool: &Resolver) -> Result<Vec<Rc<str>>> {
    let count = content.count(2)?;
    let mut classes = Vec::with_capacity(count);
    for _ in 0..count {
        classes.push(pool.class(content.u16()?)?);
    }
    content.end()?;
    Ok(classes)
}

/// NestHost.
pub(super) fn class(mut content: Cursor<'_>, pool: &Resolver) -> Result<Rc<str>> {
    let class = pool.class(content.u16()?)?;
    content.end()?;
    Ok(class)
}

/// Signature, SourceFile.
pub(super) fn text(mut content: Cursor<'_>, pool: &Resolver) -> Result<Rc<str>> {
    let text = pool.utf8(content.u16()?)?;
    content.end()?;
    Ok(text)
}

/// ConstantValue of a static field with this descriptor.
pub(super) fn constant_value(mut content: Cursor<'_>, descriptor: &str, pool: &Resolver) -> Result<u16> {
    let index = content.u16()?;
    content.end()?;
    let wanted = match descriptor {
        "Z" | "B" | "C" | "S" | "I" => "Integer",
        "J" => "Long",
        "F" => "Float",
        "D" => "Double",
        "Ljava/lang/String;" => "String",
        _ => return Err(ParseError::new(format!("a field of type {descriptor} cannot have a constant value"))),
    };
    pool.expect(index, wanted, |constant| constant.kind() == wanted)?;
    Ok(index)
}

pub(super) fn bootstrap_methods(mut content: Cursor<'_>, pool: &Resolver) -> Result<Vec<BootstrapMethod>> {
    let count = content.count(4)?;
    let mut methods = Vec::with_capacity(count);
    for _ in 0..count {
        let handle = content.u16()?;
        pool.expect(handle, "MethodHandle", |constant| matches!(constant, Constant::MethodHandle { .. }))?;
        let arity = content.count(2)?;
        let mut arguments = Vec::with_capacity(arity);
        for _ in 0..arity {
            let argument = content.u16()?;
            pool.expect(argument, "a loadable constant", Constant::is_loadable)?;
            arguments.push(argument);
        }
        methods.push(BootstrapMethod { handle, arguments });
    }
    content.end()?;
    Ok(methods)
}

pub(super) fn inner_classes(mut content: Cursor<'_>, pool: &Resolver) -> Result<Vec<InnerClass>> {
    let count = content.count(8)?;
    let mut classes = Vec::with_capacity(count);
    for _ in 0..count {
        classes.push(InnerClass {
            inner: pool.class(content.u16()?)?,
            outer: pool.optional_class(content.u16()?)?,
            name: pool.optional_utf8(content.u16()?)?,
            access: content.u16()?,
        });
    }
    content.end()?;
    Ok(classes)
}

pub(super) fn enclosing_method(mut content: Cursor<'_>, pool: &Resolver) -> Result<EnclosingMethod> {
    let class = pool.class(content.u16()?)?;
    let method = match content.u16()? {
        0 => None,
        index => Some(pool.name_and_type(index)?),
    };
    content.end()?;
    Ok(EnclosingMethod { class, method })
}

pub(super) fn record(mut content: Cursor<'_>, pool: &mut Resolver) -> Result<Vec<RecordComponent>> {
    let count = content.count(6)?;
    let mut components = Vec::with_capacity(count);
    for _ in 0..count {
        let name = pool.text(content.u16()?, Rule::FieldName)?;
        let descriptor = pool.text(content.u16()?, Rule::FieldDescriptor)?;
        let mut signature = None;
        for _ in 0..content.count(6)? {
            let (attribute, inner) = content.attribute()?;
            if &*pool.utf8(attribute)? == "Signature" {
                signature = Some(text(inner, pool)?);
            }
        }
        components.push(RecordComponent { name, descriptor, signature });
    }
    content.end()?;
    Ok(components)
}

/// MethodParameters: the one table whose count has a single byte.
pub(super) fn parameters(mut content: Cursor<'_>, pool: &Resolver) -> Result<Vec<(Option<Rc<str>>, u16)>> {
    let count = content.u8()?;
    let mut parameters = Vec::with_capacity(usize::from(count));
    for _ in 0..count {
        parameters.push((pool.optional_utf8(content.u16()?)?, content.u16()?));
    }
    content.end()?;
    Ok(parameters)
}
