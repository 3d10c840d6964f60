//! The same code without type arguments: what javac refuses because the arguments of generic types do not fit, it takes with a
//! warning where there are none.
//!
//! Anonymous classes keep theirs, because their methods name them, and cast what these give. Class literals lose theirs by a cast.
//! What the code does is the same.

use super::literal::lang;
use super::{Expr, Member, Stmt, Type};

/// Drops all type arguments of the statements. Whether there were any.
pub fn drop_type_arguments(body: &mut [Stmt]) -> bool {
    let mut found = false;
    body.iter_mut().for_each(|stmt| of_stmt(stmt, &mut found));
    found
}

fn of_stmt(stmt: &mut Stmt, found: &mut bool) {
    match stmt {
        Stmt::Local(ty, _, value) => {
            of_type(ty, found);
            of_expr(value, found);
        }
        Stmt::Assign(one, other)
        | Stmt::Equals(one, other)
        | Stmt::RealEquals(_, one, other)
        | Stmt::ArrayEquals(one, other)
        | Stmt::RealArrayEquals(_, one, other)
        | Stmt::Same(one, other) => [one, other].into_iter().for_each(|expr| of_expr(expr, found)),
        Stmt::Do(expr)
        | Stmt::Repeat(_, _, expr)
        | Stmt::True(expr)
        | Stmt::False(expr)
        | Stmt::Null(expr)
        | Stmt::NotNull(expr)
        | Stmt::Throws(_, expr, _)
        | Stmt::DoesNotThrow(expr) => of_expr(expr, found),
        Stmt::Comment(_) => {}
    }
}

fn of_expr(expr: &mut Expr, found: &mut bool) {
    match expr {
        Expr::Literal(_) | Expr::Static(..) | Expr::Local(_) | Expr::Throw(_) => {}
        Expr::ClassOf(_) => {
            let literal = std::mem::replace(expr, Expr::Literal(String::new()));
            *expr = Expr::Cast(Type::Class(lang("Class"), Vec::new()), Box::new(literal));
            *found = true;
        }
        Expr::Cast(ty, inner) => {
            of_type(ty, found);
            of_expr(inner, found);
        }
        Expr::New(outer, ty, arguments) => {
            of_type(ty, found);
            outer.iter_mut().for_each(|outer| of_expr(outer, found));
            arguments.iter_mut().for_each(|argument| of_expr(argument, found));
        }
        Expr::Call(on, _, arguments) => {
            of_expr(on, found);
            arguments.iter_mut().for_each(|argument| of_expr(argument, found));
        }
        Expr::StaticCall(_, _, arguments) | Expr::Helper(_, arguments) => {
            arguments.iter_mut().for_each(|argument| of_expr(argument, found));
        }
        Expr::ArrayOf(ty, items) => {
            of_type(ty, found);
            items.iter_mut().for_each(|item| of_expr(item, found));
        }
        Expr::ArrayFor(ty, _) => of_type(ty, found),
        Expr::Field(on, _) | Expr::Index(on, _) => of_expr(on, found),
        Expr::Lambda(_, value) => value.iter_mut().for_each(|value| of_expr(value, found)),
        Expr::Anonymous(outer, _, arguments, members) => {
            outer.iter_mut().for_each(|outer| of_expr(outer, found));
            arguments.iter_mut().for_each(|argument| of_expr(argument, found));
            for Member { value, result, .. } in members {
                let Some(value) = value.as_mut().filter(|value| !matches!(value, Expr::Throw(_))) else { continue };
                of_expr(value, found);
                // What is given by something without type arguments is any object.
                if matches!(value, Expr::Call(..) | Expr::StaticCall(..)) {
                    let given = std::mem::replace(value, Expr::Literal(String::new()));
                    *value = Expr::Cast(result.clone(), Box::new(given));
                }
            }
        }
    }
}

fn of_type(ty: &mut Type, found: &mut bool) {
    match ty {
        Type::Class(_, arguments) => *found |= !std::mem::take(arguments).is_empty(),
        Type::Array(element) => of_type(element, found),
        Type::Plain(_) | Type::Any => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testgen::java::ClassName;

    #[test]
    fn anonymous_classes_keep_their_type_arguments() {
        let class = |name: &str, arguments| {
            let name = ClassName { package: "java.util".into(), names: vec![name.into()], shadowed: false };
            Type::Class(name, arguments)
        };
        let order = class("Comparator", vec![class("String", Vec::new())]);
        let written =
            Expr::Anonymous(None, order.clone(), vec![Expr::New(None, order.clone(), Vec::new())], Vec::new());
        let mut body = vec![Stmt::Local(order.clone(), "order".into(), written)];
        assert!(drop_type_arguments(&mut body));
        let raw = class("Comparator", Vec::new());
        let inside = vec![Expr::New(None, raw.clone(), Vec::new())];
        assert_eq!(body, [Stmt::Local(raw, "order".into(), Expr::Anonymous(None, order, inside, Vec::new()))]);
        assert!(!drop_type_arguments(&mut [Stmt::Do(Expr::Local("order".into()))]));
    }
}
