//! Classes made by hand: what is kept, what is refused, and that crafted files stay cheap.

use super::testing::{Builder, code, minimal, words};
use super::*;
use std::rc::Rc;

const RETURN: &[u8] = &[0xb1];

/// Parsing must fail, and the message must contain each of `parts`.
fn refused(bytes: &[u8], parts: &[&str]) {
    let error = parse(bytes).expect_err("should be refused").to_string();
    for part in parts {
        assert!(error.contains(part), "{part:?} is missing in {error:?}");
    }
}

/// A class with one static method `run()V` whose Code attribute is `content`.
fn with_code(content: Vec<u8>) -> Vec<u8> {
    let mut class = Builder::new("A");
    class.method(9, "run", "()V", &[("Code", content)]);
    class.build()
}

#[test]
fn minimal_class() {
    let class = parse(&minimal("a/B")).unwrap();
    assert_eq!(&*class.name, "a/B");
    assert_eq!(class.super_name.as_deref(), Some("java/lang/Object"));
    assert_eq!((class.major, class.minor, class.newer_than_supported), (61, 0, false));
    assert_eq!(class.pool.len(), 5);
    assert_eq!(class.pool.get(0), Some(&Constant::Unusable));
    assert_eq!(class.pool.get(5), None);
}

#[test]
fn versions() {
    let version = |major| {
        let mut class = Builder::new("A");
        class.version = (major, 3);
        parse(&class.build())
    };
    assert!(!version(45).unwrap().newer_than_supported);
    assert!(!version(65).unwrap().newer_than_supported);
    assert!(version(66).unwrap().newer_than_supported);
    assert!(version(75).unwrap().newer_than_supported);
    assert!(version(44).unwrap_err().to_string().contains("44.3 does not exist"));
    assert!(version(76).unwrap_err().to_string().contains("76.3 is newer than"));
}

#[test]
fn not_classes() {
    refused(b"", &["4 bytes expected, 0 left", "at byte 0"]);
    refused(b"PK\x03\x04 and so on", &["not a class file"]);
    let whole = minimal("A");
    for end in 0..whole.len() {
        assert!(parse(&whole[..end]).is_err(), "{end}");
    }
    refused(&[&whole[..], &[0]].concat(), &["more bytes follow"]);
}

#[test]
fn all_kinds_of_constants() {
    let mut class = Builder::new("A");
    let text = class.raw_utf8(&[b'x', 0xed, 0xa0, 0x80]);
    let string = class.constant(8, &text.to_be_bytes());
    let again = class.constant(8, &text.to_be_bytes());
    let integer = class.constant(3, &(-7_i32).to_be_bytes());
    let float = class.constant(4, &1.5_f32.to_be_bytes());
    let long = class.constant(5, &i64::MIN.to_be_bytes());
    let double = class.constant(6, &0.1_f64.to_be_bytes());
    let field = class.member(9, "a/B", "f", "[J");
    let method = class.member(10, "[I", "clone", "()Ljava/lang/Object;");
    let interface = class.member(11, "a/I", "m", "(IJ)V");
    let handle = class.constant(15, &[2, 0, u8::try_from(field).unwrap()]);
    let descriptor = class.utf8("()V");
    let method_type = class.constant(16, &descriptor.to_be_bytes());
    let name = class.utf8("n");
    let pair = class.pair(12, name, descriptor);
    let indy = class.pair(18, 0, pair);
    class.attribute("BootstrapMethods", &words(&[1, handle, 2, integer, string]));
    let class = parse(&class.build()).unwrap();

    let get = |index| class.pool.get(index).unwrap().clone();
    let rc = |text: &str| -> Rc<str> { Rc::from(text) };
    assert_eq!(get(text), Constant::Utf8(rc("x\u{fffd}")));
    assert_eq!(get(string), Constant::String(Rc::from([0x78, 0xd800])));
    match (get(string), get(again)) {
        (Constant::String(first), Constant::String(second)) => assert!(Rc::ptr_eq(&first, &second)),
        other => panic!("{other:?}"),
    }
    assert_eq!(get(integer), Constant::Integer(-7));
    assert_eq!(get(float), Constant::Float(1.5));
    assert_eq!(get(long), Constant::Long(i64::MIN));
    assert_eq!(get(long + 1), Constant::Unusable);
    assert_eq!(get(double), Constant::Double(0.1));
    let member = |class, name, descriptor| MemberRef { class: rc(class), name: rc(name), descriptor: rc(descriptor) };
    assert_eq!(get(field), Constant::Field(member("a/B", "f", "[J")));
    assert_eq!(get(method), Constant::Method(member("[I", "clone", "()Ljava/lang/Object;")));
    assert_eq!(get(interface), Constant::InterfaceMethod(member("a/I", "m", "(IJ)V")));
    assert_eq!(get(handle), Constant::MethodHandle { kind: 2, reference: field });
    assert_eq!(get(method_type), Constant::MethodType(rc("()V")));
    assert_eq!(get(indy), Constant::InvokeDynamic { bootstrap: 0, name: rc("n"), descriptor: rc("()V") });
    assert_eq!(class.bootstrap_methods, [BootstrapMethod { handle, arguments: vec![integer, string] }]);
}

