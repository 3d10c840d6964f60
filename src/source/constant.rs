//! Constant expressions (JLS 15.29) that the file alone settles, since compilers emit no branch for them.
//!
//! `Maybe` covers names that other files define: the mapper then allows for both and lets the bytecode decide.

use super::ast::{Arith, Ast, Compare, ExprId, ExprKind, Field, Literal, Nesting, Target, Ty};
use super::tree::Strict;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Constant {
    /// Not a constant expression.
    No,
    /// A constant, if names from elsewhere are; or a constant whose value is not computed here.
    Maybe,
    Boolean(bool),
    Int(i32),
    Long(i64),
}

/// Constants that are defined by constants; a cycle is no constant.
const DEEPEST: u32 = 64;

pub fn value(ast: &Ast, id: ExprId) -> Constant {
    eval(ast, id, 0)
}

/// The value of a Boolean constant.
pub fn boolean(ast: &Ast, id: ExprId) -> Option<bool> {
    match value(ast, id) {
        Constant::Boolean(value) => Some(value),
        _ => None,
    }
}

fn eval(ast: &Ast, id: ExprId, depth: u32) -> Constant {
    if depth > DEEPEST {
        return Constant::Maybe;
    }
    let id = ast.bare(id);
    let deeper = depth + 1;
    match &ast.expr(id).kind {
        ExprKind::Literal(literal) => match literal {
            Literal::Boolean(value) => Constant::Boolean(*value),
            Literal::Int(value) => Constant::Int(*value),
            Literal::Long(value) => Constant::Long(*value),
            Literal::Float | Literal::Double | Literal::Text => Constant::Maybe,
            Literal::Null => Constant::No,
        },
        ExprKind::Name { target, .. } => match target {
            Target::Local(local) => {
                let local = &ast.locals[*local as usize];
                variable(ast, local.constant, &local.ty, deeper)
            }
            Target::Field(class, field) => field_value(ast, &ast.class(*class).fields[*field as usize], deeper),
            Target::Unresolved => Constant::Maybe,
        },
        ExprKind::Select { of, name } => select(ast, *of, name, deeper),
        ExprKind::Not(inner) => match eval(ast, *inner, deeper) {
            Constant::Boolean(value) => Constant::Boolean(!value),
            other => unknown(&[other]),
        },
        ExprKind::Negate(inner) => match eval(ast, *inner, deeper) {
            Constant::Int(value) => Constant::Int(value.wrapping_neg()),
            Constant::Long(value) => Constant::Long(value.wrapping_neg()),
            other => unknown(&[other]),
        },
        ExprKind::Complement(inner) => match eval(ast, *inner, deeper) {
            Constant::Int(value) => Constant::Int(!value),
            Constant::Long(value) => Constant::Long(!value),
            other => unknown(&[other]),
        },
        ExprKind::Plus(inner) => eval(ast, *inner, deeper),
        ExprKind::And(..) | ExprKind::Or(..) => {
            let or = matches!(ast.expr(id).kind, ExprKind::Or(..));
            let operands: Vec<Constant> = ast.spine(id, or).into_iter().map(|e| eval(ast, e, deeper)).collect();
            let mut result = !or;
            for operand in &operands {
                match operand {
                    Constant::Boolean(value) if or => result |= value,
                    Constant::Boolean(value) => result &= value,
                    _ => return unknown(&operands),
                }
            }
            Constant::Boolean(result)
        }
        ExprKind::Compare(op, left, right) => compare(*op, eval(ast, *left, deeper), eval(ast, *right, deeper)),
        ExprKind::Bit(op, left, right) => bit(*op, eval(ast, *left, deeper), eval(ast, *right, deeper)),
        ExprKind::Arith { first, rest } => {
            let mut result = eval(ast, *first, deeper);
            for (op, operand) in rest {
                result = arith(*op, result, eval(ast, *operand, deeper));
                if result == Constant::No {
                    break;
                }
            }
            result
        }
        ExprKind::Ternary { condition, yes, no } => {
            let parts = [*condition, *yes, *no].map(|e| eval(ast, e, deeper));
            match parts {
                [_, Constant::No, _] | [_, _, Constant::No] => Constant::No,
                [Constant::Boolean(true), chosen @ Constant::Boolean(_), _] => chosen,
                [Constant::Boolean(false), _, chosen @ Constant::Boolean(_)] => chosen,
                _ => unknown(&parts),
            }
        }
        ExprKind::Cast { ty, value } if is_constant_type(ty) => {
            let value = eval(ast, *value, deeper);
            match (ty, value) {
                (Ty::Boolean, Constant::Boolean(_)) | (Ty::Long, Constant::Long(_)) => value,
                (Ty::Long, Constant::Int(value)) => Constant::Long(i64::from(value)),
                _ => unknown(&[value]),
            }
        }
        _ => Constant::No,
    }
}

