//! `obligato api`, and what its jar does on a plain JVM.

use std::fs;
use std::path::Path;

use crate::cli::LIMIT;
use crate::support::{Observed, java, javac, jdks, obligato, run, scratch};

const USER: &str = "
import obligato.Obligato;
public class User {
    public static void main(String[] args) {
        Obligato.label(\"never seen\", args.length == 0);
        Obligato.label(true);
        Obligato.assume(true);
        Obligato.check(true);
        System.out.println(\"went on\");
        try { Obligato.anyInt(\"x\"); } catch (UnsupportedOperationException e) { System.out.println(e.getMessage()); }
        try { Obligato.anyIntArray(2); } catch (UnsupportedOperationException e) { System.out.println(\"no array\"); }
        Obligato.assume(args.length > 0);
    }
}
";

fn on_jvm(folder: &Path, elements: &[&str]) -> Observed {
    let path = std::env::join_paths(elements.iter().map(|e| folder.join(e))).unwrap();
    let mut command = java(&jdks()[0]);
    command.arg("-cp").arg(path).arg("User");
    run(&mut command, b"", LIMIT)
}

#[test]
fn the_library_is_written_and_does_no_harm() {
    let folder = scratch("cli-api");
    let mut command = obligato();
    let seen = run(command.args(["api", "--out"]).arg(folder.join("lib/new")), b"", LIMIT);
    assert_eq!(seen.code, Some(0), "{}", seen.stderr);
    let jar = folder.join("lib/new/obligato-api.jar");
    assert_eq!(seen.stdout.trim(), jar.display().to_string());
    let first = fs::read(&jar).unwrap();
    let user = folder.join("User.java");
    fs::write(&user, USER).unwrap();
    fs::create_dir(folder.join("classes")).unwrap();
    javac(&[user], &folder.join("classes"), &["-cp", jar.to_str().unwrap()]);
    let seen = on_jvm(&folder, &["classes", "lib/new/obligato-api.jar"]);
    assert_eq!(seen.code, Some(1), "{}", seen.stderr);
    assert!(seen.stdout.starts_with("went on\nObligato.anyInt has no value on a plain JVM"), "{}", seen.stdout);
    assert!(
        seen.stdout.ends_with("no array\n") && seen.stderr.contains("obligato.AssumptionFailed"),
        "{}",
        seen.stderr
    );
    // JUnit's own exception where there is one.
    let junit = folder.join("TestAbortedException.java");
    let text = "package org.opentest4j;\npublic class TestAbortedException extends RuntimeException {\n    public \
                TestAbortedException(String m) { super(m); }\n}\n";
    fs::write(&junit, text).unwrap();
    javac(&[junit], &folder.join("classes"), &[]);
    let seen = on_jvm(&folder, &["classes", "lib/new/obligato-api.jar"]);
    assert!(seen.stderr.contains("org.opentest4j.TestAbortedException: Obligato.assume"), "{}", seen.stderr);
    // Again, the same bytes.
    let seen = run(obligato().args(["api", "--out"]).arg(folder.join("lib/new")), b"", LIMIT);
    assert_eq!((seen.code, fs::read(&jar).unwrap() == first), (Some(0), true));
    // A file is in the way.
    let seen = run(obligato().args(["api", "--out"]).arg(folder.join("User.java")), b"", LIMIT);
    assert_eq!(seen.code, Some(2), "{}", seen.stderr);
    assert!(seen.stderr.contains("obligato-api.jar: cannot be written"), "{}", seen.stderr);
}