#[test]
fn wrong_constants() {
    let check = |add: &dyn Fn(&mut Builder), parts: &[&str]| {
        let mut class = Builder::new("A");
        add(&mut class);
        refused(&class.build(), parts);
    };
    check(&|class| _ = class.constant(7, &[0, 99]), &["constant 99", "does not exist", "in constant 5"]);
    check(&|class| _ = class.constant(7, &[0, 2]), &["constant 2 should be Utf8, but is Class"]);
    check(&|class| _ = class.class("a..b"), &["\"a..b\" is no class name"]);
    check(&|class| _ = class.class("[V"), &["\"[V\" is no field descriptor"]);
    check(&|class| _ = class.member(9, "A", "f", "()V"), &["\"()V\" is no field descriptor"]);
    check(&|class| _ = class.member(10, "A", "m", "I"), &["\"I\" is no method descriptor"]);
    check(&|class| _ = class.member(10, "A", "a/b", "()V"), &["\"a/b\" is no method name"]);
    check(&|class| _ = class.pair(10, 1, 2), &["should be Class"]);
    check(&|class| _ = class.constant(5, &[0; 7]), &[]);
    check(&|class| _ = class.constant(2, &[0, 0]), &["invalid tag", "constant pool"]);
    check(&|class| _ = class.raw_utf8(&[0xff]), &["modified utf8"]);
    check(&|class| _ = class.constant(15, &[5, 0, 1]), &["method handle of kind 5", "constant 1 (Utf8)"]);
    check(
        &|class| {
            let field = class.member(9, "A", "f", "I");
            class.constant(15, &[6, 0, u8::try_from(field).unwrap()]);
        },
        &["kind 6", "(Fieldref)"],
    );
    check(
        &|class| {
            let (name, descriptor) = (class.utf8("n"), class.utf8("I"));
            let pair = class.pair(12, name, descriptor);
            class.pair(17, 3, pair);
        },
        &["bootstrap method 3 does not exist"],
    );
    check(&|class| class.this = 1, &["constant 1 should be Class", "this class"]);
    check(&|class| class.superclass = 0, &["class A has no super class"]);
}

#[test]
fn constant_values() {
    let with = |access, descriptor: &str, tag, value: &[u8]| {
        let mut class = Builder::new("A");
        let index = class.constant(tag, value);
        class.field(access, "f", descriptor, &[("ConstantValue", words(&[index]))]);
        parse(&class.build()).map(|class| class.fields.first().and_then(|field| field.constant))
    };
    assert_eq!(with(0x18, "I", 3, &[0; 4]), Ok(Some(5)));
    assert_eq!(with(0x18, "J", 5, &[0; 8]), Ok(Some(5)));
    // Of an instance field: ignored, whatever it is.
    assert_eq!(with(0x10, "I", 3, &[0; 4]), Ok(None));
    let error = with(0x18, "J", 3, &[0; 4]).unwrap_err();
    assert_eq!(error.what, "constant 5 should be Long, but is Integer");
    assert_eq!(error.item, "field f, attribute ConstantValue");
    assert!(with(0x18, "[I", 3, &[0; 4]).is_err());
}