fn is_constant_type(ty: &Ty) -> bool {
    matches!(ty, Ty::Boolean | Ty::Int | Ty::Long | Ty::Float | Ty::Double | Ty::Text)
}

/// The value of a constant variable.
fn variable(ast: &Ast, init: Option<ExprId>, ty: &Ty, depth: u32) -> Constant {
    let Some(init) = init.filter(|_| is_constant_type(ty)) else { return Constant::No };
    match (ty, eval(ast, init, depth)) {
        (Ty::Long, Constant::Int(value)) => Constant::Long(i64::from(value)),
        (Ty::Float | Ty::Double | Ty::Text, value) => unknown(&[value]),
        (_, value) => value,
    }
}

fn field_value(ast: &Ast, field: &Field, depth: u32) -> Constant {
    if field.is_final { variable(ast, field.init, &field.ty, depth) } else { Constant::No }
}

/// `Type.NAME`; a selection from a value is no constant expression.
fn select(ast: &Ast, of: ExprId, name: &str, depth: u32) -> Constant {
    let mut at = ast.bare(of);
    let mut last = None;
    loop {
        match &ast.expr(at).kind {
            ExprKind::Name { name, target: Target::Unresolved } => {
                last.get_or_insert(name);
                break;
            }
            ExprKind::Select { of, name } => {
                last.get_or_insert(name);
                at = ast.bare(*of);
            }
            _ => return Constant::No,
        }
    }
    let mut classes = ast.classes.iter().filter(|c| c.nesting != Nesting::Anonymous && Some(&c.simple) == last);
    match (classes.next(), classes.next()) {
        (Some(class), None) => match class.fields.iter().find(|field| field.name == name) {
            Some(field) => field_value(ast, field, depth),
            None => Constant::Maybe,
        },
        _ => Constant::Maybe,
    }
}

fn unknown(parts: &[Constant]) -> Constant {
    if parts.contains(&Constant::No) { Constant::No } else { Constant::Maybe }
}

fn integers(left: Constant, right: Constant) -> Option<(i64, i64, bool)> {
    match (left, right) {
        (Constant::Int(a), Constant::Int(b)) => Some((i64::from(a), i64::from(b), false)),
        (Constant::Int(a), Constant::Long(b)) => Some((i64::from(a), b, true)),
        (Constant::Long(a), Constant::Int(b)) => Some((a, i64::from(b), true)),
        (Constant::Long(a), Constant::Long(b)) => Some((a, b, true)),
        _ => None,
    }
}

fn compare(op: Compare, left: Constant, right: Constant) -> Constant {
    if let (Constant::Boolean(a), Constant::Boolean(b)) = (left, right) {
        return Constant::Boolean((a == b) == (op == Compare::Eq));
    }
    let Some((a, b, _)) = integers(left, right) else { return unknown(&[left, right]) };
    Constant::Boolean(match op {
        Compare::Lt => a < b,
        Compare::Le => a <= b,
        Compare::Gt => a > b,
        Compare::Ge => a >= b,
        Compare::Eq => a == b,
        Compare::Ne => a != b,
    })
}

fn fits(value: i64, long: bool) -> Constant {
    if long { Constant::Long(value) } else { Constant::Int(value as i32) }
}

fn bit(op: Strict, left: Constant, right: Constant) -> Constant {
    if let (Constant::Boolean(a), Constant::Boolean(b)) = (left, right) {
        return Constant::Boolean(match op {
            Strict::And => a & b,
            Strict::Or => a | b,
            Strict::Xor | Strict::Ne => a ^ b,
            Strict::Eq => a == b,
        });
    }
    let Some((a, b, long)) = integers(left, right) else { return unknown(&[left, right]) };
    match op {
        Strict::And => fits(a & b, long),
        Strict::Or => fits(a | b, long),
        _ => fits(a ^ b, long),
    }
}

fn arith(op: Arith, left: Constant, right: Constant) -> Constant {
    let Some((a, b, long)) = integers(left, right) else { return unknown(&[left, right]) };
    let wide = matches!(left, Constant::Long(_));
    let shift = if wide { b & 63 } else { b & 31 } as u32;
    match op {
        Arith::Add => fits(a.wrapping_add(b), long),
        Arith::Sub => fits(a.wrapping_sub(b), long),
        Arith::Mul => fits(a.wrapping_mul(b), long),
        // A constant division by zero is compiled, so that it throws.
        Arith::Div | Arith::Rem if b == 0 => Constant::No,
        Arith::Div => fits(a.wrapping_div(b), long),
        Arith::Rem => fits(a.wrapping_rem(b), long),
        Arith::Shl => fits(a.wrapping_shl(shift), wide),
        Arith::Shr => fits(a.wrapping_shr(shift), wide),
        Arith::Ushr if wide => Constant::Long((a as u64).wrapping_shr(shift) as i64),
        Arith::Ushr => Constant::Int((a as i32 as u32).wrapping_shr(shift) as i32),
    }
}
