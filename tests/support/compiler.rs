//! Compilers that stay: a compilation takes some milliseconds in a JVM that has done others, and a second in a new one.
//!
//! Each thread that compiles takes a compiler of its JDK that nobody uses, or starts one (`Compiler.java`). They end with the
//! test program, which holds the other end of their input.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;

struct Compiler {
    javac: PathBuf,
    process: Child,
}

static IDLE: Mutex<Vec<Compiler>> = Mutex::new(Vec::new());

impl Compiler {
    fn start(javac: &Path) -> Self {
        let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/support/Compiler.java");
        let mut command = Command::new(javac.with_file_name("java"));
        command.args(["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"]).arg(program).env_remove("JAVA_TOOL_OPTIONS");
        let process = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("java runs");
        Self { javac: javac.to_path_buf(), process }
    }

    fn compile(&mut self, arguments: &[String]) -> std::io::Result<(i32, String)> {
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
        let mut number = || -> std::io::Result<u32> {
            let mut bytes = [0; 4];
            output.read_exact(&mut bytes)?;
            Ok(u32::from_be_bytes(bytes))
        };
        let (code, length) = (number()?, number()?);
        let mut said = vec![0; length as usize];
        output.read_exact(&mut said)?;
        Ok((code as i32, String::from_utf8_lossy(&said).into_owned()))
    }
}

/// The exit code of a compilation and what the compiler said.
pub fn compile(javac: &Path, arguments: &[String]) -> (i32, String) {
    let waiting = {
        let mut idle = IDLE.lock().expect("no compiler panics");
        idle.iter().position(|compiler| compiler.javac == javac).map(|at| idle.swap_remove(at))
    };
    let mut compiler = waiting.unwrap_or_else(|| Compiler::start(javac));
    let told = compiler.compile(arguments).expect("the compiler answers");
    IDLE.lock().expect("no compiler panics").push(compiler);
    told
}
