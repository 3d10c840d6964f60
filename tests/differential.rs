//! Random Java methods on the real JVM and in the VM: every run of every method must give the same line.
//!
//! `OBLIGATO_FUZZ_SEED` and `OBLIGATO_FUZZ_CLASSES` choose the seed and how many classes of [`METHODS`] methods are
//! tried; `scripts/fuzz` sets them. A mismatch names the seed, so that it can be repeated.

mod generator;

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use crate::support::{self, in_parallel, java, javac, jdks, obligato, run, scratch};

/// Methods per class; each is run five times.
const METHODS: usize = 50;
const RUNS_PER_METHOD: usize = 5;
const CLASSES: u64 = 20;
const SEED: u64 = 0x0b11_6a70;

fn setting(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |v| v.parse().unwrap_or_else(|_| panic!("{name}: {v} is no number")))
}

#[test]
fn random_methods_agree_with_the_jvm() {
    let seed = setting("OBLIGATO_FUZZ_SEED", SEED);
    let classes = setting("OBLIGATO_FUZZ_CLASSES", CLASSES);
    let folder = scratch("differential");
    let names: Vec<String> = (0..classes).map(|i| format!("Random{i}")).collect();
    let sources: Vec<PathBuf> = names
        .iter()
        .enumerate()
        .map(|(i, name)| {
            let file = folder.join(format!("{name}.java"));
            let text = generator::generate(seed.wrapping_add(i as u64), METHODS, name);
            fs::write(&file, text).expect("the source is written");
            file
        })
        .collect();
    let out = folder.join("classes");
    sources.chunks(25).for_each(|batch| javac(batch, &out, &[]));
    let jdk = jdks().into_iter().next().expect("a JDK");
    let results = in_parallel(&names, |name| {
        let limit = Duration::from_secs(120);
        let expected = run(java(&jdk).arg("-cp").arg(&out).arg(name), &[], limit);
        let actual =
            run(obligato().arg("run").arg("--jdk").arg(&jdk.home).arg("--classpath").arg(&out).arg(name), &[], limit);
        (expected, actual)
    });
    let mut runs = 0;
    let mut failures = Vec::new();
    for (i, (expected, actual)) in results.into_iter().enumerate() {
        assert_eq!(expected.code, Some(0), "{} fails on the JVM:\n{}", names[i], expected.stderr);
        runs += expected.stdout.lines().filter(|l| l.starts_with('m')).count();
        if expected.stdout != actual.stdout || actual.code != Some(0) {
            let what = support::first_difference(&expected.stdout, &actual.stdout);
            let source = &sources[i];
            let seed = seed.wrapping_add(i as u64);
            failures.push(format!("seed {seed}, {}: {what}\n{}", source.display(), actual.stderr));
        }
    }
    let promised = classes as usize * METHODS * RUNS_PER_METHOD;
    assert!(runs >= promised, "{runs} runs were compared, {promised} were promised");
    assert!(failures.is_empty(), "{} of {} classes differ:\n{}", failures.len(), names.len(), failures.join("\n"));
}
