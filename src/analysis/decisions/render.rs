//! A tree as one line of Java, with as many parentheses as it needs. Without recursion: the depth is the input's.

use crate::source::tree::{Strict, Tree};

enum Piece<'t> {
    Word(&'static str),
    /// With parentheses if it binds weaker than this.
    Tree(&'t Tree, u8),
}

const TERNARY: u8 = 1;
const OR: u8 = 2;
const AND: u8 = 3;
const BIT_OR: u8 = 4;
const XOR: u8 = 5;
const BIT_AND: u8 = 6;
const EQUALITY: u8 = 7;
const UNARY: u8 = 8;

/// The tree with each condition as `leaf` says; conditions are put in parentheses where they may need it.
pub fn render(tree: &Tree, leaf: impl Fn(u16) -> String) -> String {
    let mut text = String::new();
    let mut todo = vec![Piece::Tree(tree, 0)];
    while let Some(piece) = todo.pop() {
        let (tree, binding) = match piece {
            Piece::Word(word) => {
                text.push_str(word);
                continue;
            }
            Piece::Tree(tree, binding) => (tree, binding),
        };
        let (own, pieces): (u8, Vec<Piece>) = match tree {
            Tree::Condition(number) => {
                let word = leaf(*number);
                // A comparison binds stronger than && and ||, but a text may be anything.
                let open = binding >= UNARY && !is_simple(&word) || binding > 0 && has_weak_operator(&word);
                text.push_str(&if open { format!("({word})") } else { word });
                continue;
            }
            Tree::Constant(value) => {
                text.push_str(if *value { "true" } else { "false" });
                continue;
            }
            Tree::Not(a) => (UNARY, vec![Piece::Word("!"), Piece::Tree(a, UNARY)]),
            Tree::And(a, b) => (AND, vec![Piece::Tree(a, AND), Piece::Word(" && "), Piece::Tree(b, AND + 1)]),
            // An && inside || is put in parentheses for the reader.
            Tree::Or(a, b) => (OR, vec![Piece::Tree(a, or_side(a)), Piece::Word(" || "), Piece::Tree(b, AND + 1)]),
            Tree::Ternary(c, x, y) => {
                let arms = [Piece::Tree(c, OR), Piece::Word(" ? "), Piece::Tree(x, OR), Piece::Word(" : ")];
                (TERNARY, arms.into_iter().chain([Piece::Tree(y, OR)]).collect())
            }
            Tree::Strict(op, a, b) => {
                let (own, sign) = match op {
                    Strict::And => (BIT_AND, " & "),
                    Strict::Or => (BIT_OR, " | "),
                    Strict::Xor => (XOR, " ^ "),
                    Strict::Eq => (EQUALITY, " == "),
                    Strict::Ne => (EQUALITY, " != "),
                };
                // Only a chain of the same operator goes without.
                let left = if matches!(&**a, Tree::Strict(left, ..) if left == op) { own } else { UNARY };
                (own, vec![Piece::Tree(a, left), Piece::Word(sign), Piece::Tree(b, UNARY)])
            }
        };
        let open = own < binding;
        if open {
            todo.push(Piece::Word(")"));
        }
        todo.extend(pieces.into_iter().rev());
        if open {
            todo.push(Piece::Word("("));
        }
    }
    text
}

fn or_side(left: &Tree) -> u8 {
    if matches!(left, Tree::Or(..)) { OR } else { AND + 1 }
}

/// A name, a call or the like: no operator outside parentheses.
fn is_simple(text: &str) -> bool {
    let mut depth = 0;
    for c in text.chars() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            c if depth == 0 && !(c.is_alphanumeric() || "_$.!…".contains(c)) => return false,
            _ => {}
        }
    }
    true
}

/// Something that binds weaker than a comparison, outside parentheses: `?`, `&&`, `||`, `->`, an assignment.
fn has_weak_operator(text: &str) -> bool {
    let (mut depth, mut quote, mut last) = (0, None, ' ');
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match (quote, c) {
            (Some(_), '\\') => _ = chars.next(),
            (Some(open), c) if c == open => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'') => quote = Some(c),
            (None, '(' | '[' | '{') => depth += 1,
            (None, ')' | ']' | '}') => depth -= 1,
            (None, '?') if depth == 0 => return true,
            (None, '&' | '|') if depth == 0 && last == c => return true,
            (None, '>') if depth == 0 && last == '-' => return true,
            (None, '=') if depth == 0 && chars.peek() != Some(&'=') && !"=!<>".contains(last) => return true,
            _ => {}
        }
        last = c;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn c(number: u16) -> Box<Tree> {
        Box::new(Tree::Condition(number))
    }

    #[test]
    fn parentheses_where_they_are_needed() {
        let names = ["a", "b > 0", "c.d(e, f)", "x = y"];
        let check = |tree: Tree, expected: &str| {
            assert_eq!(render(&tree, |number| names[usize::from(number)].to_owned()), expected);
        };
        let and = |a, b| Box::new(Tree::And(a, b));
        let or = |a, b| Box::new(Tree::Or(a, b));
        check(*and(and(c(0), c(1)), c(2)), "a && b > 0 && c.d(e, f)");
        check(*and(c(0), and(c(1), c(2))), "a && (b > 0 && c.d(e, f))");
        check(*and(c(0), or(c(1), c(3))), "a && (b > 0 || (x = y))");
        check(*or(or(and(c(0), c(1)), c(2)), c(3)), "(a && b > 0) || c.d(e, f) || (x = y)");
        check(*or(c(0), or(c(1), c(2))), "a || (b > 0 || c.d(e, f))");
        check(Tree::Not(c(1)), "!(b > 0)");
        check(Tree::Not(Box::new(Tree::Not(c(2)))), "!!c.d(e, f)");
        check(Tree::Not(or(c(0), c(1))), "!(a || b > 0)");
        check(Tree::Ternary(or(c(0), c(1)), c(2), c(3)), "a || b > 0 ? c.d(e, f) : (x = y)");
        check(
            Tree::Ternary(c(0), c(1), Box::new(Tree::Ternary(c(1), c(2), c(0)))),
            "a ? b > 0 : (b > 0 ? c.d(e, f) : a)",
        );
        let xor = |a, b| Box::new(Tree::Strict(Strict::Xor, a, b));
        check(*xor(xor(c(0), c(1)), c(2)), "a ^ (b > 0) ^ c.d(e, f)");
        check(*and(Box::new(Tree::Strict(Strict::Eq, c(0), xor(c(1), c(2)))), c(0)), "a == ((b > 0) ^ c.d(e, f)) && a");
        check(*and(c(0), Box::new(Tree::Constant(false))), "a && false");
    }

    #[test]
    fn deep_trees() {
        let deep = (1..3000).fold(Tree::Condition(0), |tree, n| Tree::And(Box::new(tree), c(n)));
        assert_eq!(render(&deep, |_| "x".into()).matches("&&").count(), 2999);
    }
}
