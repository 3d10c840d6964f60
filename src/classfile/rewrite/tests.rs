//! Rewriting of small methods made by hand; `tests/rewrite.rs` has compiled ones on a JVM.

use super::*;
use crate::classfile::testing::{Builder, code, words};

const NOPS: [u8; 3] = [0, 0, 0];

/// A class with one method of this code, handlers and attributes of code.
fn class(bytes: &[u8], handlers: &[[u16; 4]], tables: &[(&str, Vec<u8>)]) -> Vec<u8> {
    let mut builder = Builder::new("A");
    // A name is constant 1, a descriptor constant 5.
    assert_eq!(builder.utf8("I"), 5);
    let mut attributes = words(&[u16::try_from(tables.len()).unwrap()]);
    for (name, content) in tables {
        attributes.extend(builder.attribute_bytes(name, content));
    }
    builder.field(0, "field", "I", &[("Deprecated", Vec::new())]);
    builder.method(9, "m", "()V", &[("Code", code(bytes, handlers, &attributes)), ("Deprecated", Vec::new())]);
    builder.attribute("SourceFile", &[0, 1]);
    builder.build()
}

fn inserted(bytes: &[u8], pcs: &[(u16, &[u8])]) -> Result<Vec<u8>, String> {
    let mut rewrite = Rewrite::new(bytes).unwrap();
    let code = pcs.iter().map(|(pc, code)| Insertion { pc: *pc, code: code.to_vec() }).collect();
    rewrite.insert(0, &Insertions { code, stack: 2, locals: 1, ..Insertions::default() })?;
    Ok(rewrite.finish())
}

#[test]
fn nothing_changes_where_nothing_is_inserted() {
    let bytes = class(&[0xb1], &[], &[]);
    let mut rewrite = Rewrite::new(&bytes).unwrap();
    assert_eq!(rewrite.integer(70_000), rewrite.integer(70_000));
    let added = rewrite.method("a/B", "c", "()V").unwrap();
    let copy = rewrite.finish();
    assert_eq!(copy.len(), bytes.len() + 5 + (3 + 3) + 3 + (3 + 1) + (3 + 3) + 5 + 5);
    let file = parse(&copy).unwrap();
    let Some(crate::classfile::Constant::Method(member)) = file.pool.get(added) else { panic!("no method") };
    assert_eq!((&*member.class, &*member.name, &*member.descriptor), ("a/B", "c", "()V"));
    assert_eq!(Rewrite::new(&bytes).unwrap().finish(), bytes);
}

#[test]
fn jumps_handlers_and_tables_follow() {
    // 0 iconst_0, 1 ifeq 5, 4 nop, 5 goto 0, 8 return
    let bytes = [3, 0x99, 0, 4, 0, 0xa7, 0xff, 0xfb, 0xb1];
    let mut tables = vec![("LineNumberTable", words(&[2, 0, 7, 5, 8]))];
    tables.push(("LocalVariableTable", words(&[1, 1, 8, 1, 5, 0])));
    tables.push(("Unknown", vec![1, 2, 3]));
    let bytes = class(&bytes, &[[0, 5, 8, 0]], &tables);
    let copy = inserted(&bytes, &[(1, &NOPS), (5, &NOPS)]).unwrap();
    let file = parse(&copy).unwrap();
    let code = file.methods[0].code.as_ref().unwrap();
    // 0 iconst_0, 1 three, 4 ifeq 8, 7 nop, 8 three, 11 goto 0, 14 return
    assert_eq!(*code.bytes, [3, 0, 0, 0, 0x99, 0, 4, 0, 0, 0, 0, 0xa7, 0xff, 0xf5, 0xb1]);
    assert_eq!((code.max_stack, code.max_locals), (3, 5));
    let handler = code.handlers[0];
    assert_eq!([handler.start, handler.end, handler.target], [0, 8, 14]);
    assert_eq!(code.lines.iter().map(|l| (l.pc, l.line)).collect::<Vec<_>>(), [(0, 7), (8, 8)]);
    assert_eq!((code.locals[0].start, code.locals[0].len), (1, 14));
    assert_eq!(file.source_file.as_deref(), parse(&bytes).unwrap().source_file.as_deref());
}

#[test]
fn switches_are_padded_anew() {
    // 0 iconst_0, 1 tableswitch (padding 2) default 24, 0..=1: 24, 24; 24 return
    let mut table = vec![3, 0xaa, 0, 0];
    [23_i32, 0, 1, 23, 23].iter().for_each(|word| table.extend(word.to_be_bytes()));
    table.push(0xb1);
    // The same by pairs.
    let mut lookup = vec![3, 0xab, 0, 0];
    [27_i32, 2, -5, 27, 9, 27].iter().for_each(|word| lookup.extend(word.to_be_bytes()));
    lookup.push(0xb1);
    for (bytes, words) in [(table, vec![27, 0, 1, 27, 27]), (lookup, vec![31, 2, -5, 31, 9, 31])] {
        let end = bytes.len() as u16 - 1;
        let copy = inserted(&class(&bytes, &[], &[]), &[(1, &NOPS[..1]), (end, &NOPS)]).unwrap();
        let file = parse(&copy).unwrap();
        let code = &file.methods[0].code.as_ref().unwrap().bytes;
        let data = 4;
        assert_eq!(code[..data], [3, 0, bytes[1], 0]);
        let found: Vec<i32> = code[data..data + 4 * words.len()]
            .chunks(4)
            .map(|word| i32::from_be_bytes(word.try_into().unwrap()))
            .collect();
        // The instruction is at 2 now; what is inserted before the return is where it leads.
        let target = (data + 4 * words.len()) as i32 - 2;
        let expected: Vec<i32> = words.iter().map(|w| if *w > 20 { target } else { *w }).collect();
        assert_eq!(found, expected);
        assert_eq!(code[data + 4 * words.len()..], [0, 0, 0, 0xb1]);
    }
}