#[test]
fn code_with_tables() {
    let mut class = Builder::new("A");
    let caught = class.class("java/lang/Exception");
    let (name, descriptor) = (class.utf8("x"), class.utf8("I"));
    // Two line tables, unsorted, one pc twice: the order of the file decides among equals.
    let first = class.attribute_bytes("LineNumberTable", &words(&[2, 2, 30, 0, 10]));
    let second = class.attribute_bytes("LineNumberTable", &words(&[2, 1, 20, 2, 31]));
    let locals = class.attribute_bytes("LocalVariableTable", &words(&[1, 0, 4, name, descriptor, 3]));
    let unknown = class.attribute_bytes("Mystery", &[1, 2, 3]);
    let tables = [words(&[4]), first, unknown, locals, second].concat();
    let content = code(&[0, 0, 0, 0xb1], &[[0, 4, 3, caught], [1, 2, 0, 0]], &tables);
    class.method(9, "run", "(JJ)V", &[("Code", content)]);
    let class = parse(&class.build()).unwrap();

    let method = class.method("run", "(JJ)V").unwrap();
    let code = method.code.as_ref().unwrap();
    assert_eq!(&*code.bytes, [0, 0, 0, 0xb1]);
    assert_eq!(code.handlers[0], Handler { start: 0, end: 4, target: 3, catch: caught });
    assert_eq!(code.handlers[1], Handler { start: 1, end: 2, target: 0, catch: 0 });
    let lines: Vec<_> = code.lines.iter().map(|entry| (entry.pc, entry.line)).collect();
    assert_eq!(lines, [(0, 10), (1, 20), (2, 30), (2, 31)]);
    assert_eq!([0, 1, 2, 3].map(|pc| code.line_at(pc)), [Some(10), Some(20), Some(31), Some(31)]);
    let local = &code.locals[0];
    assert_eq!((&*local.name, &*local.descriptor, local.start, local.len, local.index), ("x", "I", 0, 4, 3));
}

#[test]
fn wrong_code() {
    let none = words(&[0]);
    refused(&with_code(code(&[], &[], &none)), &["method run()V, attribute Code", "code of 0 bytes"]);
    refused(&with_code(code(&[0; 65536], &[], &none)), &["code of 65536 bytes"]);
    assert!(parse(&with_code(code(&[0; 65535], &[], &none))).is_ok());
    refused(&with_code(code(RETURN, &[[0, 2, 0, 0]], &none)), &["handler 0..2 -> 0 does not fit into 1 bytes"]);
    refused(&with_code(code(RETURN, &[[0, 1, 1, 0]], &none)), &["handler 0..1 -> 1"]);
    refused(&with_code(code(RETURN, &[[0, 0, 0, 0]], &none)), &["handler 0..0 -> 0"]);
    refused(&with_code(code(RETURN, &[[0, 1, 0, 1]], &none)), &["constant 1 should be Class"]);
    refused(&with_code(code(RETURN, &[], &words(&[9]))), &["9 entries announced, 0 bytes left"]);
    refused(&with_code(code(RETURN, &[], &words(&[0, 0]))), &["2 bytes too many"]);

    let mut class = Builder::new("A");
    let table = class.attribute_bytes("LineNumberTable", &words(&[1, 1, 5]));
    class.method(9, "run", "()V", &[("Code", code(RETURN, &[], &[words(&[1]), table].concat()))]);
    refused(&class.build(), &["pc 1 is outside the code of 1 bytes", "LineNumberTable"]);
}

