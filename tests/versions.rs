//! `obligato diff` on pairs of versions with known answers: never a wrong one, and those of `versions/expected.txt`.
//! What is known about the pairs is checked on the real JVM, without Obligato.
//!
//! `OBLIGATO_ONLY=name,numeric-*` chooses pairs, `OBLIGATO_BLESS=1` rewrites the expectations of those that ran,
//! `OBLIGATO_SHOW=1` prints what was seen and what took how long.

mod pairs;
mod truth;

use crate::impact::harness::{self, How};
use crate::support::{JdkHome, in_parallel, jdks, obligato, run, scratch};
use obligato::explore::engine::Limits;
use pairs::{Compiled, Pair};
use std::collections::BTreeMap;
use std::fs;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// Seconds: more than what is decided takes on any machine.
const BUDGET: u64 = 300;
/// What comes first: of the budget a part is always spent on loops that never end before they are proved, so a small one saves
/// time. What it does not decide gets the whole.
const FIRST: u64 = 4;
/// For what is known to stay undecided: its answer must not be wrong.
const SHORT: u64 = 1;
/// When expectations are written anew.
const ACCEPTING: u64 = 10;
const FEWEST: usize = 60;
const UNKNOWN: &str = "UNKNOWN";
const ANSWERS: [(&str, i32); 3] = [("EQUIVALENT", 0), ("DIFFERENT", 1), (UNKNOWN, 4)];

/// The chosen pairs, compiled once; and the JDK that runs them.
fn compiled() -> &'static (JdkHome, Vec<Pair>, Compiled) {
    static COMPILED: OnceLock<(JdkHome, Vec<Pair>, Compiled)> = OnceLock::new();
    COMPILED.get_or_init(|| {
        let (all, chosen) = (jdks(), pairs::chosen());
        let jdk = jdks().into_iter().find(|j| j.javac.is_some()).expect("a JDK with javac is installed");
        let compiled = pairs::compile(&all, &jdk, &chosen, scratch("versions"));
        (jdk, chosen, compiled)
    })
}

/// Paths and seconds that a full exploration may have, to be compared with a pruned one. Some ask a solver for minutes.
const FULL: (u64, u64) = (200, 20);
/// A pruned one has less to do, so it needs less than this.
const PRUNED: u64 = 60;
/// Pairs that have no more and whose change reaches a decision.
const FEWEST_PRUNED: usize = 180;

#[test]
fn pruned_exploration_loses_nothing() {
    let (_, chosen, compiled) = compiled();
    let results = in_parallel(chosen, |pair| {
        let (class, rest) = pair.target().split_once("::").unwrap_or((pair.target(), ""));
        let method = pair.method().unwrap_or(rest).split('(').next().unwrap_or_default();
        let (old, new) = (compiled.classes(pair, "old"), compiled.classes(pair, "new"));
        let found = harness::Pair::of(&old, &new, &class.replace('.', "/"), method, None)?;
        if found.impacted.is_empty() || method.is_empty() {
            return None;
        }
        let target = format!("{class}::{}", pair.method().unwrap_or(rest));
        let explore = |how, strategy, paths, seconds| {
            let time = Some(Duration::from_secs(seconds));
            let limits = Limits { loops: Some(4), time, paths, ..Limits::default() };
            harness::explore_within(&found, &target, how, strategy, "mcdc", limits)
        };
        let full = explore(How::Full, "dfs", Some(FULL.0), FULL.1);
        if !full.tally.left.is_empty() {
            return None;
        }
        let pruned = explore(How::Dise, "directed", None, PRUNED);
        let name = &pair.name;
        let count = |covered: &[bool]| covered.iter().filter(|c| **c).count();
        let wrong = (pruned.covered != full.covered)
            .then(|| format!("{name}: {} covered, {} of them pruned", count(&full.covered), count(&pruned.covered)));
        let more = (pruned.tally.states() > full.tally.states())
            .then(|| format!("{name}: {} states, {} pruned", full.tally.states(), pruned.tally.states()));
        Some(wrong.or(more))
    });
    let compared = results.iter().flatten().count();
    let wrong: Vec<&String> = results.iter().flatten().flatten().collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    println!("{compared} pairs");
    assert!(std::env::var_os("OBLIGATO_ONLY").is_some() || compared >= FEWEST_PRUNED, "{compared} pairs");
}

