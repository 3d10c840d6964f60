//! Values out of Z3's models, as the bits that our assignments hold.
//!
//! Invariants:
//! - Only the variables asked for are read: reading is as dear as a check.
//! - A variable that the model does not mention can have any value and keeps our default, zero.
//! - NaN is looked for first: the bits of a NaN are open in Z3.

use std::collections::BTreeMap;

use z3::Model;
use z3::ast::{Array, Ast, Dynamic, Float};

use super::translate::{Image, Translator};
use crate::expr::ops::{CANONICAL_NAN_F32, CANONICAL_NAN_F64};
use crate::expr::{ArrayValue, Assignment, Const, Sort, Terms, VarId};

/// The values of the variables. `None` if one has a value of a shape that is not known here.
pub(super) fn read(model: &Model, translator: &Translator, terms: &Terms, variables: &[VarId]) -> Option<Assignment> {
    let mut assignment = Assignment::new();
    for &id in variables {
        let sort = terms.variable(id).sort;
        let bits = match translator.variable(terms, id)? {
            Image::Bool(constant) => model.get_const_interp(constant).map(|value| scalar(&value.into(), sort)),
            Image::Bits(constant) => model.get_const_interp(constant).map(|value| scalar(&value.into(), sort)),
            Image::Float(constant) => model.get_const_interp(constant).map(|value| scalar(&value.into(), sort)),
            Image::Array(constant) => {
                if let Some(value) = model.get_const_interp(constant) {
                    assignment.set_array(id, array(model, value, sort)?);
                }
                None
            }
            Image::Nothing => None,
        };
        if let Some(bits) = bits {
            assignment.set(id, Const::from_bits(sort, bits?));
        }
    }
    Some(assignment)
}

/// The bits of a value of a scalar sort.
fn scalar(value: &Dynamic, sort: Sort) -> Option<u64> {
    match sort {
        Sort::Bool => value.as_bool()?.as_bool().map(u64::from),
        Sort::F32 => float(&value.as_float()?, u64::from(CANONICAL_NAN_F32)),
        Sort::F64 => float(&value.as_float()?, CANONICAL_NAN_F64),
        Sort::Array(_) => None,
        Sort::Bv8 | Sort::Bv16 | Sort::Bv32 | Sort::Bv64 | Sort::Ref => value.as_bv()?.as_u64(),
    }
}

fn float(value: &Float, nan: u64) -> Option<u64> {
    if value.is_nan().simplify().as_bool()? {
        return Some(nan);
    }
    value.to_ieee_bv().simplify().as_u64()
}

/// An array value is a chain of stores, or a function, down to a constant array.
fn array(model: &Model, value: Array, sort: Sort) -> Option<ArrayValue> {
    let Sort::Array(element) = sort else { return None };
    let element = element.sort();
    let mut elements: BTreeMap<i32, u64> = BTreeMap::new();
    // The newest store comes first and hides older ones.
    let mut put = |index: &Dynamic, value: &Dynamic| -> Option<()> {
        let index = index.as_bv()?.as_u64()? as u32 as i32;
        elements.entry(index).or_insert(scalar(value, element)?);
        Some(())
    };
    let mut rest = value;
    let default = loop {
        if rest.is_const_array() {
            break scalar(&rest.nth_child(0)?, element)?;
        }
        if let Some(function) = rest.as_array_func_decl() {
            let table = model.get_func_interp(&function)?;
            for entry in table.get_entries() {
                put(entry.get_args().first()?, &entry.get_value())?;
            }
            break match table.get_else() {
                Some(value) => scalar(&value, element)?,
                None => 0,
            };
        }
        if rest.safe_decl().ok()?.name() != "store" {
            return None;
        }
        put(&rest.nth_child(1)?, &rest.nth_child(2)?)?;
        rest = rest.nth_child(0)?.as_array()?;
    };
    elements.retain(|_, value| *value != default);
    Some(ArrayValue { default, elements })
}