#[test]
fn code_is_where_it_must_be() {
    let check = |access, descriptor: &str, bodies: usize, part: &str| {
        let mut class = Builder::new("A");
        let body = ("Code", code(RETURN, &[], &words(&[0])));
        class.method(access, "m", descriptor, &vec![body; bodies]);
        refused(&class.build(), &[part]);
    };
    check(0x001, "()V", 0, "without code");
    check(0x101, "()V", 1, "with code");
    check(0x401, "()V", 1, "with code");
    check(0x001, "()V", 2, "one body only");
    // The receiver and two longs in four locals.
    check(0x001, "(JJ)V", 1, "arguments of 5 slots do not fit into 4 locals");
    check(0x001, &format!("({})V", "I".repeat(255)), 1, "more than 255 slots");
}

#[test]
fn class_attributes() {
    let mut class = Builder::new("A");
    let (inner, outer, simple) = (class.class("A$B"), class.class("A"), class.utf8("B"));
    let (name, descriptor, signature) = (class.utf8("m"), class.utf8("()V"), class.utf8("TT;"));
    let (component, reference) = (class.utf8("c"), class.utf8("Ljava/lang/Object;"));
    let pair = class.pair(12, name, descriptor);
    class.attribute("InnerClasses", &words(&[2, inner, outer, simple, 9, inner, 0, 0, 0]));
    class.attribute("EnclosingMethod", &words(&[outer, pair]));
    class.attribute("NestMembers", &words(&[1, inner]));
    class.attribute("NestHost", &words(&[outer]));
    class.attribute("PermittedSubclasses", &words(&[1, inner]));
    class.attribute("SourceFile", &words(&[simple]));
    class.attribute("Signature", &words(&[signature]));
    let inner_signature = class.attribute_bytes("Signature", &words(&[signature]));
    class.attribute("Record", &[words(&[1, component, reference, 1]), inner_signature].concat());
    let class = parse(&class.build()).unwrap();

    let rc = |text: &str| -> Rc<str> { Rc::from(text) };
    assert_eq!(
        class.inner_classes,
        [
            InnerClass { inner: rc("A$B"), outer: Some(rc("A")), name: Some(rc("B")), access: 9 },
            InnerClass { inner: rc("A$B"), outer: None, name: None, access: 0 },
        ]
    );
    assert_eq!(class.enclosing_method, Some(EnclosingMethod { class: rc("A"), method: Some((rc("m"), rc("()V"))) }));
    assert_eq!(class.nest_members, [rc("A$B")]);
    assert_eq!(class.nest_host, Some(rc("A")));
    assert_eq!(class.permitted_subclasses, [rc("A$B")]);
    assert_eq!(class.source_file, Some(rc("B")));
    assert_eq!(class.signature, Some(rc("TT;")));
    let component = RecordComponent { name: rc("c"), descriptor: rc("Ljava/lang/Object;"), signature: Some(rc("TT;")) };
    assert_eq!(class.record_components, Some(vec![component]));
}

#[test]
fn method_attributes() {
    let mut class = Builder::new("A");
    let (thrown, name) = (class.class("java/io/IOException"), class.utf8("p"));
    let exceptions = words(&[1, thrown]);
    let parameters = [vec![2], words(&[name, 0x10, 0, 0])].concat();
    class.method(0x401, "m", "(II)V", &[("Exceptions", exceptions), ("MethodParameters", parameters)]);
    let class = parse(&class.build()).unwrap();
    let method = &class.methods[0];
    assert_eq!(method.exceptions, [Rc::from("java/io/IOException")]);
    assert_eq!(method.parameters, [(Some(Rc::from("p")), 0x10), (None, 0)]);
    assert!(method.code.is_none());
}

