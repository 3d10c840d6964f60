//! JVMs that stay: a compilation or a small program takes some milliseconds in a JVM that has done others, and up to a second in a
//! new one.
//!
//! Each thread that asks takes a JVM with this program that nobody uses, or starts one (`Compiler.java`, `Mains.java`). They end with
//! the test program, which holds the other end of their input.

use std::io::{Read, Write};
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
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/support").join(program);
        let mut command = Command::new(java);
        command.args(["-ea", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Dfile.encoding=UTF-8"]);
        command.arg(file).env_remove("JAVA_TOOL_OPTIONS");
        let process = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("java runs");
        Self { java: java.to_path_buf(), program, process }
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
