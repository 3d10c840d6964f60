//! Types of expressions, as far as the syntax and the declarations of the same file tell (JLS 15).
//!
//! The one question behind: are the operands of `& | ^ == != ?:` booleans? `Unknown` is an honest answer; the mapper then
//! asks the bytecode.

use super::ast::{Ast, ExprId, ExprKind, Literal, Target, Ty};

/// An answer that the syntax may not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Truth {
    Yes,
    No,
    Maybe,
}

pub fn of(ast: &Ast, id: ExprId) -> Ty {
    let mut id = id;
    let mut indexed = 0;
    // Chains of `[...]` may be long.
    while let ExprKind::Index { array, .. } = ast.expr(ast.bare(id)).kind {
        id = array;
        indexed += 1;
    }
    let mut ty = base(ast, ast.bare(id));
    for _ in 0..indexed {
        ty = match ty {
            Ty::Array(element) => *element,
            _ => return Ty::Unknown,
        };
    }
    ty
}

fn base(ast: &Ast, id: ExprId) -> Ty {
    match &ast.expr(id).kind {
        ExprKind::Literal(literal) => match literal {
            Literal::Boolean(_) => Ty::Boolean,
            Literal::Int(_) => Ty::Int,
            Literal::Long(_) => Ty::Long,
            Literal::Float => Ty::Float,
            Literal::Double => Ty::Double,
            Literal::Text => Ty::Text,
            Literal::Null => Ty::Other,
        },
        ExprKind::Name { target, .. } => match target {
            Target::Local(local) => ast.locals[*local as usize].ty.clone(),
            Target::Field(class, field) => ast.class(*class).fields[*field as usize].ty.clone(),
            Target::Unresolved => Ty::Unknown,
        },
        ExprKind::Not(_)
        | ExprKind::And(..)
        | ExprKind::Or(..)
        | ExprKind::Compare(..)
        | ExprKind::InstanceOf { .. } => Ty::Boolean,
        ExprKind::Bit(_, left, right) => match (of(ast, *left), of(ast, *right)) {
            (Ty::Boolean | Ty::Boxed, _) | (_, Ty::Boolean | Ty::Boxed) => Ty::Boolean,
            (Ty::Long, _) | (_, Ty::Long) => Ty::Long,
            (Ty::Int, Ty::Int) => Ty::Int,
            _ => Ty::Unknown,
        },
        ExprKind::Negate(inner) | ExprKind::Plus(inner) | ExprKind::Complement(inner) => numeric(of(ast, *inner)),
        ExprKind::Update(inner) => of(ast, *inner),
        ExprKind::Arith { first, rest } => {
            let mut ty = of(ast, *first);
            for (_, operand) in rest {
                ty = match (ty, of(ast, *operand)) {
                    (Ty::Text, _) | (_, Ty::Text) => Ty::Text,
                    (Ty::Double, _) | (_, Ty::Double) => Ty::Double,
                    (Ty::Int, Ty::Int) => Ty::Int,
                    (Ty::Int | Ty::Long, Ty::Int | Ty::Long) => Ty::Long,
                    (Ty::Int | Ty::Long | Ty::Float, Ty::Int | Ty::Long | Ty::Float) => Ty::Float,
                    // Whatever it is, arithmetic gives no boolean; but text, perhaps.
                    _ => Ty::Other,
                };
            }
            ty
        }
        ExprKind::Assign { left, .. } | ExprKind::ArithAssign { left, .. } => of(ast, *left),
        ExprKind::Ternary { yes, no, .. } => match (of(ast, *yes), of(ast, *no)) {
            (a, b) if a == b => a,
            (Ty::Boolean, Ty::Boxed) | (Ty::Boxed, Ty::Boolean) => Ty::Boolean,
            _ => Ty::Unknown,
        },
        ExprKind::Cast { ty, .. } => ty.clone(),
        ExprKind::New { class, .. } if class == "Boolean" => Ty::Boxed,
        ExprKind::NewArray { element, sizes, init } => {
            // With an initialiser the number of brackets is not kept.
            let plain = init.is_none() && sizes.len() == 1;
            Ty::Array(Box::new(if plain { element.clone() } else { Ty::Unknown }))
        }
        ExprKind::New { .. } | ExprKind::Lambda { .. } | ExprKind::MethodRef { .. } | ExprKind::ArrayInit(_) => {
            Ty::Other
        }
        _ => Ty::Unknown,
    }
}

fn numeric(ty: Ty) -> Ty {
    if matches!(ty, Ty::Int | Ty::Long | Ty::Float | Ty::Double) { ty } else { Ty::Other }
}

/// Does `==` or `!=` compare booleans by value? Two boxed ones are compared by reference.
pub fn compares_booleans(ast: &Ast, left: ExprId, right: ExprId) -> Truth {
    match (of(ast, left), of(ast, right)) {
        (Ty::Boolean, _) | (_, Ty::Boolean) => Truth::Yes,
        (Ty::Unknown, Ty::Unknown | Ty::Boxed) | (Ty::Boxed, Ty::Unknown) => Truth::Maybe,
        _ => Truth::No,
    }
}

/// Does `&`, `|` or `^` combine booleans?
pub fn combines_booleans(ast: &Ast, left: ExprId, right: ExprId) -> Truth {
    match (of(ast, left), of(ast, right)) {
        (Ty::Boolean | Ty::Boxed, _) | (_, Ty::Boolean | Ty::Boxed) => Truth::Yes,
        (Ty::Unknown, Ty::Unknown) => Truth::Maybe,
        _ => Truth::No,
    }
}

/// Does `?:` give a plain boolean (JLS 15.25)?
pub fn chooses_boolean(ast: &Ast, yes: ExprId, no: ExprId) -> Truth {
    match (of(ast, yes), of(ast, no)) {
        (Ty::Boolean, Ty::Boolean | Ty::Boxed) | (Ty::Boxed, Ty::Boolean) => Truth::Yes,
        (Ty::Unknown, Ty::Boolean | Ty::Boxed | Ty::Unknown) | (Ty::Boolean | Ty::Boxed, Ty::Unknown) => Truth::Maybe,
        _ => Truth::No,
    }
}
