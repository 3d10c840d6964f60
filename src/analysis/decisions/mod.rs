//! Decisions and their conditions, tied to the bytecode that evaluates them (paper 001, section III).
//!
//! A decision is a tree over numbered conditions; each condition has the points in the bytecode where its value shows.
//! The source mapping and the recovery from bytecode both give [`MappedDecision`]s; tables, obligations and reports are
//! made from these alone and do not ask where a decision came from, except to say so.

pub mod check;
pub mod from_bytecode;
pub mod from_source;
pub mod ids;
pub mod mapping;
pub mod marking;
pub mod obligations;
pub mod observe;
pub mod pairs;
pub mod render;
pub mod table;
pub mod views;
mod words;

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

pub use ids::number;

use crate::analysis::cfg::instruction_at;
use crate::analysis::label_calls;
use crate::classfile::ClassFile;
use crate::program::decode;
use crate::source::tree::Tree;
use crate::util::LiteralId;

/// Where the knowledge of a decision comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Origin {
    /// From the Java source, aligned with the branches.
    Source,
    /// Recovered from the short-circuit structure of the branches. Where the source would say more (nested ifs that are
    /// compiled as `&&` would be, operators without branches), this is an equivalent reading, and is flagged so.
    Bytecode,
}

/// What the outcome of a decision is used for. Branch coverage counts control decisions only (section III-D).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// Chooses what is executed next: if, while, do, for, `?:`, assert, a guard.
    Control,
    /// Is stored, returned or passed on.
    Value,
}

/// A decision with its place in the bytecode.
///
/// Decisions with the same [`DecisionId`] are copies of one: javac repeats the initialisers of fields in every
/// constructor that runs them, and each such constructor is a place of its own. What is covered is the union over them
/// (rule R6), so a listener keeps what it has seen by id, and evaluations under way by place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MappedDecision {
    /// Internal form: `java/lang/String`.
    pub class: String,
    pub method: String,
    pub descriptor: String,
    pub origin: Origin,
    pub role: Role,
    /// The line where the decision starts; 0 where it is not known.
    pub line: u32,
    pub text: String,
    /// Conditions are numbered as in `conditions`.
    pub tree: Tree,
    pub conditions: Vec<MappedCondition>,
    /// See [`DecisionId::new`]; [`number`] sets it for the decisions of a class.
    pub id: DecisionId,
}

/// A leaf of a decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MappedCondition {
    pub text: String,
    /// 0 where it is not known.
    pub line: u32,
    /// From 1; 0 where it is not known.
    pub column: u32,
    /// One for each copy in the bytecode (finally blocks), or for each arm of the switch whose value the condition is. An
    /// evaluation passes one of them. Empty only for conditions that the compiler left out because constants before them
    /// decide.
    pub points: Vec<Point>,
}

/// Where the value of a condition shows, before the instruction there runs. [`observe`] has the contract, and the function
/// that makes evaluations of what shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Point {
    /// A conditional branch; `taken_means` is the condition's value when the branch is taken.
    Branch { pc: u32, taken_means: bool },
    /// The instruction at `pc` consumes the value from the operand stack, `depth` values below the top;
    /// `nonzero_means` is the condition's value when it is not 0.
    Value { pc: u32, depth: u8, nonzero_means: bool },
}

impl Point {
    pub fn pc(self) -> u32 {
        match self {
            Point::Branch { pc, .. } | Point::Value { pc, .. } => pc,
        }
    }
}

/// A decision of the source that could not be tied to the bytecode, and why. Its branches are then handled at the level
/// of the bytecode.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unmapped {
    pub class: String,
    /// Empty where not even the method is known.
    pub method: String,
    pub descriptor: String,
    pub line: u32,
    pub text: String,
    pub reason: String,
}

/// What is known about the decisions of one class.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ClassDecisions {
    /// In the order of the methods in the class file, and of the first points inside a method.
    pub decisions: Vec<MappedDecision>,
    pub unmapped: Vec<Unmapped>,
    /// Decisions of the source for which the compiler made no code: constants decide them, or they are unreachable.
    pub removed: Vec<Unmapped>,
    /// Things the user should hear of: methods that cannot be decoded, sources that do not fit.
    pub warnings: Vec<String>,
    /// The source that was given is not the one that was compiled: which, and why.
    pub foreign: Option<String>,
}

/// The decisions of a class without its source: what the bytecode tells. With it: [`from_source::Sources`].
pub fn decisions_of(class: &ClassFile) -> ClassDecisions {
    without_labels(class, from_bytecode::recover(class))
}

/// The predicates of labels are goals, not decisions of the program.
fn without_labels(class: &ClassFile, mut found: ClassDecisions) -> ClassDecisions {
    if !label_calls::may_be_in(class) {
        return found;
    }
    let decided = found.decisions.iter().map(|decision| (decision.method.clone(), decision.descriptor.clone()));
    let decided: BTreeSet<(String, String)> = decided.collect();
    for method in class.methods.iter().filter(|m| decided.contains(&(m.name.to_string(), m.descriptor.to_string()))) {
        let Some(body) = &method.code else { continue };
        let Ok(code) = decode(class, method, body, &mut |_| LiteralId(0)) else { continue };
        let calls = label_calls::calls(class, body, &code);
        let own = |pc: u32| {
            let at = instruction_at(&code, pc);
            at.is_some_and(|at| calls.iter().any(|call| call.computes(at) || call.at == at))
        };
        found.decisions.retain(|decision| {
            let here = *decision.method == *method.name && *decision.descriptor == *method.descriptor;
            let mut points = decision.conditions.iter().flat_map(|condition| &condition.points);
            !(here && !calls.is_empty() && points.any(|point| own(point.pc())))
        });
    }
    found
}

/// Identifies a decision across versions of a class in which it only moved: made from the class, the method, the shape,
/// the text without its layout, and the ordinal among decisions that are equal in all of these.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct DecisionId(pub u64);

impl fmt::Display for DecisionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for DecisionId {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let digits = text.len() == 16 && text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
        let value = u64::from_str_radix(text, 16).ok().filter(|_| digits);
        value.map(Self).ok_or_else(|| format!("'{text}' is no decision id: 16 hexadecimal digits"))
    }
}
