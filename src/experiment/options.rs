//! How far the inputs of a run go and what it may use: the options of `generate`, by name, as an experiment file or a
//! command line gives them.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::nearest::advice;
use crate::explore::engine::Limits;
use crate::explore::script::Receiver;
use crate::explore::target::Reach;
use crate::interp::{Bounds, Config};
use crate::solver;
use crate::util::size::parse_size;

/// What each means is in `obligato generate --help`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub text: u32,
    pub array: u32,
    pub depth: u32,
    pub steps: u32,
    /// Any field values instead of constructors and steps.
    pub any_receiver: bool,
    pub symbolic_statics: bool,
    pub loops: Option<u32>,
    pub forks: Option<u32>,
    pub paths: Option<u64>,
    pub steps_per_path: u64,
    pub max_depth: u32,
    pub max_heap: u64,
    pub max_memory: u64,
    pub solver_limit: u64,
}

impl Default for Options {
    fn default() -> Self {
        let bounds = Bounds::default();
        Self {
            text: bounds.text,
            array: bounds.array,
            depth: bounds.depth,
            steps: 3,
            any_receiver: false,
            symbolic_statics: false,
            loops: None,
            forks: None,
            paths: None,
            steps_per_path: Limits::default().steps_per_path,
            max_depth: 3_000,
            max_heap: 256 << 20,
            max_memory: 4 << 30,
            solver_limit: solver::Options::default().limit,
        }
    }
}

impl Options {
    pub const NAMES: [&'static str; 14] = [
        "text",
        "array",
        "depth",
        "steps",
        "receiver",
        "symbolic-statics",
        "loops",
        "forks",
        "paths",
        "steps-per-path",
        "max-depth",
        "max-heap",
        "max-memory",
        "solver-limit",
    ];

    /// Sets one by its name; the error does not repeat the name.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        match name {
            "text" => self.text = number(value, 0, 4096)?,
            "array" => self.array = number(value, 0, 4096)?,
            "depth" => self.depth = number(value, 0, 100)?,
            "steps" => self.steps = number(value, 0, 100)?,
            "receiver" => {
                self.any_receiver = match value {
                    "built" => false,
                    "any" => true,
                    _ => return Err(format!("'{value}' is no receiver; known: built, any")),
                }
            }
            "symbolic-statics" => {
                self.symbolic_statics = value.parse().map_err(|_| format!("'{value}' is neither true nor false"))?;
            }
            "loops" => self.loops = Some(number(value, 1, u32::MAX)?),
            "forks" => self.forks = Some(number(value, 1, u32::MAX)?),
            "paths" => self.paths = Some(number(value, 1, u64::MAX)?),
            "steps-per-path" => self.steps_per_path = number(value, 1, u64::MAX)?,
            "max-depth" => self.max_depth = number(value, 1, 1_000_000)?,
            "max-heap" => self.max_heap = parse_size(value)?,
            "max-memory" => self.max_memory = parse_size(value)?,
            "solver-limit" => self.solver_limit = number(value, 1, u64::MAX)?,
            _ => return Err(format!("no such option{}", advice(name, &Self::NAMES))),
        }
        Ok(())
    }

    pub fn receiver(&self) -> Receiver {
        if self.any_receiver { Receiver::Any } else { Receiver::Built { steps: self.steps } }
    }

    pub fn reach(&self) -> Reach {
        Reach {
            receiver: self.receiver(),
            symbolic_statics: self.symbolic_statics,
            prefer_main: false,
            factories: false,
        }
    }

    /// Of the VM that explores.
    pub fn config(&self) -> Config {
        Config {
            assertions: true,
            max_depth: self.max_depth,
            max_heap: self.max_heap,
            bounds: Bounds { text: self.text, array: self.array, depth: self.depth },
            exploring: true,
            ..Config::default()
        }
    }

    /// The time is the run's, not the options'.
    pub fn limits(&self) -> Limits {
        Limits {
            time: None,
            paths: self.paths,
            steps_per_path: self.steps_per_path,
            forks: self.forks,
            loops: self.loops,
            memory: self.max_memory,
            ..Limits::default()
        }
    }

    pub fn solver(&self) -> solver::Options {
        solver::Options { limit: self.solver_limit, ..solver::Options::default() }
    }
}

fn number<T: FromStr + PartialOrd + std::fmt::Display>(value: &str, least: T, most: T) -> Result<T, String> {
    let wrong = || format!("'{value}' is no whole number from {least} to {most}");
    let found: T = value.parse().map_err(|_| wrong())?;
    if found >= least && found <= most { Ok(found) } else { Err(wrong()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_can_be_set() {
        for name in Options::NAMES {
            let mut options = Options::default();
            let value = match name {
                "receiver" => "any",
                "symbolic-statics" => "true",
                "max-heap" => "1m",
                _ => "7",
            };
            assert_eq!(options.set(name, value), Ok(()), "{name}");
            assert_ne!(options, Options::default(), "{name}");
            assert!(options.set(name, "-1").is_err(), "{name}");
        }
    }

    #[test]
    fn mistakes_are_named() {
        let mut options = Options::default();
        assert_eq!(options.set("stesp", "1").unwrap_err(), "no such option; did you mean 'steps'?");
        assert_eq!(options.set("steps", "1000").unwrap_err(), "'1000' is no whole number from 0 to 100");
    }
}
