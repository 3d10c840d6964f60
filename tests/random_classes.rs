//! Verdicts on random classes are true: no sequence of random calls on objects of such a class shows an objective that
//! `generate` calls infeasible. The calls are a JUnit test, which `measure` runs.
//!
//! `OBLIGATO_CLASSES=100..160` chooses other classes, by their seeds.

mod class;

use crate::support::{in_parallel, javac, jdks, junit_jar, obligato, run, scratch};
use class::{Class, class};
use obligato::coverage::report::{RunReport, Verdict};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Objects and calls that are tried of one class.
const ROUNDS: usize = 120;
const CALLS: usize = 14;

/// A test that makes objects and calls what it may, whatever is thrown.
fn test(name: &str, class: &Class, seed: u64) -> String {
    let case = |(number, text): (usize, &String)| format!("            case {number} -> {{ {text} }}\n");
    let calls: String = class.calls.iter().enumerate().map(case).collect();
    let count = class.calls.len();
    let extended = format!("new {name}(number()) {{ @Override protected int hook() {{ step(); return number(); }} }}");
    let makers = class.makers.iter().chain(class.is_open.then_some(&extended));
    let makers: Vec<String> = makers.map(|text| format!("() -> {text}")).collect();
    let (makers, ways) = (makers.join(", "), makers.len());
    format!(
        r#"import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class {name}RandomTest {{
    long seed = {seed};
    int depth;
    {name}[] objects;
    final int[][] arrays = {{ new int[1], new int[1] }};
    final List<Runnable> tasks = new ArrayList<>();
    final List<Supplier<{name}>> makers = List.of({makers});

    int below(int bound) {{
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        return (int) ((seed >>> 33) % bound);
    }}

    int number() {{
        int number = below(20);
        return number == 18 ? Integer.MAX_VALUE : number == 19 ? Integer.MIN_VALUE : number - 4;
    }}

    {name} object() {{
        int number = below(4);
        return number == 3 ? null : objects[number];
    }}

    int[] array() {{
        return arrays[below(2)];
    }}

    /// One thing that a caller can do; what it is given to run does some, too.
    void step() {{
        {name} object = object();
        if (object == null || depth > 2) {{
            return;
        }}
        depth++;
        try {{
            switch (below({count} + 2)) {{
{calls}                case {count} -> array()[0] = number();
                default -> {{
                    if (!tasks.isEmpty()) {{
                        tasks.get(below(tasks.size())).run();
                    }}
                }}
            }}
        }} catch (RuntimeException e) {{
            // It goes on with what was done before.
        }} finally {{
            depth--;
        }}
    }}

    @Test
    void random() {{
        for (int round = 0; round < {ROUNDS}; round++) {{
            objects = new {name}[3];
            tasks.clear();
            arrays[0] = new int[1];
            arrays[1] = new int[1];
            for (int i = 0; i < 3; i++) {{
                try {{
                    objects[i] = makers.get(below({ways})).get();
                }} catch (RuntimeException e) {{
                    // Then there is one less.
                }}
            }}
            for (int i = 0; i < {CALLS}; i++) {{
                step();
            }}
        }}
    }}
}}
"#
    )
}

fn report(folder: &Path) -> RunReport {
    let text = fs::read_to_string(folder.join("report.json")).expect("report.json");
    serde_json::from_str(&text).expect("report.json is a report")
}

fn ids(report: &RunReport, wanted: impl Fn(&Verdict) -> bool) -> BTreeSet<&str> {
    report.objectives.iter().filter(|o| wanted(&o.verdict)).map(|o| o.id.as_str()).collect()
}

#[test]
fn nothing_that_calls_show_is_infeasible() {
    let seeds = std::env::var("OBLIGATO_CLASSES").ok();
    let seeds = seeds.as_deref().and_then(|text| text.split_once(".."));
    let seeds = seeds.map_or(0..12, |(from, to)| from.parse().unwrap()..to.parse().unwrap());
    let folder = scratch("random-classes");
    let made: Vec<(String, u64, Class)> =
        seeds.map(|seed: u64| (format!("Random{seed}"), seed, class(&format!("Random{seed}"), seed))).collect();
    let write = |name: &str, text: &str| {
        let file = folder.join(format!("{name}.java"));
        fs::write(&file, text).unwrap();
        file
    };
    let classes = folder.join("classes");
    fs::create_dir_all(&classes).unwrap();
    let sources: Vec<PathBuf> = made.iter().map(|(name, _, class)| write(name, &class.text)).collect();
    javac(&sources, &classes, &["-g"]);
    let jdk = jdks().into_iter().find(|jdk| jdk.feature >= 17 && jdk.javac.is_some()).expect("a JDK with javac");
    let found = in_parallel(&made, |(name, seed, class)| {
        let (tests, out) = (folder.join("tests").join(name), folder.join("out").join(name));
        fs::create_dir_all(&tests).unwrap();
        let source = write(&format!("{name}RandomTest"), &test(name, class, *seed));
        let path = format!("{}:{}", classes.display(), junit_jar().display());
        javac(&[source], &tests, &["-cp", &path]);
        let of = |command: &str, options: &[&str]| {
            let out = out.join(command);
            let mut run_it = obligato();
            run_it.arg(command).arg(name).arg("--jdk").arg(&jdk.home).arg("--classpath").arg(&classes);
            run_it.arg("--source").arg(&folder).arg("--out").arg(&out).args(options);
            let seen = run(&mut run_it, b"", Duration::from_secs(120));
            assert!(matches!(seen.code, Some(0 | 1)), "{name}: {}{}\n{}", seen.stdout, seen.stderr, class.text);
            report(&out)
        };
        let generated = of("generate", &["--budget", "4", "--no-jvm"]);
        let tests = format!("{}:{}", tests.display(), junit_jar().display());
        let measured = of("measure", &["--tests", &tests]);
        let shown = ids(&measured, |verdict| matches!(verdict, Verdict::Covered { .. }));
        let infeasible = ids(&generated, |verdict| matches!(verdict, Verdict::Infeasible { .. }));
        let wrong: Vec<&&str> = shown.intersection(&infeasible).collect();
        assert!(wrong.is_empty(), "{name}: {wrong:?} are shown and called infeasible\n{}", class.text);
        (shown.len(), infeasible.len())
    });
    // Otherwise nothing was compared.
    let (shown, infeasible) = found.iter().fold((0, 0), |(a, b), (shown, infeasible)| (a + shown, b + infeasible));
    assert!(shown > found.len() && infeasible > found.len(), "{shown} shown, {infeasible} infeasible");
}
