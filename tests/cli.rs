//! The command line: what it accepts, and that bad input gives one clear error, exit code 2 and no output.

mod api_command;
mod check_command;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::time::Duration;

use crate::support::{Observed, java, javac, jdks, obligato, run, scratch};

const LIMIT: Duration = Duration::from_secs(60);

/// The folder with the sources of `tests/cli`, compiled once: `classes`, and beside it whatever a test writes.
fn folder() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let folder = scratch("cli");
        let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli");
        let mut sources: Vec<PathBuf> = fs::read_dir(sources).unwrap().map(|e| e.unwrap().path()).collect();
        sources.retain(|path| path.extension().is_some_and(|e| e == "java"));
        sources.sort();
        fs::create_dir(folder.join("classes")).unwrap();
        javac(&sources, &folder.join("classes"), &[]);
        folder
    })
}

fn start(arguments: &[&str]) -> Command {
    let mut command = obligato();
    command.current_dir(folder()).args(arguments);
    command
}

fn observe(arguments: &[&str]) -> Observed {
    run(&mut start(arguments), b"", LIMIT)
}

/// Exit code 2, nothing on standard output, and one line on standard error that says all of these.
fn refused(command: &mut Command, parts: &[&str]) {
    let seen = run(command, b"", LIMIT);
    assert_eq!((seen.code, seen.stdout.as_str()), (Some(2), ""), "{command:?}\n{}", seen.stderr);
    assert!(seen.stderr.starts_with("obligato: ") && seen.stderr.lines().count() == 1, "{command:?}\n{}", seen.stderr);
    for part in parts {
        assert!(seen.stderr.contains(part), "{command:?}: '{part}' is not in\n{}", seen.stderr);
    }
}

fn refuses(arguments: &[&str], parts: &[&str]) {
    refused(&mut start(arguments), parts);
}

fn prints(arguments: &[&str], stdout: &str) {
    let seen = observe(arguments);
    let expected = Observed { stdout: stdout.to_owned(), stderr: String::new(), code: Some(0) };
    assert_eq!(seen, expected, "{arguments:?}");
}

/// A file beside the classes.
fn file(name: &str, content: impl AsRef<[u8]>) -> String {
    let path = folder().join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, content).unwrap();
    name.to_owned()
}

fn class_bytes(name: &str) -> Vec<u8> {
    fs::read(folder().join("classes").join(name)).unwrap()
}

#[test]
fn a_class_that_is_not_there() {
    refuses(
        &["run", "-cp", "classes", "shop.Nothing"],
        &[
            "there is no class shop.Nothing on the class path (classes)",
            "classes that have a main method: shop.Asserts, shop.Exits,",
            "and 2 more",
        ],
    );
    // Nothing to run, nothing at all, and a folder that does not exist.
    file("plain/readme.txt", "no classes");
    refuses(&["run", "-cp", "plain", "shop.Till"], &["no class shop.Till", "no classes are on it", "--classpath"]);
    refuses(&["run", "-cp", "clases", "shop.Till"], &["no class shop.Till", "clases does not exist", "--classpath"]);
    refuses(&["run", "-cp", "classes", ""], &["there is no class"]);
}

#[test]
fn a_name_that_is_not_quite_right() {
    let check = |name: &str, meant: &str| {
        let meant = format!("did you mean {meant}?");
        refuses(&["run", "-cp", "classes", name], &[&format!("there is no class {name} "), &meant]);
    };
    check("shop.till", "shop.Till");
    check("SHOP.TILL", "shop.Till");
    // Two classes have this simple name.
    check("Label", "shop.Label, store.Label");
    check("shop.Tlil", "shop.Till");
    check("shop.Labels", "shop.Label, store.Label");
    check("shop.Till.Drawer", "shop.Till$Drawer");
    check("shop/Till.class", "shop.Till");
    check("classes/shop/Till.class", "shop.Till");
    check("Till.java", "shop.Till");
}

#[test]
fn a_class_in_the_wrong_place() {
    refuses(
        &["run", "-cp", "classes/shop", "Till"],
        &[
            "classes/shop/Till.class: holds the class shop.Till, not Till",
            "put classes on the class path and ask for shop.Till",
        ],
    );
    file("moved/Till.class", class_bytes("shop/Till.class"));
    refuses(&["run", "-cp", "moved", "Till"], &["moved/Till.class: holds the class shop.Till, not Till"]);
}

