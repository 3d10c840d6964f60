//! The shape of a decision: Boolean operators over numbered conditions.

/// Operators that evaluate both operands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Strict {
    And,
    Or,
    Xor,
    Eq,
    Ne,
}

/// A Boolean expression. Conditions are numbered from 0 in source order, each used once.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Tree {
    Condition(u16),
    /// An operand that the compiler folds.
    Constant(bool),
    Not(Box<Tree>),
    /// `&&`
    And(Box<Tree>, Box<Tree>),
    /// `||`
    Or(Box<Tree>, Box<Tree>),
    /// `?:` with Boolean arms.
    Ternary(Box<Tree>, Box<Tree>, Box<Tree>),
    /// `& | ^ == !=` on booleans.
    Strict(Strict, Box<Tree>, Box<Tree>),
}
