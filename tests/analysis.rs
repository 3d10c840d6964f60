//! Control flow and decisions of compiled Java: what is recovered from bytecode, that it is what the code does, and the
//! command that shows it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::time::Duration;

use crate::support::{Observed, javac, javac_with, jdks, obligato, run, scratch};
use obligato::analysis::cfg::{Cfg, branch_target, instruction_at};
use obligato::analysis::decisions::from_bytecode::recover;
use obligato::analysis::decisions::table::{Start, Table, Then};
use obligato::analysis::decisions::views::{BranchObjective, branch_objectives, statements};
use obligato::analysis::decisions::{MappedDecision, Point, Role};
use obligato::analysis::dominators::{Dominators, control_dependences};
use obligato::classfile::{self, ClassFile};
use obligato::program::{Code, Insn, Jdk, decode};
use obligato::util::LiteralId;

const LIMIT: Duration = Duration::from_secs(60);

/// The folder with the sources of `tests/analysis`, compiled once: `classes` with lines, `bare` without.
fn folder() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let folder = scratch("analysis");
        let sources = [Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/analysis/Shapes.java")];
        for (name, flag) in [("classes", "-g:lines"), ("named", "-g"), ("bare", "-g:none")] {
            fs::create_dir(folder.join(name)).unwrap();
            javac(&sources, &folder.join(name), &[flag]);
        }
        folder
    })
}

fn shapes(variant: &str) -> ClassFile {
    let bytes = fs::read(folder().join(variant).join("shapes/Shapes.class")).unwrap();
    classfile::parse(&bytes).unwrap()
}

fn decoded(file: &ClassFile, name: &str, descriptor: &str) -> Code {
    let method = file.method(name, descriptor).unwrap();
    decode(file, method, method.code.as_ref().unwrap(), &mut |_| LiteralId(0)).unwrap()
}

/// The decisions of each method: their texts, values marked by `=`.
fn texts(file: &ClassFile, method: &str) -> Vec<String> {
    let found = recover(file);
    assert!(found.warnings.is_empty(), "{:?}", found.warnings);
    let of_method = found.decisions.iter().filter(|d| d.method == method);
    of_method.map(|d| format!("{}{}", if d.role == Role::Value { "= " } else { "" }, d.text)).collect()
}

#[test]
fn decisions_come_back_from_bytecode() {
    let (lines, bare) = (shapes("classes"), shapes("bare"));
    let both = |method: &str, expected: &[&str]| {
        assert_eq!(texts(&lines, method), expected, "{method}");
        assert_eq!(texts(&bare, method), expected, "{method} without lines");
    };
    both("nested", &["arg0 && (arg1 || arg2)"]);
    both("twoPairs", &["(arg0 && arg1) || (arg2 && arg3)"]);
    both("negated", &["!arg0 || !arg1"]);
    both("value", &["= (arg0 && arg1) || arg2"]);
    both("compared", &["= arg0 > 3"]);
    both("loop", &["local2 < arg0 && this.data[local2] != 0"]);
    both("bottom", &["local2 < arg0 || this.f"]);
    both("choice", &["arg0 ? arg1 : arg2"]);
    both("choiceAnd", &["(arg0 ? arg1 : arg2) && arg3"]);
    both("between", &["arg0", "arg1"]);
    both("effects", &["(arg0 * 2) > arg1 && arg0 < arg1 && arg0 != local2"]);
    both("doubles", &["arg0 < arg1 && !(arg0 > arg2) && arg0 != arg1"]);
    both("lines", &["arg0 != null && arg0.isEmpty() && (arg2 > 7L || arg1 instanceof String)"]);
    both("asserted", &["arg0 > 0 && arg0 < 10"]);
    both("strings", &[]);
    both("<clinit>", &[]);
    both("jumps", &["local4 < arg0", "arg1 && local4 == 3", "arg2 || local4 == 7"]);
    both("strict", &["= arg0 > 0", "= arg1 > 0", "(… & …) != 0"]);
    both("copies", &["arg0 && arg1", "arg0 && arg1"]);
    both("empty", &["arg0"]);
    both("lambda$lambda$0", &["= arg0 && arg1"]);
    let loop_in_try = "arg0 != null && arg0.length() > arg1 && arg0.charAt(arg1) != 120";
    both("tried", &[loop_in_try, "arg0.isEmpty() || arg1 > 3"]);
    both("pattern", &["= arg0 instanceof String && local1.length() > 2"]);
    assert_eq!(texts(&lines, "cast"), ["arg0 instanceof String", "local1.length() > 2"]);
    // Only lines tell nested ifs from &&.
    assert_eq!(texts(&lines, "nestedIfs"), ["arg0", "arg1"]);
    assert_eq!(texts(&bare, "nestedIfs"), ["arg0 && arg1"]);
    assert_eq!(texts(&shapes("named"), "loop"), ["i < n && this.data[i] != 0"]);
}