#[test]
fn a_class_file_that_cannot_be_read() {
    file("bad/Garbage.class", "this is no class file");
    refuses(&["run", "-cp", "bad", "Garbage"], &["bad/Garbage.class", "not a valid class file", "CAFEBABE"]);
    file("bad/Empty.class", "");
    refuses(&["run", "-cp", "bad", "Empty"], &["bad/Empty.class", "not a valid class file"]);
    let mut till = class_bytes("shop/Till.class");
    file("bad/shop/Label.class", &till[..till.len() / 2]);
    refuses(&["run", "-cp", "bad", "shop.Label"], &["bad/shop/Label.class", "not a valid class file"]);
    for (version, part) in [(99, "99.0 is newer than the newest readable one"), (30, "30.0 does not exist")] {
        till[6..8].copy_from_slice(&u16::to_be_bytes(version));
        file("bad/shop/Till.class", &till);
        refuses(&["run", "-cp", "bad", "shop.Till"], &["bad/shop/Till.class", "class file version", part]);
    }
}

#[test]
fn a_class_whose_superclass_is_not_there() {
    file("orphan/shop/Special.class", class_bytes("shop/Special.class"));
    refuses(
        &["run", "-cp", "orphan", "shop.Special"],
        &[
            "orphan/shop/Special.class: cannot be loaded",
            "it needs the class shop.Till",
            "add what holds that to the class path",
        ],
    );
    file("orphan/shop/Till.class", "damaged");
    refuses(&["run", "-cp", "orphan", "shop.Special"], &["shop/Special.class", "shop/Till.class", "CAFEBABE"]);
}

#[test]
fn a_class_path_that_is_none() {
    let refuses = |path: &str, part: &str| refuses(&["run", "-cp", path, "shop.Till"], &[path, part]);
    refuses(&file("notes.txt", "some notes, and enough of them to be longer than a jar's end"), "neither a folder");
    refuses(&file("empty.jar", ""), "the file is empty");
    refuses(&file("cut.jar", "PK\x03\x04 and then nothing of what a jar has"), "a damaged jar");
    refuses(&file("Till.java", "class Till {}"), "a Java source; compile it");
    refuses(&file("Single.class", class_bytes("shop/Till.class")), "a single class file; give the folder");
}

#[test]
fn a_part_of_the_class_path_that_does_not_exist() {
    let seen = observe(&["run", "-cp", "none:classes", "shop.Till", "3"]);
    assert_eq!((seen.code, seen.stdout.as_str()), (Some(0), "[3]\n"));
    assert_eq!(seen.stderr, "obligato: warning: none is on the class path but does not exist\n");
}

#[test]
fn no_jdk() {
    let run = ["run", "-cp", "classes", "shop.Till"];
    let install = "install a JDK of version 17 or newer and pass it with --jdk, or set JAVA_HOME";
    fs::create_dir_all(folder().join("no-jdk")).unwrap();
    refused(start(&run[..1]).args(["--jdk", "no-jdk"]).args(&run[1..]), &["no-jdk: no JDK", "lib/modules", install]);
    refused(start(&run[..1]).args(["--jdk", "nowhere"]).args(&run[1..]), &["nowhere: no such folder", install]);
    refused(start(&run).env("JAVA_HOME", "no-jdk"), &["no-jdk", install, "(from JAVA_HOME)"]);
    refused(start(&run).env_remove("JAVA_HOME").env("PATH", "no-jdk"), &["no JDK found", install]);
}

#[test]
fn a_jdk_that_is_too_old() {
    let install = "install a JDK of version 17 or newer";
    file("old-jdk/release", "JAVA_VERSION=\"11\"\n");
    refuses(&["run", "--jdk", "old-jdk", "shop.Till"], &["old-jdk: ", install]);
    #[cfg(unix)]
    {
        let modules = jdks().swap_remove(0).home.join("lib/modules");
        fs::create_dir_all(folder().join("old-jdk/lib")).unwrap();
        std::os::unix::fs::symlink(modules, folder().join("old-jdk/lib/modules")).unwrap();
        refuses(&["run", "--jdk", "old-jdk", "shop.Till"], &["old-jdk: this is Java 11", install]);
    }
}

#[test]
fn a_class_without_a_main_method() {
    let refuses = |name: &str, parts: &[&str]| refuses(&["run", "-cp", "classes", name], parts);
    let lacks = |name: &str| format!("{name} has no method public static void main(String[])");
    refuses("shop.Label", &[&lacks("shop.Label"), "classes that have one: shop.Asserts, shop.Exits,"]);
    refuses("java.lang.String", &[&lacks("java.lang.String"), "classes that have one: "]);
    refuses("shop.OtherMain", &[&lacks("shop.OtherMain"), "it has ", "main(int)", "main()"]);
    refuses(
        "shop.InstanceMain",
        &["shop.InstanceMain.main(java.lang.String[])", "is not static", "make it public static"],
    );
    refuses("shop.HiddenMain", &["shop.HiddenMain.main(java.lang.String[])", "is not public", "make it public static"]);
    file("lonely/store/Label.class", class_bytes("store/Label.class"));
    let alone = ["store.Label has no method", "no other class on the class path"];
    refused(&mut start(&["run", "-cp", "lonely", "store.Label"]), &alone);
}

