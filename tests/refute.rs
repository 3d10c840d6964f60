//! What `coverage::refute` says without exploring: on small methods exactly what is expected, among them those that look
//! infeasible and are not. That nothing covered is ever refuted is checked whenever `generate` runs with debug assertions.
//!
//! `OBLIGATO_BLESS=1` rewrites the expectations.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use crate::support::{javac, scratch};
use obligato::analysis::callgraph::CallGraph;
use obligato::analysis::invariants::Invariants;
use obligato::classfile::{ClassFile, MethodInfo, access, parse};
use obligato::coverage::criteria::{Aim, Criterion};
use obligato::coverage::refute::refute;
use obligato::coverage::scope;
use obligato::coverage::subject::Subject;
use obligato::coverage::words::placed;
use obligato::program::ClassPath;
use obligato::solver::{Options, Solver};

/// Classes that were compiled, and what is to be covered in some of them.
struct Compiled {
    classes: Vec<Rc<ClassFile>>,
    graph: CallGraph,
    path: ClassPath,
    sources: PathBuf,
}

impl Compiled {
    fn of(source: &str) -> Self {
        let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/refute");
        let folder = scratch(&format!("refute-{source}"));
        javac(&[sources.join(source)], &folder, &["-g"]);
        let mut classes: Vec<Rc<ClassFile>> = Vec::new();
        for entry in fs::read_dir(&folder).unwrap() {
            classes.push(Rc::new(parse(&fs::read(entry.unwrap().path()).unwrap()).unwrap()));
        }
        classes.sort_by(|a, b| a.name.cmp(&b.name));
        let graph = CallGraph::new(&classes);
        let path = ClassPath::open(&folder.display().to_string(), 17).unwrap();
        Self { classes, graph, path, sources }
    }

    fn file(&self, name: &str) -> Option<Rc<ClassFile>> {
        self.classes.iter().find(|c| &*c.name == name).cloned()
    }

    fn subject(&self, class: &str) -> Subject {
        scope::subject(&self.path, &[class.into()], Some(&self.sources), &|_, _| true).unwrap()
    }

    fn compare(&self, text: &str, expected: &str) {
        let expected = self.sources.join(expected);
        if std::env::var_os("OBLIGATO_BLESS").is_some() {
            fs::write(&expected, text).unwrap();
        }
        assert_eq!(text, fs::read_to_string(&expected).unwrap_or_default());
    }
}

fn line(subject: &Subject, aim: &Aim) -> u32 {
    subject.decisions[aim.decision().unwrap() as usize].mapped.line
}

#[test]
fn what_is_refuted_is_what_is_expected() {
    let compiled = Compiled::of("Cases.java");
    let (subject, cases) = (compiled.subject("Cases"), compiled.file("Cases").unwrap());
    let aims = Criterion::named("mcdc").unwrap().aims(&subject);
    let files = |name: &str| compiled.file(name);
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
        let (mut solver, none) = (Solver::new(&Options::default()), Invariants::default());
        let Some(mut known) = refute(&subject, &compiled.graph, &files, &[root], &none, &mut solver, None) else {
            panic!("{}: nothing can be said", method.name)
        };
        let refuted = known.among(&own);
        writeln!(text, "{}: {} of {}", method.name, refuted.len(), own.len()).unwrap();
        for number in refuted {
            let (placed, (why, kept)) =
                (placed(&subject, own[number], line(&subject, own[number])), known.reason(own[number]));
            assert!(kept.is_empty());
            writeln!(text, "  {placed}: {why}").unwrap();
        }
    }
    compiled.compare(&text, "expected.txt");
}

#[test]
fn what_classes_keep_true_is_what_is_expected() {
    what_is_kept("Keeps.java", "kept.txt");
}

#[test]
fn what_the_library_gives_is_kept_as_expected() {
    what_is_kept("Gives.java", "given.txt");
}

fn what_is_kept(source: &str, expected: &str) {
    let compiled = Compiled::of(source);
    let files = |name: &str| compiled.file(name);
    let mut text = String::new();
    for class in compiled.classes.iter().filter(|c| c.nest_host.is_none()) {
        let subject = compiled.subject(&class.name);
        let aims = Criterion::named("mcdc").unwrap().aims(&subject);
        let mut solver = Solver::new(&Options::default());
        let names: Vec<Rc<str>> = compiled.classes.iter().map(|c| Rc::clone(&c.name)).collect();
        let invariants = Invariants::of(&names, &compiled.graph, &files, &Options::default(), None);
        let hidden = |m: &&MethodInfo| m.access & access::PRIVATE == 0 && m.code.is_some();
        let own = |c: &&Rc<ClassFile>| c.name == class.name || c.nest_host.as_ref() == Some(&class.name);
        let methods =
            compiled.classes.iter().filter(own).flat_map(|c| c.methods.iter().filter(hidden).map(move |m| (c, m)));
        let roots: Vec<_> =
            methods.map(|(c, m)| (c.name.to_string(), m.name.to_string(), m.descriptor.to_string())).collect();
        let mut known = refute(&subject, &compiled.graph, &files, &roots, &invariants, &mut solver, None).unwrap();
        let all: Vec<&Aim> = aims.iter().collect();
        let refuted = known.among(&all);
        writeln!(text, "{}: {} of {}", class.name, refuted.len(), all.len()).unwrap();
        for number in refuted {
            let (why, kept) = known.reason(all[number]);
            let placed = placed(&subject, all[number], line(&subject, all[number]));
            writeln!(text, "  {placed}: {why}").unwrap();
            if !kept.is_empty() {
                writeln!(text, "    {}", kept.join(", ")).unwrap();
            }
        }
    }
    compiled.compare(&text, expected);
}
