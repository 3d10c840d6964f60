//! Options about labels, for the commands that have criteria: which there are besides those of the program itself, and which of
//! them count.

use std::path::{Path, PathBuf};

use clap::Args;
use clap::builder::PossibleValuesParser;

use crate::analysis::label_calls::CALLS;
use crate::coverage::criteria::Criterion;
use crate::coverage::labels::input_domain::{self, CHECKS, Target};
use crate::coverage::labels::overflow::WITH_OVERFLOW;
use crate::coverage::labels::weak_mutation::{self, OPERATORS};
use crate::coverage::labels::written;
use crate::coverage::partition;
use crate::coverage::report::RunReport;
use crate::coverage::subject::Subject;
use crate::interp::{Config, Vm};
use crate::program::{Jdk, Replaced};
use crate::testgen::generate::scope::machine_with;
use crate::util::InputError;
use crate::util::error::Result;

#[derive(Args)]
pub struct Labelling {
    #[arg(long, help = format!("The mutants of weak-mutation: {}", OPERATORS.join(", ")), value_name = "NAME", value_delimiter = ',', hide_possible_values = true, ignore_case = true,
        value_parser = PossibleValuesParser::new(OPERATORS))]
    mutations: Vec<String>,
    /// For input-domain: the class whose static boolean methods with a target's parameters are the blocks
    #[arg(long, value_name = "CLASS")]
    partition: Option<String>,
    /// For labels: lines with a class, a line, a name and a Java Boolean expression over what is in scope there
    #[arg(long, value_name = "FILE")]
    labels: Option<PathBuf>,
    /// For runtime-errors: overflow of int and long counts as an error
    #[arg(long)]
    overflow: bool,
}

/// What follows from the options.
pub struct Labelled {
    /// Each once, in the order given.
    pub criteria: Vec<&'static Criterion>,
    /// What is to be found out beside them.
    pub checks: Option<&'static Criterion>,
    /// Classes that stand for those of the class path.
    pub replaced: Replaced,
}

impl Labelling {
    /// Of a program with this JDK and class path; `targets` finds the methods whose inputs are partitioned.
    pub fn apply(
        &self,
        names: &[String],
        (jdk, classpath): (&Path, &str),
        targets: impl FnOnce(&Vm) -> Result<Vec<Target>>,
    ) -> Result<Labelled> {
        let mut criteria: Vec<&'static Criterion> = Vec::new();
        let wanted = names.iter().map(String::as_str);
        let wanted = wanted.chain(self.partition.iter().map(|_| input_domain::CRITERION));
        let wanted = wanted.chain(self.labels.iter().map(|_| CALLS));
        let wanted = wanted.chain(self.overflow.then_some(WITH_OVERFLOW.name));
        for criterion in wanted.filter_map(Criterion::named) {
            if criteria.iter().all(|known| known.name != criterion.name) {
                let has_overflow = self.overflow && criterion.name == WITH_OVERFLOW.name;
                criteria.push(if has_overflow { &WITH_OVERFLOW } else { criterion });
            }
        }
        let open = |replaced| machine_with(Jdk::open(jdk)?, classpath, replaced, Config::default());
        let mut replaced = Replaced::new();
        if let Some(file) = &self.labels {
            replaced = written::put(&open(Replaced::new())?.program, file)?;
        }
        match &self.partition {
            Some(class) => {
                let vm = open(replaced.clone())?;
                replaced.extend(input_domain::put(&vm.program, class, &targets(&vm)?)?);
            }
            None if criteria.iter().any(|criterion| criterion.name == input_domain::CRITERION) => {
                let what = "--criterion input-domain needs --partition CLASS, the class of the blocks";
                return Err(InputError::usage(what));
            }
            None => {}
        }
        Ok(Labelled { criteria, checks: self.partition.as_ref().map(|_| &CHECKS), replaced })
    }

    /// Leaves out what was not asked for, and says which labels are none of what is tested.
    pub fn choose(&self, subject: &mut Subject, replaced: &Replaced) {
        let outside = replaced.keys().filter(|name| subject.classes.iter().all(|class| class.name != **name));
        let said =
            outside.map(|name| format!("labels of {} are no objectives: it is not a target", name.replace('/', ".")));
        let said: Vec<String> = said.collect();
        subject.warnings.extend(said);
        if !self.mutations.is_empty() {
            weak_mutation::choose(subject, &self.mutations);
        }
    }

    /// What is said of the partition has a place of its own in the report.
    pub fn tell(&self, report: &mut RunReport) {
        if let Some(class) = &self.partition {
            partition::take(report, class);
        }
    }
}

/// The criteria that the user asked for.
pub fn shown(criteria: &[&'static Criterion]) -> Vec<String> {
    criteria.iter().filter(|criterion| criterion.name != CHECKS.name).map(|c| c.name.to_string()).collect()
}
