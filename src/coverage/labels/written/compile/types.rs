//! What names mean at a place, and of which types expressions are (JLS 15): what a compiler refuses is refused here, with its place.

use super::{Compiled, Compiler, Local};
use crate::coverage::labels::written::names::{Member, NULL, internal, is_primitive, java, unboxed};
use crate::source::expression::{Expr, Kind};

impl<'a> Compiler<'a, '_> {
    pub(super) fn local(&self, name: &str) -> Option<&'a Local> {
        self.locals.iter().find(|local| local.name == name)
    }

    /// A name that is no local: a field of the class.
    pub(super) fn own_field(&self, expr: &Expr, name: &str) -> Compiled<Member> {
        let field = self.names.field(&self.names.class.name, name);
        if let Some(field) = &field
            && !field.is_static
            && self.local("this").is_none()
        {
            return Err((expr.at, format!("{name} is a field of an object, and there is no object here")));
        }
        field.ok_or_else(|| {
            let known: Vec<&str> = self.locals.iter().map(|local| local.name.as_str()).collect();
            let known = if known.is_empty() { "none".into() } else { known.join(", ") };
            let what = "expected a local variable, parameter or field";
            (
                expr.at,
                format!("{what}, found '{name}'; locals here: {known} (all are known in classes compiled with -g)"),
            )
        })
    }

    /// The class that an expression names, where it is no value.
    pub(super) fn class_meant(&self, expr: &Expr) -> Option<String> {
        let name = dotted(expr)?;
        let first = name.split('.').next().unwrap_or_default();
        let is_value = self.local(first).is_some() || self.names.field(&self.names.class.name, first).is_some();
        if is_value { None } else { self.names.class_named(&name) }
    }

    /// The field that `of.name` means, with whether `of` has to be computed.
    pub(super) fn selected(&self, expr: &Expr, of: &Expr, name: &str) -> Compiled<(Member, bool)> {
        let (class, is_class) = match self.class_meant(of) {
            Some(class) => (class, true),
            None => (internal(&self.of(of)?), false),
        };
        let field = self.names.field(&class, name).filter(|field| field.is_static || !is_class);
        let what = || format!("expected a field of {}, found '{name}'", class.replace('/', "."));
        field.map(|field| (field, !is_class)).ok_or_else(|| (expr.at, what()))
    }

    pub(super) fn called(
        &self,
        expr: &Expr,
        of: Option<&Expr>,
        name: &str,
        arguments: &[Expr],
    ) -> Compiled<(Member, bool)> {
        let given = arguments.iter().map(|a| self.of(a)).collect::<Compiled<Vec<String>>>()?;
        let (class, is_class) = match of.map(|of| (of, self.class_meant(of))) {
            None => (self.names.class.name.to_string(), false),
            Some((_, Some(class))) => (class, true),
            Some((of, None)) => match self.of(of)? {
                found if is_primitive(&found) || found == NULL => {
                    return Err((of.at, format!("expected an object, found {}", java(&found))));
                }
                found if found.starts_with('[') => ("java/lang/Object".into(), false),
                found => (internal(&found), false),
            },
        };
        let method = self.names.method(&class, name, &given).map_err(|why| (expr.at, why))?;
        if !method.is_static && (is_class || of.is_none() && self.local("this").is_none()) {
            return Err((expr.at, format!("{name} is called on an object, and there is no object here")));
        }
        if method.descriptor.ends_with(")V") {
            return Err((expr.at, format!("expected a value, {name} gives none")));
        }
        match self.names.effect(&class, &method) {
            Some(why) => Err((expr.at, format!("expected a call without effects: {why}"))),
            None => Ok((method, !is_class && of.is_some())),
        }
    }

    pub(super) fn named_type(&self, expr: &Expr, text: &str) -> Compiled<String> {
        self.names.type_named(text).ok_or_else(|| (expr.at, format!("expected a type, found '{text}'")))
    }

    /// The type of an expression.
    pub(super) fn of(&self, expr: &Expr) -> Compiled<String> {
        Ok(match &expr.kind {
            Kind::Boolean(_) | Kind::Instance(..) => "Z".into(),
            Kind::Int(_) => "I".into(),
            Kind::Long(_) => "J".into(),
            Kind::Float(_) => "F".into(),
            Kind::Double(_) => "D".into(),
            Kind::Char(_) => "C".into(),
            Kind::Text(_) => "Ljava/lang/String;".into(),
            Kind::Null => NULL.into(),
            Kind::This => match self.local("this") {
                Some(this) => this.descriptor.clone(),
                None => return Err((expr.at, "there is no object here, 'this' means nothing".into())),
            },
            Kind::Name(name) => match self.local(name) {
                Some(local) => local.descriptor.clone(),
                None => self.own_field(expr, name)?.descriptor,
            },
            Kind::Select(of, name) if name == "length" && self.is_array(of)? => "I".into(),
            Kind::Select(of, name) => self.selected(expr, of, name)?.0.descriptor,
            Kind::Index(array, index) => {
                let (found, at) = (self.of(array)?, self.of(index)?);
                if self.promoted(index, &[&at])? != "I" {
                    return Err((index.at, format!("expected an int as index, found {}", java(&at))));
                }
                match found.strip_prefix('[') {
                    Some(element) => element.to_string(),
                    None => return Err((array.at, format!("expected an array, found {}", java(&found)))),
                }
            }
            Kind::Call { of, name, arguments } => {
                let (method, _) = self.called(expr, of.as_deref(), name, arguments)?;
                method.descriptor.rsplit(')').next().unwrap_or_default().to_string()
            }
            Kind::Unary(op, _) if op == "!" => "Z".into(),
            Kind::Unary(op, of) if op == "~" => self.whole(of, &self.of(of)?)?.into(),
            Kind::Unary(_, of) => self.promoted(of, &[&self.of(of)?])?.into(),
            Kind::Binary(op, left, right) => {
                let (a, b) = (self.of(left)?, self.of(right)?);
                let are_booleans = [&a, &b].iter().all(|d| *d == "Z" || unboxed(d) == Some("Z"));
                match op.as_str() {
                    "&&" | "||" | "==" | "!=" | "<" | "<=" | ">" | ">=" => "Z".into(),
                    "&" | "|" | "^" if are_booleans => "Z".into(),
                    "<<" | ">>" | ">>>" => self.whole(right, &b).and_then(|_| self.whole(left, &a))?.into(),
                    "+" if [&a, &b].contains(&&"Ljava/lang/String;".to_string()) => {
                        let advice = "expected numbers: + does not join texts here, concat does";
                        return Err((left.at, advice.into()));
                    }
                    _ => self.promoted(expr, &[&a, &b])?.into(),
                }
            }
            Kind::Ternary(_, yes, no) => {
                let (a, b) = (self.of(yes)?, self.of(no)?);
                match (is_primitive(&a), is_primitive(&b)) {
                    _ if a == b || b == NULL => a,
                    _ if a == NULL => b,
                    (false, false) => "Ljava/lang/Object;".into(),
                    _ => self.promoted(expr, &[&a, &b])?.into(),
                }
            }
            Kind::Cast(to, _) => self.named_type(expr, to)?,
        })
    }

    pub(super) fn is_array(&self, of: &Expr) -> Compiled<bool> {
        Ok(self.class_meant(of).is_none() && self.of(of)?.starts_with('['))
    }

    /// The type in which numbers of these types are computed.
    pub(super) fn promoted(&self, expr: &Expr, types: &[&str]) -> Compiled<&'static str> {
        let mut wide = 0;
        for found in types {
            wide = wide.max(match unboxed(found).unwrap_or(found) {
                "B" | "S" | "C" | "I" => 0,
                "J" => 1,
                "F" => 2,
                "D" => 3,
                _ => return Err((expr.at, format!("expected a number, found {}", java(found)))),
            });
        }
        Ok(["I", "J", "F", "D"][wide])
    }

    /// The same where only whole numbers are.
    pub(super) fn whole(&self, expr: &Expr, found: &str) -> Compiled<&'static str> {
        match self.promoted(expr, &[found])? {
            to @ ("I" | "J") => Ok(to),
            _ => Err((expr.at, format!("expected a whole number, found {}", java(found)))),
        }
    }
}

/// `a.b.c`, if an expression is that.
fn dotted(expr: &Expr) -> Option<String> {
    match &expr.kind {
        Kind::Name(name) => Some(name.clone()),
        Kind::Select(of, name) => dotted(of).map(|of| format!("{of}.{name}")),
        _ => None,
    }
}