#[test]
fn options_that_are_wrong() {
    let help = "see 'obligato run --help'";
    refuses(&["run", "--frobnicate", "shop.Till"], &["unknown option '--frobnicate'", help]);
    refuses(&["run", "--max-step", "5", "shop.Till"], &["unknown option '--max-step'", "did you mean '--max-steps'?"]);
    refuses(&["run", "-Xss1m", "shop.Till"], &["unknown option '-Xss1m'", help]);
    refuses(&["run", "-z", "shop.Till"], &["unknown option '-z'", help]);
    refuses(&["run", "-jar", "app.jar"], &["-jar is not supported", "--classpath"]);
    for size in ["lots", "12x", "m", "-1", "99999999999g"] {
        let option = format!("--max-heap={size}");
        refuses(&["run", &option, "shop.Till"], &["--max-heap", &format!("'{size}'"), help]);
    }
    refuses(&["run", "--max-heap", "lots", "shop.Till"], &["'lots'", "--max-heap", "such as 512m", help]);
    refuses(&["run", "--max-steps", "many", "shop.Till"], &["'many'", "--max-steps", help]);
    refuses(&["run", "--max-steps"], &["--max-steps", "needs a value", help]);
    refuses(&["run", "--jdk", "a", "--jdk", "b", "shop.Till"], &["--jdk", "twice", help]);
    refuses(&["run"], &["missing <MAIN>", help]);
}

#[test]
fn commands_that_are_wrong() {
    refuses(&["frobnicate"], &["unknown command 'frobnicate'", "see 'obligato --help'"]);
    refuses(&["rum", "shop.Till"], &["unknown command 'rum'", "did you mean 'run'?"]);
    refuses(&["--frobnicate"], &["unknown option '--frobnicate'", "see 'obligato --help'"]);
    let seen = observe(&[]);
    assert_eq!((seen.code, seen.stdout.as_str()), (Some(2), ""));
    assert!(seen.stderr.contains("Usage: obligato <COMMAND>"), "{}", seen.stderr);
}

#[test]
fn two_versions_that_are_none() {
    refuses(&["diff", "--new", "classes"], &["--old", "obligato diff --help"]);
    refuses(&["diff", "--old", "nowhere", "--new", "classes"], &["nowhere", "does not exist", "--old"]);
    refuses(&["diff", "--old", "classes", "--new", "nowhere"], &["nowhere", "does not exist", "--new"]);
    fs::create_dir_all(folder().join("empty")).unwrap();
    refuses(&["diff", "--old", "empty", "--new", "classes"], &["empty", "has no classes", "--old"]);
    refuses(&["diff", "--old", "classes", "--new", "classes", "shop.Exitz"], &["shop.Exitz", "shop.Exits"]);
    refuses(
        &["diff", "--old", "classes", "--new", "classes", "--source-new", "gone", "shop.Exits"],
        &["gone", "is no folder"],
    );
    refuses(
        &["diff", "--old", "classes", "--new", "classes", "--out", "classes/shop/Exits.class"],
        &["cannot be written"],
    );
    refuses(&["diff", "--old", "classes", "--new", "classes", "--tests", "empty"], &["no JUnit tests were found"]);
}

#[test]
fn the_same_version_twice_is_equivalent_at_once() {
    let seen = observe(&["diff", "--old", "classes", "--new", "classes"]);
    assert_eq!(seen.code, Some(0), "{}", seen.stderr);
    assert_eq!(
        seen.stdout.lines().last(),
        Some("EQUIVALENT: no class, method or field differs, so nothing had to be compared")
    );
    let seen = observe(&["diff", "--old", "classes", "--new", "classes", "shop.Exits"]);
    assert!(seen.stdout.contains("the same code"), "{}", seen.stdout);
}

#[test]
fn help_has_an_example() {
    let help = |arguments: &[&str]| {
        let seen = observe(arguments);
        assert_eq!((seen.code, seen.stderr.as_str()), (Some(0), ""), "{arguments:?}");
        seen.stdout
    };
    let main = help(&["--help"]);
    assert!(main.contains("Example:\n  obligato run"), "{main}");
    let listed = main.lines().skip_while(|l| *l != "Commands:").skip(1).take_while(|l| !l.is_empty());
    let commands: Vec<&str> = listed.filter_map(|l| l.split_whitespace().next()).filter(|c| *c != "help").collect();
    assert!(commands.contains(&"run"), "{main}");
    for command in commands {
        let text = help(&[command, "--help"]);
        let example = format!("\n  obligato {command} ");
        assert!(text.contains("Example") && text.contains(&example), "{text}");
        assert_eq!(help(&["help", command]), text);
    }
    assert!(help(&["--version"]).starts_with("obligato "));
}