#[test]
fn annotations_with_values_of_any_kind() {
    let mut class = Builder::new("A");
    let (first, second, third) = (class.utf8("LFirst;"), class.utf8("LSecond;"), class.utf8("LThird;"));
    let name = class.utf8("value");
    let mut content = words(&[3, first, 3, name]);
    content.extend([&[b'I'][..], &words(&[1]), &words(&[name]), b"e", &words(&[1, 1]), &words(&[name])].concat());
    // An array of an annotation with an array, and a class.
    content.extend([b"[", &words(&[2])[..], b"@", &words(&[third, 1, name]), b"[", &words(&[0]), b"c"].concat());
    content.extend(words(&[1]));
    content.extend(words(&[second, 0, third, 1, name]));
    let complete = content.len();
    content.extend([&[b's'][..], &words(&[1])].concat());
    class.attribute("RuntimeVisibleAnnotations", &content);
    let parsed = parse(&class.build()).unwrap();
    let types: Vec<_> = parsed.annotations.iter().map(|annotation| &*annotation.kind).collect();
    assert_eq!(types, ["LFirst;", "LSecond;", "LThird;"]);

    // Cut off in the last value: what came before is kept, the class is readable.
    class = Builder::new("A");
    for text in ["LFirst;", "LSecond;", "LThird;", "value"] {
        class.utf8(text);
    }
    class.attribute("RuntimeVisibleAnnotations", &content[..complete]);
    assert_eq!(parse(&class.build()).unwrap().annotations.len(), 3);
}

#[test]
fn annotations_have_their_values() {
    let mut class = Builder::new("A");
    let (kind, value, names) = (class.utf8("LKind;"), class.utf8("value"), class.utf8("names"));
    let (text, mode, any) = (class.utf8("a text"), class.utf8("LMode;"), class.utf8("ANY"));
    let number = class.constant(3, &7i32.to_be_bytes());
    let mut content = words(&[1, kind, 4, value]);
    content.extend([b"I", &words(&[number])[..], &words(&[names]), b"[", &words(&[2])].concat());
    content.extend(
        [b"s", &words(&[text])[..], b"c", &words(&[kind]), &words(&[mode]), b"e", &words(&[mode, any])].concat(),
    );
    // A number that names a text.
    content.extend([&words(&[any])[..], b"J", &words(&[text])].concat());
    class.attribute("RuntimeVisibleAnnotations", &content);
    let parsed = parse(&class.build()).unwrap();
    let annotation = &parsed.annotations[0];
    assert!(annotation.is("Kind") && annotation.int("value") == Some(7));
    let listed = [ElementValue::Text("a text".into()), ElementValue::Class("LKind;".into())];
    assert_eq!((annotation.list("names"), annotation.texts("names").len()), (&listed[..], 1));
    assert_eq!(annotation.value("LMode;"), Some(&ElementValue::Enum("LMode;".into(), "ANY".into())));
    assert_eq!(annotation.value("ANY"), Some(&ElementValue::Unreadable));
    assert_eq!((annotation.text("value"), annotation.boolean("nothing")), (None, None));
}

#[test]
fn deep_annotations_end_quietly() {
    let mut class = Builder::new("A");
    let name = class.utf8("LDeep;");
    let mut content = words(&[1, name, 1, name]);
    for _ in 0..100_000 {
        content.extend([b'[', 0, 1]);
    }
    class.attribute("RuntimeVisibleAnnotations", &content);
    assert_eq!(parse(&class.build()).unwrap().annotations.len(), 1);
}

/// Thousands of constants that share one long text: the work and the memory must be those of one.
#[test]
fn shared_texts_are_handled_once() {
    let mut class = Builder::new("A");
    let string = class.utf8(&"s".repeat(65535));
    for _ in 0..20_000 {
        class.constant(8, &string.to_be_bytes());
    }
    let (name, descriptor) = (class.utf8(&"n".repeat(65535)), class.utf8(&format!("(L{};)V", "d".repeat(65530))));
    for _ in 0..20_000 {
        class.pair(12, name, descriptor);
    }
    let start = std::time::Instant::now();
    assert!(parse(&class.build()).is_ok());
    assert!(start.elapsed().as_secs() < 5, "{:?}", start.elapsed());
}
