//! Compiles the Java sources of `jdk-stubs` with the installed `javac` and embeds the classes. With the feature `z3`,
//! makes what is built find Z3's library without `LD_LIBRARY_PATH`.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    if let Err(what) = z3().and_then(|()| stubs()) {
        println!("cargo::error={what}");
        std::process::exit(1);
    }
}

/// Where `scripts/setup z3` puts the library, below the package.
const Z3_LIBRARY: &str = ".tools/z3/z3/lib";

/// The folder that the `z3-sys` crate links from is also the first where the program looks when it starts; then come
/// the same folder of a checkout that was moved, and a `lib` folder beside an installed program's `bin`.
fn z3() -> Result<(), String> {
    const FOLDER: &str = "Z3_LIBRARY_PATH_OVERRIDE";
    println!("cargo::rerun-if-env-changed={FOLDER}");
    if env::var_os("CARGO_FEATURE_Z3").is_none() {
        return Ok(());
    }
    let Some(folder) = env::var_os(FOLDER).map(PathBuf::from) else {
        return Err(format!(
            "{FOLDER} is not set: run cargo in the folder of the project, whose .cargo/config.toml sets it, or build \
             without Z3 (--no-default-features)"
        ));
    };
    println!("cargo::rerun-if-changed={}", folder.display());
    if !["libz3.so", "libz3.dylib", "libz3.lib"].iter().any(|name| folder.join(name).exists()) {
        return Err(format!(
            "no Z3 library in {}: run scripts/setup z3, which fetches it, or build without Z3 (--no-default-features)",
            folder.display()
        ));
    }
    let system = env::var("CARGO_CFG_TARGET_OS").unwrap_or_default();
    let program = match system.as_str() {
        "windows" => return Ok(()),
        "macos" => "@loader_path",
        _ => "$ORIGIN",
    };
    let folder = std::path::absolute(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    // The program is in target/debug or target/release, tests are one folder below.
    for place in [
        folder.display().to_string(),
        format!("{program}/../../{Z3_LIBRARY}"),
        format!("{program}/../../../{Z3_LIBRARY}"),
        format!("{program}/../lib"),
    ] {
        println!("cargo::rustc-link-arg=-Wl,-rpath,{place}");
    }
    Ok(())
}

fn stubs() -> Result<(), String> {
    println!("cargo::rerun-if-changed=jdk-stubs");
    println!("cargo::rerun-if-env-changed=JAVA_HOME");
    let out = PathBuf::from(env::var("OUT_DIR").map_err(|e| e.to_string())?);
    let root = Path::new("jdk-stubs/java.base");
    let patch = format!("--patch-module=java.base={}", root.display());
    // What takes the place of JDK classes, and the driver API: found before the class path.
    let stubs = compile(&out.join("stubs"), &[root], &[&patch])?;
    let driver = compile(&out.join("driver"), &[Path::new("jdk-stubs/driver")], &[])?;
    write_table(&out.join("stubs.rs"), &[stubs, driver].concat())?;
    // The driver API for the real JVM: what the driver sources rest on is replaced.
    let sources = [Path::new("jdk-stubs/replay"), Path::new("jdk-stubs/driver")];
    let replay = compile(&out.join("replay"), &sources, &[])?;
    write_table(&out.join("replay.rs"), &replay)?;
    // Stand-ins for JUnit, and what runs generated tests with them.
    let junit = compile(&out.join("junit"), &[Path::new("jdk-stubs/junit")], &[])?;
    write_table(&out.join("junit.rs"), &junit)?;
    // The driver API for users' builds: what a program that calls it needs on a plain JVM, from Java 8 on.
    let sources = [Path::new("jdk-stubs/api"), Path::new("jdk-stubs/driver")];
    let api = compile_for(8, &out.join("api"), &sources, &|name| API.contains(&name))?;
    write_table(&out.join("api.rs"), &api)
}

/// The sources of the driver API as a library; the rest of `jdk-stubs/driver` is for the machine alone.
const API: [&str; 4] =
    ["obligato/AssumptionFailed.java", "obligato/Engine.java", "obligato/Obligato.java", "obligato/StandsFor.java"];

/// Compiles the sources below these folders; where two have the same name, the first counts. Gives the class names and
/// files, sorted.
fn compile(classes: &Path, roots: &[&Path], flags: &[&str]) -> Result<Vec<(String, PathBuf)>, String> {
    let release = ["-source", "17", "-target", "17"];
    compile_chosen(classes, roots, &[&release[..], flags].concat(), &|_| true)
}

/// The same for another release of Java, and only the sources that `wanted` chooses by their path.
fn compile_for(
    release: u16,
    classes: &Path,
    roots: &[&Path],
    wanted: &dyn Fn(&str) -> bool,
) -> Result<Vec<(String, PathBuf)>, String> {
    compile_chosen(classes, roots, &["--release", &release.to_string()], wanted)
}

fn compile_chosen(
    classes: &Path,
    roots: &[&Path],
    flags: &[&str],
    wanted: &dyn Fn(&str) -> bool,
) -> Result<Vec<(String, PathBuf)>, String> {
    let _ = fs::remove_dir_all(classes);
    fs::create_dir_all(classes).map_err(|e| format!("{}: {e}", classes.display()))?;
    let mut sources: Vec<(PathBuf, PathBuf)> = Vec::new();
    for root in roots {
        for file in files(root, "java")? {
            let name = file.strip_prefix(root).map_err(|e| e.to_string())?.to_path_buf();
            let is_wanted = name.to_str().is_some_and(|name| wanted(&name.replace('\\', "/")));
            if is_wanted && !sources.iter().any(|(n, _)| *n == name) {
                sources.push((name, file));
            }
        }
    }
    let javac = match env::var_os("JAVA_HOME") {
        Some(home) if Path::new(&home).join("bin/javac").exists() => Path::new(&home).join("bin/javac"),
        _ => PathBuf::from("javac"),
    };
    // With the names of locals: messages of `NullPointerException` show those of the JDK's parameters.
    let output = Command::new(&javac)
        .args(["-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC"])
        .args(["-nowarn", "-Xlint:none", "-proc:none", "-g:source,lines,vars"])
        .args(flags)
        .arg("-d")
        .arg(classes)
        .args(sources.iter().map(|(_, file)| file))
        .output()
        .map_err(|e| {
            format!("cannot run {}: {e}. Install a JDK 17 or newer (Debian: openjdk-17-jdk-headless)", javac.display())
        })?;
    if !output.status.success() {
        return Err(format!("javac on jdk-stubs failed: {}", errors(&String::from_utf8_lossy(&output.stderr))));
    }
    let mut names: Vec<(String, PathBuf)> = Vec::new();
    for file in files(classes, "class")? {
        let name = file.strip_prefix(classes).map_err(|e| e.to_string())?.with_extension("");
        names.push((name.to_string_lossy().replace('\\', "/"), file));
    }
    names.sort();
    Ok(names)
}

/// A table of names and contents, sorted by name, as a Rust expression.
fn write_table(file: &Path, classes: &[(String, PathBuf)]) -> Result<(), String> {
    let mut classes = classes.to_vec();
    classes.sort();
    let mut table = String::from("&[\n");
    for (name, file) in classes {
        let _ = writeln!(table, "    ({name:?}, include_bytes!({:?})),", file.display().to_string());
    }
    table.push_str("]\n");
    fs::write(file, table).map_err(|e| e.to_string())
}

/// All files below a folder with this extension, in a fixed order.
fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))? {
            let path = entry.map_err(|e| e.to_string())?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// The error lines of javac's output, without its warnings.
fn errors(output: &str) -> String {
    let found: Vec<&str> = output.lines().filter(|l| l.contains(": error:") || l.starts_with("error:")).collect();
    found.join(" | ")
}