/// Ids do not depend on where the lines are, nor on what else is in the class.
#[test]
fn ids_survive_moves() {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/analysis/Shapes.java")).unwrap();
    let moved = text
        .replace("class Shapes {", "class Shapes {\n\n\n    static boolean first(int i) { return i > 1 && i < 9; }\n");
    let folder = scratch("analysis-moved");
    fs::write(folder.join("Shapes.java"), moved).unwrap();
    javac(&[folder.join("Shapes.java")], &folder, &["-g:lines"]);
    let after = classfile::parse(&fs::read(folder.join("shapes/Shapes.class")).unwrap()).unwrap();
    let ids = |file: &ClassFile| recover(file).decisions.iter().map(|d| d.id).collect::<BTreeSet<_>>();
    let (before, after) = (ids(&shapes("classes")), ids(&after));
    assert!(before.is_subset(&after) && after.len() == before.len() + 1);
}

/// Where a jump to this instruction ends.
fn end(code: &Code, mut index: u32) -> u32 {
    let mut hops = 0;
    while let Insn::Goto(target) = code.insns[index as usize].get() {
        index = target;
        hops += 1;
        if hops > code.insns.len() {
            break;
        }
    }
    index
}

/// The conditional branch that straight code from here leads to.
fn next_branch(code: &Code, cfg: &Cfg, from: u32) -> u32 {
    let mut index = from;
    while branch_target(code.insns[index as usize].get()).is_none() {
        // A block of its own may begin here where an exception can leave, but nothing may join.
        index += 1;
        let block = cfg.block(cfg.block_of(index).unwrap()).unwrap();
        assert!(block.first != index || block.predecessors.len() == 1, "something joins at {index}");
    }
    index
}

/// Checks a recovered decision against the code: for each condition and value, control goes where the table says, and
/// each outcome has one place. Returns the places.
fn follows_the_code(code: &Code, cfg: &Cfg, decision: &MappedDecision) {
    let table = Table::new(&decision.tree).unwrap();
    assert_eq!(table.start(), Start::Condition(0));
    let mut exits: [BTreeSet<u32>; 2] = Default::default();
    for (number, condition) in decision.conditions.iter().enumerate() {
        let [Point::Branch { pc, taken_means }] = condition.points[..] else { panic!("{decision:?}") };
        let branch = instruction_at(code, pc).unwrap();
        let target = branch_target(code.insns[branch as usize].get()).unwrap();
        for value in [false, true] {
            let to = end(code, if taken_means == value { target } else { branch + 1 });
            match table.effect(number as u16, value).unwrap().then {
                Then::Done(outcome) => _ = exits[usize::from(outcome)].insert(to),
                Then::Next(next) => {
                    let due = decision.conditions[usize::from(next)].points[0].pc();
                    let found = code.pcs[next_branch(code, cfg, to) as usize];
                    assert_eq!(u32::from(found), due, "{decision:?}");
                }
                other => panic!("{other:?} in {decision:?}"),
            }
        }
    }
    assert!(exits.iter().all(|places| places.len() == 1), "{exits:?} {decision:?}");
}

#[derive(Default, Debug)]
struct Sizes {
    classes: usize,
    decisions: usize,
    conditions: usize,
    largest: usize,
}

fn check_class(file: &ClassFile, sizes: &mut Sizes) {
    let found = recover(file);
    assert!(found.warnings.is_empty(), "{:?}", found.warnings);
    sizes.classes += 1;
    for method in file.methods.iter().filter(|method| method.code.is_some()) {
        let here = |d: &&MappedDecision| d.method == *method.name && d.descriptor == *method.descriptor;
        let decisions: Vec<MappedDecision> = found.decisions.iter().filter(here).cloned().collect();
        let code = decoded(file, &method.name, &method.descriptor);
        let cfg = Cfg::new(&code).unwrap();
        check_graph(&code, &cfg);
        for decision in &decisions {
            follows_the_code(&code, &cfg, decision);
            sizes.decisions += 1;
            sizes.conditions += decision.conditions.len();
            sizes.largest = sizes.largest.max(decision.conditions.len());
        }
        // No branch is in two decisions.
        let pcs: Vec<u32> = decisions.iter().flat_map(|d| &d.conditions).map(|c| c.points[0].pc()).collect();
        assert_eq!(pcs.iter().collect::<BTreeSet<_>>().len(), pcs.len());
    }
}

