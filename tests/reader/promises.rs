//! What a parsed class promises to the layers below (see the head of `src/classfile/mod.rs`). Shared with the fuzz
//! target.

use obligato::classfile::{ClassFile, Constant, access, descriptor};

/// Panics when a promise is broken.
pub fn check(class: &ClassFile) {
    assert!(descriptor::is_class_name(&class.name));
    for field in &class.fields {
        assert!(descriptor::is_field_name(&field.name));
        assert!(descriptor::FieldType::parse(&field.descriptor).is_ok());
        assert!(field.constant.is_none_or(|index| class.pool.get(index).is_some_and(Constant::is_loadable)));
    }
    for method in &class.methods {
        assert!(descriptor::is_method_name(&method.name));
        assert!(descriptor::parse_method_descriptor(&method.descriptor).is_ok());
        assert_eq!(method.code.is_none(), method.has(access::NATIVE | access::ABSTRACT));
        let Some(code) = &method.code else { continue };
        let length = code.bytes.len();
        assert!((1..=65535).contains(&length));
        for handler in &code.handlers {
            assert!(handler.start < handler.end && usize::from(handler.end) <= length);
            assert!(usize::from(handler.target) < length);
            assert!(handler.catch == 0 || class.pool.class(handler.catch).is_some());
        }
        assert!(code.lines.iter().all(|entry| usize::from(entry.pc) < length));
        assert!(code.lines.is_sorted_by_key(|entry| entry.pc));
        assert!(code.locals.iter().all(|local| usize::from(local.start) + usize::from(local.len) <= length));
        let _ = [0, u16::MAX].map(|pc| code.line_at(pc));
    }
    for method in &class.bootstrap_methods {
        assert!(matches!(class.pool.get(method.handle), Some(Constant::MethodHandle { .. })));
        assert!(method.arguments.iter().all(|&index| class.pool.get(index).is_some_and(Constant::is_loadable)));
    }
    for (_, constant) in class.pool.iter() {
        match constant {
            Constant::Field(member) => assert!(descriptor::FieldType::parse(&member.descriptor).is_ok()),
            Constant::Method(member) | Constant::InterfaceMethod(member) => {
                assert!(descriptor::argument_slots(&member.descriptor).is_ok());
            }
            Constant::MethodType(descriptor) => assert!(descriptor::argument_slots(descriptor).is_ok()),
            Constant::MethodHandle { reference, .. } => assert!(matches!(
                class.pool.get(*reference),
                Some(Constant::Field(_) | Constant::Method(_) | Constant::InterfaceMethod(_))
            )),
            Constant::Dynamic { bootstrap, .. } | Constant::InvokeDynamic { bootstrap, .. } => {
                assert!(usize::from(*bootstrap) < class.bootstrap_methods.len());
            }
            _ => {}
        }
    }
}
