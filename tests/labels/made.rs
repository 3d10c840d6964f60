//! One class, compiled without the driver API beside it, and what `generate` makes of it.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use obligato::coverage::report::{Objective, RunReport, Verdict};

use crate::support::{self, jdks, scratch};

pub struct Made {
    pub report: RunReport,
    pub output: String,
}

/// Compiles a class whose source may name `Obligato`; gives the folder, with the classes in `classes`.
pub fn compiled(name: &str, text: &str) -> PathBuf {
    // Tests that run side by side may have the same class.
    static MADE: AtomicU32 = AtomicU32::new(0);
    let folder = scratch(&format!("labels-{name}-{}", MADE.fetch_add(1, Ordering::Relaxed)));
    let source = folder.join("src");
    fs::create_dir_all(&source).unwrap();
    fs::create_dir_all(folder.join("classes")).unwrap();
    let file = source.join(format!("{name}.java"));
    fs::write(&file, format!("import obligato.Obligato;\n{text}")).unwrap();
    let drivers = Path::new(env!("CARGO_MANIFEST_DIR")).join("jdk-stubs/driver").display().to_string();
    let options = ["-g", "-implicit:none", "-sourcepath", &drivers];
    let jdk = jdks().into_iter().find(|jdk| jdk.javac.is_some()).unwrap();
    support::javac_with(jdk.javac.as_ref().unwrap(), &[file], &folder.join("classes"), &options);
    folder
}

/// Work in vain after which a search is over: more brings these classes nothing.
const PATIENCE: &str = "60000000";

pub fn made(name: &str, text: &str, options: &[&str]) -> Made {
    generated(&compiled(name, text), name, options)
}

/// What `generate` makes of a class in the folder that [`compiled`] gave.
pub fn generated(folder: &Path, name: &str, options: &[&str]) -> Made {
    let out = folder.join("out");
    let mut command = support::obligato();
    command
        .args(["generate", name, "--budget", "60", "--patience", PATIENCE, "--classpath"])
        .arg(folder.join("classes"));
    command.arg("--source").arg(folder.join("src")).arg("--out").arg(&out).args(options);
    let seen = support::run(&mut command, b"", Duration::from_secs(120));
    let output = format!("{}{}", seen.stdout, seen.stderr);
    assert!(matches!(seen.code, Some(0 | 1)), "{output}");
    let report = serde_json::from_str(&fs::read_to_string(out.join("report.json")).unwrap()).unwrap();
    Made { report, output }
}

impl Made {
    /// Every objective of a criterion as `what: verdict`, `+` for covered, `-` for infeasible, `?` for open.
    pub fn verdicts(&self, criterion: &str) -> Vec<String> {
        let of = |o: &&Objective| o.criterion == criterion;
        let word = |o: &Objective| match o.verdict {
            Verdict::Covered { .. } => '+',
            Verdict::Infeasible { .. } => '-',
            Verdict::Open { .. } => '?',
        };
        self.report.objectives.iter().filter(of).map(|o| format!("{} {}", word(o), o.what)).collect()
    }

    /// Nothing was withheld, and the JVM confirms what each test is said to cover.
    pub fn is_confirmed(&self) {
        assert!(self.report.withheld.is_empty(), "{}\n{:?}", self.output, self.report.withheld);
        for test in &self.report.tests {
            assert_eq!(test.coverage_on_jvm.as_deref(), Some("confirmed"), "{}: {}", test.method, self.output);
        }
    }
}
