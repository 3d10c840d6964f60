//! `--models`: the class path and the models of a run.

use std::path::Path;

use super::exploring::Exploring;
use crate::explore::specified::Given;
use crate::program::{ClassPath, Jdk, Program, StandIns};
use crate::util::error::Result;

/// What the machines of a run are made of. The JVM gets the class path as it was given: no model is there.
#[derive(Clone)]
pub struct Modelled {
    /// With the entries of `--models` at its end.
    pub classpath: String,
    pub stand_ins: StandIns,
}

impl Exploring {
    /// A class path with the entries of `--models` after its own.
    pub fn with_models(&self, classpath: &str) -> Result<String> {
        Given::read(&self.models)?.after(classpath)
    }

    /// The models, checked against the classes of this class path.
    pub fn modelled(&self, jdk: &Path, classpath: &str) -> Result<Modelled> {
        let given = Given::read(&self.models)?;
        let classpath = given.after(classpath)?;
        if self.models.is_empty() {
            return Ok(Modelled { classpath, stand_ins: StandIns::default() });
        }
        let jdk = Jdk::open(jdk)?;
        let opened = ClassPath::open(&classpath, jdk.feature())?;
        let program = Program::new(jdk, opened);
        let stand_ins = given.stand_ins(&program)?;
        Ok(Modelled { classpath, stand_ins })
    }
}