#[test]
fn the_pairs_are_well_formed() {
    let all = pairs::all();
    let mut wrong: Vec<String> = all.iter().flat_map(Pair::faults).collect();
    for (name, line) in expected() {
        let Some(pair) = all.iter().find(|p| p.name == name) else {
            wrong.push(format!("expected.txt: no pair {name}"));
            continue;
        };
        let reasoned = line.strip_prefix(UNKNOWN).is_some_and(|reason| reason.contains(char::is_alphabetic));
        if !reasoned && line != pair.answer() {
            wrong.push(format!("expected.txt: {name}: {line}: neither the right answer nor unknown with a reason"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let different = all.iter().filter(|p| p.answer() == "DIFFERENT").count();
    assert!(all.len() >= FEWEST, "{} pairs, at least {FEWEST} are promised", all.len());
    assert!(different * 5 > all.len() * 2 && different * 5 < all.len() * 3, "{different} of {} differ", all.len());
}

#[test]
fn the_jvm_confirms_what_is_known() {
    let (jdk, chosen, compiled) = compiled();
    let wrong = truth::faults(jdk, compiled, chosen);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What `obligato diff` made of a pair: the answer, its last line, and what is wrong with that.
struct Made {
    answer: &'static str,
    last: String,
    wrong: Option<String>,
}

fn made(pair: &Pair, compiled: &Compiled, budget: u64) -> Made {
    let mut command = obligato();
    command.arg("diff").arg("--old").arg(compiled.classes(pair, "old"));
    command.arg("--new").arg(compiled.classes(pair, "new"));
    command.args([pair.target(), "--budget", &budget.to_string()]).args(pair.options());
    let started = Instant::now();
    let seen = run(&mut command, b"", Duration::from_secs(budget + 120));
    let last = seen.stdout.lines().rfind(|l| !l.trim().is_empty()).unwrap_or_default().to_string();
    if std::env::var_os("OBLIGATO_SHOW").is_some() {
        println!("{:6.1} s  {}: {last}", started.elapsed().as_secs_f64(), pair.name);
    }
    let found = ANSWERS.iter().find(|(answer, _)| last.starts_with(answer));
    let answer = found.map_or("nothing", |(answer, _)| *answer);
    let right = answer == pair.answer() || answer == UNKNOWN;
    let code = found.map(|(_, code)| *code);
    let wrong = (!right || seen.code != code).then(|| {
        let said: Vec<&str> = seen.stdout.lines().chain(seen.stderr.lines()).take(12).collect();
        let name = &pair.name;
        format!("{name}: is {}, got {answer}, exit code {:?}\n    {}", pair.answer(), seen.code, said.join("\n    "))
    });
    Made { answer, last, wrong }
}

#[test]
fn answers_are_right() {
    let (_, chosen, compiled) = compiled();
    let known = expected();
    let all = in_parallel(chosen, |pair| {
        let undecided = known.get(&pair.name).is_some_and(|line| line.starts_with(UNKNOWN));
        let accepting = std::env::var_os("OBLIGATO_BLESS").is_some();
        match (accepting, undecided) {
            (true, _) => made(pair, compiled, ACCEPTING),
            (false, true) => made(pair, compiled, SHORT),
            (false, false) => {
                let first = made(pair, compiled, FIRST);
                let open = first.wrong.is_none() && first.answer == UNKNOWN;
                if open { made(pair, compiled, BUDGET) } else { first }
            }
        }
    });
    let wrong: Vec<&str> = all.iter().filter_map(|m| m.wrong.as_deref()).collect();
    assert!(wrong.is_empty(), "{} of {} answers are wrong:\n{}", wrong.len(), chosen.len(), wrong.join("\n"));
    let mut expected = expected();
    if std::env::var_os("OBLIGATO_BLESS").is_some() {
        for (pair, made) in chosen.iter().zip(&all) {
            let before = expected.get(&pair.name).filter(|line| line.starts_with(UNKNOWN));
            // A reason that somebody wrote down stays.
            let line = match (made.answer, before) {
                (UNKNOWN, Some(line)) => line.clone(),
                (UNKNOWN, None) => made.last.clone(),
                (answer, _) => answer.to_string(),
            };
            expected.insert(pair.name.clone(), line);
        }
        bless(&expected);
        return;
    }
    let decided = all.iter().filter(|m| m.answer != UNKNOWN).count();
    println!("{decided} of {} decided", chosen.len());
    // What was unknown may be decided on a faster machine, never the other way.
    let differs = chosen.iter().zip(&all).filter(|(pair, made)| {
        let line = expected.get(&pair.name).map_or("", String::as_str);
        made.answer != line && !line.starts_with(UNKNOWN)
    });
    let differs: Vec<String> = differs
        .map(|(pair, made)| format!("{}: expected {:?}\n     got {}", pair.name, expected.get(&pair.name), made.last))
        .collect();
    assert!(differs.is_empty(), "{}", differs.join("\n"));
}

/// Name and answer, for the unknown ones with the reason.
fn expected() -> BTreeMap<String, String> {
    let text = fs::read_to_string(pairs::root().join("expected.txt")).unwrap_or_default();
    let lines = text.lines().filter(|l| !l.starts_with('#'));
    let lines = lines.filter_map(|l| l.split_once(": "));
    lines.map(|(name, answer)| (name.to_string(), answer.to_string())).collect()
}

fn bless(expected: &BTreeMap<String, String>) {
    let path = pairs::root().join("expected.txt");
    let text = fs::read_to_string(&path).unwrap_or_default();
    let head = text.lines().filter(|l| l.starts_with('#')).map(str::to_string);
    let lines = expected.iter().map(|(name, answer)| format!("{name}: {answer}"));
    fs::write(&path, head.chain(lines).collect::<Vec<_>>().join("\n") + "\n").unwrap();
}
