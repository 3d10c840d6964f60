//! Tests with hand-made code: the instructions that javac never writes, and code that must be refused.

use crate::classfile::testing::{Builder, words};
use crate::expr::Terms;
use crate::interp::{Config, End, Outcome, Vm};
use crate::program::{ClassPath, Jdk, Program};
use crate::state::{Console, State, Value, View};
use crate::util::testing::TempFolder;

/// A Code attribute with eight slots of stack and four locals.
fn code(bytecode: &[u8]) -> Vec<u8> {
    let length = u32::try_from(bytecode.len()).unwrap().to_be_bytes();
    [&words(&[8, 4]), length.as_slice(), bytecode, &words(&[0, 0])].concat()
}

/// Runs `static int f(int)` with this bytecode on 5: its result, or the class of the exception it ends with.
fn run(bytecode: &[u8]) -> Result<i32, String> {
    let folder = TempFolder::new();
    let mut class = Builder::new("Hand");
    class.version = (49, 0);
    class.method(0x9, "f", "(I)I", &[("Code", code(bytecode))]);
    folder.write("Hand.class", class.build());
    let jdk = Jdk::locate(None).unwrap();
    let classpath = ClassPath::open(&folder.path().display().to_string(), jdk.feature()).unwrap();
    let vm = Vm::new(Program::new(jdk, classpath), Config::default(), crate::models::registry()).unwrap();
    let class = vm.program.load("Hand").unwrap();
    let method = vm.program.find_named(class, "f", "(I)I").unwrap();
    let mut state = State::new(Console::with_input(&[]));
    vm.enter_static(&mut state, method, &[Value::int(5)]);
    match vm.advance(&mut Terms::new(), &mut state, 10_000_000) {
        Outcome::End(End::Returned(value)) => match value.view() {
            View::Int(v) => Ok(v),
            other => panic!("{other:?}"),
        },
        Outcome::End(End::Threw(exception)) => {
            Err(vm.program.class(state.heap.class_of(exception).unwrap()).java_name())
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn instructions_that_javac_never_writes() {
    let cases: [(&str, &[u8], i32); 7] = [
        ("nop, swap", &[0x00, 0x1a, 0x05, 0x5f, 0x64, 0xac], -3),
        ("goto_w", &[0xc8, 0, 0, 0, 7, 0x03, 0xac, 0x1a, 0xac], 5),
        ("jsr and ret", &[0xa8, 0, 5, 0x1a, 0xac, 0x4c, 0x84, 0, 7, 0xa9, 1], 12),
        ("jsr_w and wide ret", &[0xc9, 0, 0, 0, 7, 0x1a, 0xac, 0x4c, 0x84, 0, 7, 0xc4, 0xa9, 0, 1], 12),
        ("one subroutine, called twice", &[0xa8, 0, 8, 0xa8, 0, 5, 0x1a, 0xac, 0x4c, 0x84, 0, 7, 0xa9, 1], 19),
        ("dup_x2 over a long", &[0x0a, 0x1a, 0x5b, 0x57, 0x88, 0x60, 0xac], 6),
        ("dup2_x2 of ints", &[0x04, 0x05, 0x06, 0x1a, 0x5e, 0x57, 0x57, 0x57, 0x57, 0x64, 0xac], -2),
    ];
    for (what, bytecode, expected) in cases {
        assert_eq!(run(bytecode), Ok(expected), "{what}");
    }
}

#[test]
fn code_that_no_compiler_writes_is_refused() {
    let cases: [(&str, &[u8]); 12] = [
        ("too few operands", &[0x60, 0xac]),
        ("an int where a reference is needed", &[0x1a, 0xbe, 0xac]),
        ("a return of another type", &[0x1a, 0x85, 0xad]),
        ("over the end", &[0x1a, 0x57]),
        ("into an instruction", &[0xa7, 0, 1, 0x1a, 0xac]),
        ("outside the code", &[0xa7, 0x7f, 0xff, 0x1a, 0xac]),
        ("different operands at one place", &[0x1a, 0x99, 0, 4, 0x03, 0x03, 0xac]),
        ("no such opcode", &[0xfe, 0x1a, 0xac]),
        ("a cut-off operand", &[0x1a, 0xac, 0x11, 0x01]),
        ("no such local", &[0x15, 200, 0xac]),
        ("a growing stack", &[0x1a, 0xa7, 0xff, 0xff]),
        (
            "a switch with its bounds reversed",
            &[0x1a, 0xaa, 0, 0, 0, 0, 0, 20, 0, 0, 0, 9, 0, 0, 0, 1, 0, 0, 0, 0, 0x1a],
        ),
    ];
    for (what, bytecode) in cases {
        assert_eq!(run(bytecode), Err("java.lang.VerifyError".to_string()), "{what}");
    }
}
