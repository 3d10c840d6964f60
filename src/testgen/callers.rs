//! How a caller makes the objects of an input. An exploration gives the objects that it is passed any fields that their
//! types allow, and a replay makes them by reflection; nobody else does (`world`), so what such an input shows counts only
//! where code of the program makes objects with the same fields.
//!
//! Sound for what is found: calls that lead there were run in the VM. Where none were found there may be some still.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use super::recipe::{End, Recipes};
use crate::explore::input::{Input, InputSet, Purpose, RootInput};
use crate::explore::replay::plain_vm;
use crate::interp::Vm;

/// Those who call one target.
pub struct Callers<'a> {
    /// As the target is explored.
    pub vm: &'a Vm,
    /// The class that the target is of, by its internal name.
    pub class: &'a str,
    /// The receiver need not be made: any is wanted.
    pub any_receiver: bool,
    pub until: Option<Instant>,
    pub stop: &'a AtomicBool,
}

impl Callers<'_> {
    /// The same inputs with every object made by code. `Err`: the object for which nothing was found, and what was tried.
    pub fn make(&self, inputs: &InputSet) -> Result<InputSet, String> {
        let mut made = inputs.clone();
        let is_made_up = |root: &RootInput| match root.purpose {
            Purpose::Argument | Purpose::Asked | Purpose::Before => root.input.has_objects(),
            Purpose::Receiver => !self.any_receiver && root.input.has_objects(),
            // Which values static fields have is asked for by an option.
            Purpose::Static => false,
        };
        let wanted: Vec<&mut Input> =
            made.roots.iter_mut().filter(|root| is_made_up(root)).map(|root| &mut root.input).collect();
        if wanted.is_empty() {
            return Ok(made);
        }
        let plain = plain_vm(self.vm).map_err(|error| error.to_string())?;
        let end = End { until: self.until, stop: self.stop };
        Recipes::new(&plain, self.vm).without_reflection().until(end).make(self.class, wanted)?;
        Ok(made)
    }
}
