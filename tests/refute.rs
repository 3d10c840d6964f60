//! What `coverage::refute` says without exploring: on small methods exactly what is expected, among them those that look
//! infeasible and are not. That nothing covered is ever refuted is checked whenever `generate` runs with debug assertions.
//!
//! `OBLIGATO_BLESS=1` rewrites the expectations.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::rc::Rc;

use obligato::analysis::callgraph::CallGraph;
use obligato::analysis::invariants::Invariants;
use obligato::classfile::{ClassFile, parse};
use obligato::coverage::criteria::{Aim, Criterion};
use obligato::coverage::refute::refute;
use obligato::coverage::scope;
use obligato::coverage::words::placed;
use obligato::program::ClassPath;
use obligato::solver::{Options, Solver};
use support::{javac, scratch};

#[test]
fn what_is_refuted_is_what_is_expected() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/refute");
    let folder = scratch("refute");
    javac(&[sources.join("Cases.java")], &folder, &["-g"]);
    let mut classes: Vec<Rc<ClassFile>> = Vec::new();
    for entry in fs::read_dir(&folder).unwrap() {
        classes.push(Rc::new(parse(&fs::read(entry.unwrap().path()).unwrap()).unwrap()));
    }
    classes.sort_by(|a, b| a.name.cmp(&b.name));
    let graph = CallGraph::new(&classes);
    let path = ClassPath::open(&folder.display().to_string(), 17).unwrap();
    let subject = scope::subject(&path, &["Cases".into()], Some(&sources), &|_, _| true).unwrap();
    let aims = Criterion::named("mcdc").unwrap().aims(&subject);
    let files = |name: &str| classes.iter().find(|c| &*c.name == name).cloned();
    let cases = files("Cases").unwrap();
    let line = |aim: &Aim| subject.decisions[aim.decision().unwrap() as usize].mapped.line;
    let mut text = String::new();
    for method in cases.methods.iter().filter(|m| m.code.is_some()) {
        let own = |aim: &&Aim| {
            let mapped = &subject.decisions[aim.decision().unwrap() as usize].mapped;
            mapped.method == *method.name && mapped.class == *cases.name
        };
        let own: Vec<&Aim> = aims.iter().filter(own).collect();
        if own.is_empty() {
            continue;
        }
        let root = (cases.name.to_string(), method.name.to_string(), method.descriptor.to_string());
        let (mut solver, invariants) = (Solver::new(&Options::default()), Invariants::default());
        let Some(mut known) = refute(&subject, &graph, &files, &[root], &invariants, &mut solver) else {
            panic!("{}: nothing can be said", method.name)
        };
        let refuted = known.among(&own);
        writeln!(text, "{}: {} of {}", method.name, refuted.len(), own.len()).unwrap();
        for number in refuted {
            writeln!(text, "  {}: {}", placed(&subject, own[number], line(own[number])), known.reason(own[number]))
                .unwrap();
        }
    }
    let expected = sources.join("expected.txt");
    if std::env::var_os("OBLIGATO_BLESS").is_some() {
        fs::write(&expected, &text).unwrap();
    }
    assert_eq!(text, fs::read_to_string(&expected).unwrap_or_default());
}