/// What must hold for the graph of any method.
fn check_graph(code: &Code, cfg: &Cfg) {
    let order = cfg.reverse_post_order();
    assert_eq!((order.first(), order.len()), (Some(&0), cfg.len()));
    let dominators = Dominators::of(cfg);
    let post = Dominators::post(cfg);
    for (number, block) in cfg.blocks().iter().enumerate() {
        let number = number as u32;
        assert_eq!(cfg.block_of(block.first), Some(number));
        assert!(dominators.dominates(0, number) && post.dominates(number, number));
        for index in block.first..block.end - 1 {
            assert!(branch_target(code.insns[index as usize].get()).is_none());
        }
        for edge in &block.successors {
            assert!(cfg.block(edge.to).unwrap().predecessors.contains(&number));
            // The closest dominator of a block dominates all ways to it.
            if let Some(above) = dominators.immediate(edge.to) {
                assert!(dominators.dominates(above, number));
            }
            if let Some(below) = post.immediate(number) {
                assert!(post.dominates(below, edge.to));
            }
        }
    }
    assert_eq!(control_dependences(cfg, &post).len(), cfg.len());
}

#[test]
fn recovered_decisions_follow_the_code() {
    let mut sizes = Sizes::default();
    for variant in ["classes", "bare"] {
        check_class(&shapes(variant), &mut sizes);
    }
    assert!(sizes.decisions > 40 && sizes.largest == 4, "{sizes:?}");
}

/// One class in sixteen of the JDK's; all of them with `OBLIGATO_ALL=1`.
#[test]
fn recovered_decisions_follow_the_code_of_the_jdk() {
    let jdk = Jdk::locate(None).unwrap();
    let step = if std::env::var_os("OBLIGATO_ALL").is_some() { 1 } else { 16 };
    let mut sizes = Sizes::default();
    for name in jdk.classes_of_module("java.base").unwrap().iter().step_by(step) {
        let found = jdk.find(name).unwrap().unwrap();
        check_class(&classfile::parse(&found.bytes).unwrap(), &mut sizes);
    }
    assert!(sizes.decisions > 1000 && sizes.largest > 5, "{sizes:?}");
}

