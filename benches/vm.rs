//! The VM's hot paths: forking a state, writing after a fork, and whole programs.

#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::rc::Rc;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use obligato::explore::concrete::{self, Finish, Host, Limits};
use obligato::interp::{Config, Vm};
use obligato::program::{ClassPath, Jdk, Program};
use obligato::state::console::Stream;
use obligato::state::{Console, Ref, Role, State, Value};
use obligato::util::{ClassId, MethodId};

/// As in the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const OBJECTS: u32 = 100_000;

/// A state with 10^5 live objects and a few frames.
fn large_state() -> (State, Vec<Ref>) {
    let mut state = State::new(Console::with_input(&[]));
    let objects = (0..OBJECTS)
        .map(|i| state.heap.alloc_fields(ClassId(1), Rc::from([Value::int(i as i32), Value::NULL, Value::long(1)])))
        .collect();
    for depth in 0..10 {
        state.stack.push(MethodId(depth), Role::Call, 0, 6, 12);
    }
    (state, objects)
}

fn forks(c: &mut Criterion) {
    let (mut state, objects) = large_state();
    c.bench_function("fork a state with 10^5 objects", |b| b.iter(|| black_box(state.fork())));
    c.bench_function("write a field after a fork", |b| {
        b.iter_batched(
            || state.fork(),
            |mut forked| {
                forked.heap.set_field(objects[77_777], 0, Value::int(1));
                forked
            },
            BatchSize::SmallInput,
        );
    });
}

struct Silent;

impl Host for Silent {
    fn write(&mut self, _: Stream, _: &[u8]) {}
    fn read(&mut self) -> Vec<u8> {
        Vec::new()
    }
}

fn classes() -> PathBuf {
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bench-java");
    std::fs::create_dir_all(&out).expect("a folder for classes");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/java");
    let sources = std::fs::read_dir(folder).expect("benches/java").flatten().map(|e| e.path());
    let sources: Vec<PathBuf> = sources.filter(|p| p.extension().is_some_and(|e| e == "java")).collect();
    let javac = Jdk::locate(None).expect("a JDK").javac().expect("javac");
    assert!(Command::new(javac).arg("-d").arg(&out).args(sources).status().expect("javac runs").success());
    out
}

fn programs(c: &mut Criterion) {
    let classes = classes();
    let open = || {
        let jdk = Jdk::locate(None).expect("a JDK");
        let classpath = ClassPath::open(&classes.display().to_string(), jdk.feature()).expect("a class path");
        let program = Program::new(jdk, classpath);
        Vm::new(program, Config::default(), obligato::models::registry()).expect("the core classes load")
    };
    let vm = open();
    let mut group = c.benchmark_group("programs");
    group.sample_size(10);
    let all = [
        ("Sieve", "100000"),
        ("IntLoops", "3000"),
        ("LongLoops", "3000"),
        ("DoubleLoops", "3000"),
        ("Sorting", "5000"),
        ("StringBuilding", "5000"),
        ("HashMaps", "5000"),
        ("VirtualCalls", "50000"),
    ];
    for (class, size) in all {
        let main = concrete::find_main(&vm, class).expect("a main");
        group.bench_function(class, |b| {
            b.iter(|| {
                let limits = Limits { max_steps: u64::MAX };
                let finish = concrete::run_main(&vm, main, &[size.to_string()], &limits, &mut Silent);
                assert_eq!(finish, Finish::Exit(0));
            });
        });
    }
    group.finish();
}

criterion_group!(benches, forks, programs);
criterion_main!(benches);
