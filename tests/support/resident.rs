//! JVMs that stay: a compilation or a small program takes some milliseconds in a JVM that has done others, and up to a second in a
//! new one.
//!
//! Each thread that asks takes a JVM with this program that nobody uses, or starts one (`Compiler.java`, `Mains.java`). They end with
//! the test program, which holds the other end of their input.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;

struct Resident {
    java: PathBuf,
    program: &'static str,
    process: Child,
}

static IDLE: Mutex<Vec<Resident>> = Mutex::new(Vec::new());

impl Resident {
    fn start(java: &Path, program: &'static str) -> Self {
        Self { java: java.to_path_buf(), program, process: start(java, program, &[]) }
    }

    fn ask(&mut self, arguments: &[String], texts: usize) -> std::io::Result<(i32, Vec<String>)> {
        let mut asked = (arguments.len() as u32).to_be_bytes().to_vec();
        for argument in arguments {
            asked.extend((argument.len() as u32).to_be_bytes());
            asked.extend(argument.as_bytes());
        }
        let (Some(input), Some(output)) = (&mut self.process.stdin, &mut self.process.stdout) else {
            return Err(std::io::ErrorKind::BrokenPipe.into());
        };
        input.write_all(&asked)?;
        input.flush()?;
        let code = number(output)? as i32;
        let text = |_| {
            let mut said = vec![0; number(output)? as usize];
            output.read_exact(&mut said)?;
            Ok(String::from_utf8_lossy(&said).into_owned())
        };
        Ok((code, (0..texts).map(text).collect::<std::io::Result<_>>()?))
    }
}

fn start(java: &Path, program: &str, arguments: &[&str]) -> Child {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/support").join(program);
    let mut command = Command::new(java);
    command.args(["-ea", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Dfile.encoding=UTF-8"]);
    command.arg(file).args(arguments).env_remove("JAVA_TOOL_OPTIONS");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("java runs")
}

fn number(from: &mut impl Read) -> std::io::Result<u32> {
    let mut bytes = [0; 4];
    from.read_exact(&mut bytes)?;
    Ok(u32::from_be_bytes(bytes))
}

/// The exit code and so many texts that this program answers; none where its JVM ended instead.
pub fn ask(java: &Path, program: &'static str, arguments: &[String], texts: usize) -> Option<(i32, Vec<String>)> {
    let waiting = {
        let mut idle = IDLE.lock().expect("no question panics");
        idle.iter().position(|one| one.java == java && one.program == program).map(|at| idle.swap_remove(at))
    };
    let mut resident = waiting.unwrap_or_else(|| Resident::start(java, program));
    let told = resident.ask(arguments, texts).ok()?;
    IDLE.lock().expect("no question panics").push(resident);
    Some(told)
}

/// Where it cannot be asked, the compiler itself does the work.
const JAVAC: &str = r#"#!/usr/bin/env bash
exec 3<>/dev/tcp/127.0.0.1/PORT || exec JAVAC "$@"
printf '%s\0' "$#" "$@" >&3
read -r code <&3
cat <&3 >&2
exit "$code"
"#;

/// A JDK like this one for programs that start compilers: its `javac` asks one that stays.
pub fn jdk(home: &Path) -> PathBuf {
    static MADE: Mutex<BTreeMap<PathBuf, (PathBuf, Child)>> = Mutex::new(BTreeMap::new());
    let mut made = MADE.lock().expect("no JDK panics");
    let made = made.entry(home.to_path_buf()).or_insert_with(|| {
        let mut process = start(&home.join("bin/java"), "Compiler.java", &["port"]);
        let mut port = String::new();
        BufReader::new(process.stdout.as_mut().expect("an output")).read_line(&mut port).expect("a port");
        // Another test program may run beside this one.
        let name = format!("{}-{}", home.file_name().expect("a folder").display(), std::process::id());
        let own = Path::new(env!("CARGO_TARGET_TMPDIR")).join("jdks").join(name);
        let _ = fs::remove_dir_all(&own);
        fs::create_dir_all(own.join("bin")).expect("a folder");
        let link = |name: &str| symlink(home.join(name), own.join(name)).expect("a link");
        ["lib", "release", "bin/java"].into_iter().for_each(link);
        let text = JAVAC.replace("PORT", port.trim()).replace("JAVAC", &home.join("bin/javac").display().to_string());
        fs::write(own.join("bin/javac"), text).expect("a script");
        fs::set_permissions(own.join("bin/javac"), fs::Permissions::from_mode(0o755)).expect("a script that runs");
        (own, process)
    });
    made.0.clone()
}