#[test]
fn class_paths_and_arguments_as_java_spells_them() {
    for option in ["-cp", "-classpath", "--classpath", "--class-path"] {
        prints(&["run", option, "classes", "shop.Till"], "[]\n");
    }
    prints(&["run", "--classpath=classes", "shop/Till", "a", "b"], "[a, b]\n");
    // What follows the main class belongs to the program.
    prints(&["run", "-cp", "classes", "shop.Till", "--help", "-ea", "--", "-cp"], "[--help, -ea, --, -cp]\n");
    prints(&["run", "-cp", "classes", "--", "shop.Till", "-x", "é"], "[-x, é]\n");
}

#[test]
fn properties() {
    let property = |options: &[&str]| {
        let arguments = [&["run", "-cp", "classes"], options, &["shop.Property"]].concat();
        observe(&arguments).stdout
    };
    assert_eq!(property(&[]), "null\n");
    assert_eq!(property(&["-Dshop.name=a=b"]), "a=b\n");
    assert_eq!(property(&["-Dshop.name"]), "\n");
    assert_eq!(property(&["-Dshop.name=x", "-D", "shop.name=y"]), "y\n");
}

#[test]
fn assertions_as_java_switches_them() {
    let jdk = jdks().swap_remove(0);
    for switches in [
        &[][..],
        &["-ea"],
        &["-ea", "-da"],
        &["-da", "-ea"],
        &["-enableassertions"],
        &["-ea:shop.Asserts"],
        &["-ea:shop..."],
        &["-ea:store..."],
        &["-ea", "-da:shop.Asserts"],
        &["-ea:shop...", "-da:shop.Asserts"],
        &["-da:shop.Asserts", "-ea:shop..."],
        &["-da:shop.Asserts", "-ea:shop.Asserts"],
        &["-ea:shop.Asserts", "-da:shop.Asserts"],
    ] {
        let arguments = [switches, &["-cp", "classes", "shop.Asserts"]].concat();
        let expected = run(java(&jdk).current_dir(folder()).args(&arguments), b"", LIMIT);
        let actual = run(start(&["run", "--jdk"]).arg(&jdk.home).args(&arguments), b"", LIMIT);
        assert_eq!(actual, expected, "{switches:?}");
    }
    let long = ["run", "-cp", "classes", "--enable-assertions", "shop.Asserts"];
    assert_eq!(observe(&long).stdout, "on\n");
}

#[test]
fn exit_codes() {
    for (argument, code) in [("0", 0), ("7", 7), ("255", 255), ("-1", 255)] {
        assert_eq!(observe(&["run", "-cp", "classes", "shop.Exits", argument]).code, Some(code));
    }
    let seen = observe(&["run", "-cp", "classes", "shop.Exits", "x"]);
    assert_eq!((seen.code, seen.stdout.as_str()), (Some(1), ""));
    assert!(seen.stderr.contains("java.lang.NumberFormatException: For input string: \"x\""), "{}", seen.stderr);
}

#[test]
fn limits() {
    let seen = observe(&["run", "--max-steps", "1000000", "-cp", "classes", "shop.Forever"]);
    assert_eq!((seen.code, seen.stdout.as_str()), (Some(3), "started\n"));
    assert_eq!(seen.stderr, "obligato: stopped after 1000000 instructions (--max-steps)\n");
    prints(&["run", "--max-steps", "100000000", "-cp", "classes", "shop.Till"], "[]\n");
    prints(&["run", "--max-heap", "64m", "-cp", "classes", "shop.Hungry"], "out of memory\n");
    prints(&["run", "-Xmx64m", "-cp", "classes", "shop.Hungry"], "out of memory\n");
}

#[test]
fn what_is_not_supported_is_named() {
    let seen = observe(&["run", "-cp", "classes", "shop.Threads"]);
    assert_eq!((seen.code, seen.stdout.as_str()), (Some(3), "before\n"));
    assert_eq!(seen.stderr, "obligato: stopped: not supported: java.lang.Thread.start\n");
}

#[test]
fn the_examples_run_as_on_the_jvm() {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/java");
    let mut sources: Vec<PathBuf> = fs::read_dir(examples).unwrap().map(|e| e.unwrap().path()).collect();
    sources.sort();
    let classes = scratch("cli-examples");
    javac(&sources, &classes, &[]);
    for source in sources {
        let name = source.file_stem().unwrap();
        for jdk in jdks() {
            let expected = run(java(&jdk).arg("-cp").arg(&classes).arg(name), b"", LIMIT);
            let actual =
                run(obligato().args(["run", "--jdk"]).arg(&jdk.home).arg("-cp").arg(&classes).arg(name), b"", LIMIT);
            assert_eq!(actual, expected, "{} on JDK {}", source.display(), jdk.feature);
        }
    }
}
