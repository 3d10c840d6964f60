//! `obligato api`: the driver API as a jar, for builds of programs that call it.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;

use crate::program::api;
use crate::util::InputError;
use crate::util::error::Result;

/// Write the jar that programs with labels and assumptions need in their build
#[derive(Args)]
#[command(after_help = "\
Programs that call obligato.Obligato compile and run with this jar. On a plain JVM `label` does nothing, `assume` ends
a test as an assumption of JUnit does, and the `any` methods fail with a message. It is for Java 8 and newer.

Exit code: 0; 2 for a usage or input error.

Example:
  obligato api --out lib")]
pub struct ApiArguments {
    /// Where obligato-api.jar goes
    #[arg(long, value_name = "DIR", default_value = ".")]
    out: PathBuf,
}

pub fn api(arguments: &ApiArguments) -> Result<u8> {
    let file = arguments.out.join(api::JAR);
    let failed = |what: String| InputError::file(&file, format!("cannot be written: {what}"));
    let bytes = api::jar().map_err(failed)?;
    fs::create_dir_all(&arguments.out).and_then(|()| fs::write(&file, bytes)).map_err(|e| failed(e.to_string()))?;
    // Whoever closed the output does not want to know.
    let _ = writeln!(io::stdout(), "{}", file.display());
    Ok(0)
}