/// The same code from another compiler version, where one is installed.
#[test]
fn every_installed_compiler() {
    let source = [Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/analysis/Shapes.java")];
    let expected: Vec<Vec<String>> = {
        let file = shapes("classes");
        file.methods.iter().map(|method| texts(&file, &method.name)).collect()
    };
    for jdk in jdks() {
        let Some(compiler) = jdk.javac else { continue };
        let folder = scratch(&format!("analysis-{}", jdk.feature));
        javac_with(&compiler, &source, &folder, &["-g:lines"]);
        let file = classfile::parse(&fs::read(folder.join("shapes/Shapes.class")).unwrap()).unwrap();
        let found: Vec<Vec<String>> = file.methods.iter().map(|method| texts(&file, &method.name)).collect();
        assert_eq!(found, expected, "javac {}", jdk.feature);
        check_class(&file, &mut Sizes::default());
    }
}

/// Where jumps reach over 32 KB, compilers invert branches to hop over a long jump.
#[test]
fn far_jumps() {
    let folder = scratch("analysis-far");
    let body = "x = x * 31 + 7;\n".repeat(5000);
    let text =
        format!("class Far {{ static int far(boolean a, boolean b, int x) {{ if (a && b) {{ {body} }} return x; }} }}");
    fs::write(folder.join("Far.java"), text).unwrap();
    javac(&[folder.join("Far.java")], &folder, &["-g:lines"]);
    let file = classfile::parse(&fs::read(folder.join("Far.class")).unwrap()).unwrap();
    assert!(file.method("far", "(ZZI)I").unwrap().code.as_ref().unwrap().bytes.contains(&0xc8));
    assert_eq!(texts(&file, "far"), ["arg0 && arg1"]);
    check_class(&file, &mut Sizes::default());
}

/// A thousand conditions cost no more than their number asks for.
#[test]
fn a_decision_of_a_thousand_conditions() {
    let folder = scratch("analysis-large");
    let pairs: Vec<String> = (0..500).map(|i| format!("(p[{}] && p[{}])", 2 * i, 2 * i + 1)).collect();
    let text = format!("class Large {{ static boolean large(boolean[] p) {{ return {}; }} }}", pairs.join("\n || "));
    fs::write(folder.join("Large.java"), text).unwrap();
    javac(&[folder.join("Large.java")], &folder, &["-g:lines"]);
    let file = classfile::parse(&fs::read(folder.join("Large.class")).unwrap()).unwrap();
    let mut sizes = Sizes::default();
    check_class(&file, &mut sizes);
    assert_eq!((sizes.decisions, sizes.largest), (1, 1000));
    let show = |more: &[&str]| {
        let mut command = obligato();
        command.current_dir(&folder).args(["decisions", "--classpath", "."]).args(more);
        let seen = run(&mut command, b"", LIMIT);
        assert_eq!((seen.code, seen.stderr.as_str()), (Some(0), ""));
        seen.stdout
    };
    assert!(show(&[]).contains("objectives: MC/DC 2000,") && show(&["--json"]).contains("\"index\": 999"));
    let xml = show(&["--format", "xml"]);
    fs::write(folder.join("large.xml"), &xml).unwrap();
    assert_eq!(show(&["--from", "large.xml", "--format", "xml"]), xml);
}

/// Whatever a class file holds, there are decisions or warnings.
#[test]
fn damaged_classes() {
    let good = fs::read(folder().join("named/shapes/Shapes.class")).unwrap();
    let mut random = 7u64;
    let mut next = |below: usize| {
        random = random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (random >> 33) as usize % below
    };
    let mut readable = 0;
    for _ in 0..3000 {
        let mut bytes = good.clone();
        for _ in 0..1 + next(4) {
            let at = next(bytes.len());
            bytes[at] = next(256) as u8;
        }
        if let Ok(file) = classfile::parse(&bytes) {
            readable += 1;
            for decision in recover(&file).decisions {
                Table::new(&decision.tree).unwrap();
            }
        }
    }
    assert!(readable > 100, "{readable}");
}

#[test]
fn branches_and_statements_of_a_method() {
    let file = shapes("classes");
    let objectives = |name: &str, descriptor: &str| {
        let decisions: Vec<MappedDecision> =
            recover(&file).decisions.into_iter().filter(|d| d.method == name).collect();
        let code = decoded(&file, name, descriptor);
        let cfg = Cfg::new(&code).unwrap();
        let found = branch_objectives(&code, &cfg, &decisions);
        let outcomes = found.iter().filter(|o| matches!(o, BranchObjective::Outcome { .. })).count();
        let info = file.method(name, descriptor).unwrap().code.as_ref().unwrap();
        (outcomes, found.len() - outcomes, statements(info, &code, &cfg).len())
    };
    assert_eq!(objectives("jumps", "(IZZ)I"), (6, 0, 8));
    // A value is no branch.
    assert_eq!(objectives("value", "(ZZZ)Z"), (0, 0, 1));
    // Two switches of three ways (hash, place) and two label tests.
    let (outcomes, ways, _) = objectives("strings", "(Ljava/lang/String;)I");
    assert_eq!((outcomes, ways), (0, 2 + 3 + 4));
    // The test whether assertions are on.
    assert_eq!(objectives("asserted", "(I)I"), (2, 2, 2));
}

fn start(arguments: &[&str]) -> Command {
    let mut command = obligato();
    command.current_dir(folder()).arg("decisions").args(arguments);
    command
}

fn observe(arguments: &[&str]) -> Observed {
    run(&mut start(arguments), b"", LIMIT)
}

fn shown(arguments: &[&str]) -> String {
    let seen = observe(arguments);
    assert_eq!((seen.code, seen.stderr.as_str()), (Some(0), ""), "{arguments:?}");
    seen.stdout
}

fn refused(arguments: &[&str], parts: &[&str]) {
    let seen = observe(arguments);
    assert_eq!((seen.code, seen.stdout.as_str()), (Some(2), ""), "{arguments:?}\n{}", seen.stderr);
    assert!(seen.stderr.starts_with("obligato: ") && seen.stderr.lines().count() == 1, "{}", seen.stderr);
    for part in parts {
        assert!(seen.stderr.contains(part), "{arguments:?}: '{part}' is not in\n{}", seen.stderr);
    }
}

#[test]
fn the_command_shows_decisions() {
    let text = shown(&["--classpath", "classes", "shapes.Shapes"]);
    assert!(text.starts_with("shapes.Shapes.nested(boolean, boolean, boolean)\n  line 11: arg0 && (arg1 || arg2)\n"));
    assert!(
        text.contains("c2  arg2       line 11, pc 9 (taken: false)  masks c0, outcome false  masks c1, outcome true\n")
    );
    assert!(text.contains("decisions (from bytecode)\n"));
    let json = shown(&["--classpath", "classes", "--json"]);
    assert_eq!(json, shown(&["--classpath", "classes", "--format", "json"]));
    assert!(json.contains("\"schema\": \"obligato-decisions\""));
}

#[test]
fn decisions_from_a_file() {
    let xml = shown(&["--classpath", "classes", "--format", "xml"]);
    fs::write(folder().join("decisions.xml"), &xml).unwrap();
    assert_eq!(shown(&["--classpath", "classes", "--from", "decisions.xml", "--format", "xml"]), xml);
    assert_eq!(shown(&["--classpath", "classes", "--from", "decisions.xml"]), shown(&["--classpath", "classes"]));
    // Another build of the class: its nested ifs are elsewhere.
    let moved = xml.replacen("pc=\"9\"", "pc=\"8\"", 1);
    fs::write(folder().join("moved.xml"), moved).unwrap();
    refused(
        &["--classpath", "classes", "--from", "moved.xml"],
        &["moved.xml: does not fit classes/shapes/Shapes.class: shapes.Shapes.nested(ZZZ)I, line 11", "pc 8 is no"],
    );
    fs::write(folder().join("broken.xml"), &xml[..xml.len() / 2]).unwrap();
    refused(&["--classpath", "classes", "--from", "broken.xml"], &["broken.xml: line "]);
    refused(&["--classpath", "classes", "--from", "none.xml"], &["none.xml: cannot be read"]);
    refused(&["--classpath", "classes", "--from", "decisions.xml", "--source", "."], &["--"]);
    fs::write(folder().join("renamed.xml"), xml.replacen("method=\"nested\"", "method=\"nestled\"", 1)).unwrap();
    refused(&["--classpath", "classes", "--from", "renamed.xml"], &["nestled", "no such method"]);
    fs::write(
        folder().join("other.xml"),
        xml.replacen("class name=\"shapes.Shapes\"", "class name=\"shapes.Gone\"", 1),
    )
    .unwrap();
    let seen = observe(&["--classpath", "classes", "--from", "other.xml"]);
    assert!(seen.code == Some(0) && seen.stderr.contains("shapes.Gone"), "{seen:?}");
}

#[test]
fn bad_input_of_the_command() {
    refused(&["--classpath", "classes", "shapes.shapes"], &["no class shapes.shapes", "did you mean shapes.Shapes?"]);
    refused(&["--classpath", "classes", "Shapes"], &["did you mean shapes.Shapes?"]);
    refused(&["--classpath", "classes", "x.Y"], &["there is no class x.Y on the class path; there are shapes.Shapes"]);
    refused(&["--classpath", "classes", "--source", "nowhere"], &["nowhere: is no folder"]);
    refused(&["--classpath", "classes", "--format", "yaml"], &["yaml", "'xml'"]);
    refused(&["--classpath", "nowhere"], &["no classes on the class path; nowhere does not exist", "--classpath"]);
    let seen = observe(&["--classpath", "nowhere:classes"]);
    assert!(seen.code == Some(0) && seen.stderr.contains("warning: nowhere is on the class path"), "{seen:?}");
    fs::create_dir_all(folder().join("odd")).unwrap();
    fs::write(folder().join("odd/Odd.class"), "not a class").unwrap();
    refused(&["--classpath", "odd", "Odd"], &["odd/Odd.class: not a valid class file"]);
    let seen = observe(&["--classpath", "odd:classes"]);
    assert!(
        seen.code == Some(0) && seen.stderr.contains("odd/Odd.class") && seen.stdout.contains("nested"),
        "{seen:?}"
    );
    let help = shown(&["--help"]);
    assert!(help.contains("Examples:") && help.contains("--from"));
}