#[test]
fn frames_follow() {
    let mut bytes = vec![0_u8; 130];
    bytes[129] = 0xb1;
    let mut frames = words(&[6]);
    frames.push(10); // same at 10
    frames.extend([64 + 2, 7, 0, 2]); // same locals, one operand, at 13
    frames.extend([251, 0, 60]); // same at 74
    frames.extend([253, 0, 3, 8, 0, 12, 1]); // two locals more at 78: not initialised since 12, int
    frames.extend([249, 0, 0]); // two less at 79
    frames.extend([255, 0, 0, 0, 1, 7, 0, 2, 0, 1, 8, 0, 13]); // full at 80
    let bytes = class(&bytes, &[], &[("StackMapTable", frames)]);
    let copy = inserted(&bytes, &[(12, &NOPS), (13, &NOPS), (75, &[0; 80])]).unwrap();
    let at = copy.windows(3).rposition(|w| w == [0, 6, 10]).unwrap();
    let mut expected = words(&[6]);
    expected.push(10);
    // At 13 + 3: what is inserted at 13 comes after the frame.
    expected.extend([64 + 5, 7, 0, 2]);
    expected.push(63); // 74 + 6 = 80
    expected.extend([253, 0, 83, 8, 0, 15, 1]); // 78 + 86 = 164; the instruction at 12 is at 15
    expected.extend([249, 0, 0]);
    expected.extend([255, 0, 0, 0, 1, 7, 0, 2, 0, 1, 8, 0, 19]);
    assert_eq!(copy[at..at + expected.len()], expected);
}

#[test]
fn what_does_not_fit_is_refused() {
    let mut long = vec![0_u8; 32_767];
    long[..3].copy_from_slice(&[0xa7, 0x7f, 0xfe]);
    long[32_766] = 0xb1;
    let long = class(&long, &[], &[]);
    assert!(inserted(&long, &[(3, &NOPS)]).unwrap_err().contains("jump gets too long"));
    assert!(inserted(&long, &[(0, &NOPS)]).is_ok(), "the jump itself is moved");
    let mut huge = vec![0_u8; 65_535];
    huge[65_534] = 0xb1;
    assert!(inserted(&class(&huge, &[], &[]), &[(0, &NOPS)]).unwrap_err().contains("method gets too long"));
    let small = class(&[0x10, 7, 0xb1], &[], &[]);
    for wrong in [&[(1, &NOPS[..])][..], &[(9, &NOPS)], &[(2, &NOPS), (0, &NOPS)]] {
        assert!(inserted(&small, wrong).is_err());
    }
    for frames in [vec![0, 1], vec![0, 1, 200], vec![0, 1, 1], vec![0, 2, 2, 255], vec![0, 1, 64, 9]] {
        assert!(inserted(&class(&[0x10, 7, 0xb1], &[], &[("StackMapTable", frames)]), &[(0, &NOPS)]).is_err());
    }
    assert!(Rewrite::new(b"no class").is_err());
}

#[test]
fn a_method_is_added_and_entry_code_runs_once() {
    // 0 nop, 1 goto 0
    let bytes = class(&[0, 0xa7, 0xff, 0xff], &[[0, 1, 1, 0]], &[("LineNumberTable", words(&[1, 0, 7]))]);
    let mut rewrite = Rewrite::new(&bytes).unwrap();
    let code = vec![3, 0xac, 0x57, 5, 0xac];
    let made = Made {
        name: "obligato$0",
        descriptor: "()Z",
        code,
        stack: 1,
        locals: 0,
        caught: Some((0..2, 2)),
        frames: vec![],
    };
    rewrite.add(&made).unwrap();
    let own = rewrite.own("obligato$0", "()Z").unwrap().to_be_bytes();
    let long = rewrite.long(7).unwrap();
    assert_eq!(rewrite.integer(9).unwrap(), long + 2);
    let entry = vec![0xb8, own[0], own[1], 0x57];
    rewrite.insert(0, &Insertions { entry, stack: 1, ..Insertions::default() }).unwrap();
    let file = parse(&rewrite.finish()).unwrap();
    let body = file.methods[0].code.as_ref().unwrap();
    assert_eq!(*body.bytes, [0xb8, own[0], own[1], 0x57, 0, 0xa7, 0xff, 0xff]);
    assert_eq!((body.handlers[0].start, body.lines[0].pc), (4, 0));
    let added = &file.methods[1];
    assert_eq!((&*added.name, added.access), ("obligato$0", 0x100a));
    assert_eq!(added.code.as_ref().unwrap().handlers[0].target, 2);
    assert_eq!(file.source_file.as_deref(), parse(&bytes).unwrap().source_file.as_deref());
}
