//! A term in SMT-LIB syntax, with `let` for what is shared, so the text grows with the number of nodes.
//!
//! Operations that SMT-LIB has are written its way, down to masked shift counts. Those that only Java has are written
//! as functions `java.…`, object ids as `@7`: the text is for reading and comparing; solvers get terms through their
//! own translation.

use std::fmt::Write;

use hashbrown::HashMap;

use super::Text;
use crate::expr::node::{Node, TermId};
use crate::expr::ops::{Cmp, FloatBin, FloatUn, IntBin};
use crate::expr::sort::{Const, Sort};
use crate::expr::terms::Terms;

enum Piece {
    Text(Text),
    Term(TermId),
    /// The node itself, although it has a name.
    Definition(TermId),
}

impl Terms {
    /// The term in SMT-LIB-like syntax.
    pub fn to_smt(&self, t: TermId) -> String {
        let shared = self.shared(t);
        let mut out = String::new();
        for (number, &definition) in shared.order.iter().enumerate() {
            let _ = write!(out, "(let ((?{number} ");
            self.write_smt(Piece::Definition(definition), &shared.names, &mut out);
            out.push_str(")) ");
        }
        self.write_smt(Piece::Term(t), &shared.names, &mut out);
        for _ in &shared.order {
            out.push(')');
        }
        out
    }

    /// Compound terms that are used more than once, operands first.
    fn shared(&self, root: TermId) -> Shared {
        let reachable = self.reachable(&[root]);
        let mut uses: HashMap<TermId, u32> = HashMap::new();
        for &t in &reachable {
            for child in self.children(t) {
                *uses.entry(child).or_insert(0) += 1;
            }
        }
        let mut shared = Shared { order: Vec::new(), names: HashMap::new() };
        for t in reachable {
            if uses.get(&t).is_some_and(|&count| count > 1) && !self.children(t).is_empty() {
                shared.names.insert(t, shared.order.len());
                shared.order.push(t);
            }
        }
        shared
    }

    fn write_smt(&self, piece: Piece, names: &HashMap<TermId, usize>, out: &mut String) {
        let mut pending = vec![piece];
        while let Some(piece) = pending.pop() {
            match piece {
                Piece::Text(text) => out.push_str(&text),
                Piece::Term(t) => match names.get(&t) {
                    Some(number) => {
                        let _ = write!(out, "?{number}");
                    }
                    None => pending.push(Piece::Definition(t)),
                },
                Piece::Definition(t) => {
                    let from = pending.len();
                    self.smt_pieces(t, &mut pending);
                    pending[from..].reverse();
                }
            }
        }
    }

    fn smt_pieces(&self, t: TermId, pieces: &mut Vec<Piece>) {
        let application = |pieces: &mut Vec<Piece>, head: Text, operands: &[TermId]| {
            pieces.push(Piece::Text("(".into()));
            pieces.push(Piece::Text(head));
            for &operand in operands {
                pieces.push(Piece::Text(" ".into()));
                pieces.push(Piece::Term(operand));
            }
            pieces.push(Piece::Text(")".into()));
        };
        let node = self.node(t);
        match *node {
            Node::Const(value) => pieces.push(Piece::Text(smt_constant(value).into())),
            Node::Var(variable) => pieces.push(Piece::Text(smt_name(&self.variable(variable).name).into())),
            Node::Int(op @ (IntBin::Shl | IntBin::Shr | IntBin::UShr), a, b) => {
                let count_mask = self.sort(t).width().unwrap_or(32) - 1;
                let in_range = self.signed_const(b).is_some_and(|count| (0..=i64::from(count_mask)).contains(&count));
                if in_range {
                    application(pieces, int_name(op).into(), &[a, b]);
                } else {
                    let mask = smt_constant(Const::from_bits(self.sort(t), u64::from(count_mask)));
                    pieces.push(Piece::Text(format!("({} ", int_name(op)).into()));
                    pieces.push(Piece::Term(a));
                    pieces.push(Piece::Text(" (bvand ".into()));
                    pieces.push(Piece::Term(b));
                    pieces.push(Piece::Text(format!(" {mask}))").into()));
                }
            }
            Node::Cmp(Cmp::Ne, a, b) => {
                let equal = if self.sort(a).is_float() { "fp.eq" } else { "=" };
                pieces.push(Piece::Text("(not ".into()));
                application(pieces, equal.into(), &[a, b]);
                pieces.push(Piece::Text(")".into()));
            }
            _ => application(pieces, self.smt_head(t), &self.children(t)),
        }
    }

    /// The name of an operation, with its indices or rounding mode.
    fn smt_head(&self, t: TermId) -> Text {
        match *self.node(t) {
            Node::Int(op, ..) => int_name(op).into(),
            Node::Extract { to, low, .. } => {
                let high = u32::from(low) + to.width().unwrap_or(1) - 1;
                format!("(_ extract {high} {low})").into()
            }
            Node::Concat(..) => "concat".into(),
            Node::SignExtend(to, a) => format!("(_ sign_extend {})", self.added_bits(to, a)).into(),
            Node::ZeroExtend(to, a) => format!("(_ zero_extend {})", self.added_bits(to, a)).into(),
            Node::Float(op, ..) => match op {
                FloatBin::Add => "fp.add RNE",
                FloatBin::Sub => "fp.sub RNE",
                FloatBin::Mul => "fp.mul RNE",
                FloatBin::Div => "fp.div RNE",
                // Not fp.rem, which rounds the quotient to nearest.
                FloatBin::Rem => "java.frem",
            }
            .into(),
            Node::FloatUnary(op, _) => match op {
                FloatUn::Neg => "fp.neg",
                FloatUn::Abs => "fp.abs",
                FloatUn::Sqrt => "fp.sqrt RNE",
                FloatUn::Floor => "fp.roundToIntegral RTN",
                FloatUn::Ceil => "fp.roundToIntegral RTP",
                FloatUn::Rint => "fp.roundToIntegral RNE",
            }
            .into(),
            Node::Fma(..) => "fp.fma RNE".into(),
            // Not fp.min and fp.max, which leave the sign of zero open and prefer numbers to NaN.
            Node::FloatMin(..) => "java.min".into(),
            Node::FloatMax(..) => "java.max".into(),
            Node::Convert(op, _) => format!("java.{op:?}").to_lowercase().into(),
            Node::Compare3(op, ..) => format!("java.{op:?}").to_lowercase().into(),
            Node::Cmp(op, a, _) => match (self.sort(a).is_float(), op) {
                (true, Cmp::Eq | Cmp::Ne) => "fp.eq",
                (true, Cmp::Lt) => "fp.lt",
                (true, Cmp::Ge) => "fp.geq",
                (true, Cmp::Gt) => "fp.gt",
                (true, Cmp::Le) => "fp.leq",
                (false, Cmp::Eq | Cmp::Ne) => "=",
                (false, Cmp::Lt) => "bvslt",
                (false, Cmp::Ge) => "bvsge",
                (false, Cmp::Gt) => "bvsgt",
                (false, Cmp::Le) => "bvsle",
            }
            .into(),
            Node::CmpUnsigned(op, ..) => match op {
                Cmp::Eq => "=",
                Cmp::Ne => "distinct",
                Cmp::Lt => "bvult",
                Cmp::Ge => "bvuge",
                Cmp::Gt => "bvugt",
                Cmp::Le => "bvule",
            }
            .into(),
            Node::Not(_) => "not".into(),
            Node::And(..) => "and".into(),
            Node::Xor(..) => "xor".into(),
            Node::Ite(..) => "ite".into(),
            Node::Select(..) => "select".into(),
            Node::Store(..) => "store".into(),
            Node::ConstArray(_) => format!("(as const {})", smt_sort(self.sort(t))).into(),
            Node::Const(_) | Node::Var(_) => "".into(),
        }
    }

    fn added_bits(&self, to: Sort, a: TermId) -> u32 {
        to.width().unwrap_or(0).saturating_sub(self.sort(a).width().unwrap_or(0))
    }
}

struct Shared {
    order: Vec<TermId>,
    names: HashMap<TermId, usize>,
}

fn int_name(op: IntBin) -> &'static str {
    match op {
        IntBin::Add => "bvadd",
        IntBin::Sub => "bvsub",
        IntBin::Mul => "bvmul",
        IntBin::Div => "bvsdiv",
        IntBin::Rem => "bvsrem",
        IntBin::And => "bvand",
        IntBin::Or => "bvor",
        IntBin::Xor => "bvxor",
        IntBin::Shl => "bvshl",
        IntBin::Shr => "bvashr",
        IntBin::UShr => "bvlshr",
    }
}

fn smt_sort(sort: Sort) -> String {
    match sort {
        Sort::Bool => "Bool".into(),
        Sort::Bv8 | Sort::Bv16 | Sort::Bv32 | Sort::Bv64 => format!("(_ BitVec {})", sort.width().unwrap_or(0)),
        Sort::F32 => "Float32".into(),
        Sort::F64 => "Float64".into(),
        Sort::Ref => "Ref".into(),
        Sort::Array(element) => format!("(Array (_ BitVec 32) {})", smt_sort(element.sort())),
    }
}

fn smt_constant(value: Const) -> String {
    match value {
        Const::Bool(value) => value.to_string(),
        Const::Bv8(value) => format!("#x{value:02x}"),
        Const::Bv16(value) => format!("#x{value:04x}"),
        Const::Bv32(value) => format!("#x{value:08x}"),
        Const::Bv64(value) => format!("#x{value:016x}"),
        Const::F32(bits) => format!("((_ to_fp 8 24) #x{bits:08x})"),
        Const::F64(bits) => format!("((_ to_fp 11 53) #x{bits:016x})"),
        Const::Ref(0) => "null".into(),
        Const::Ref(id) => format!("@{id}"),
    }
}

fn smt_name(name: &str) -> String {
    let simple = |c: char| c.is_ascii_alphanumeric() || "_.$!-".contains(c);
    if !name.is_empty() && !name.starts_with(|c: char| c.is_ascii_digit()) && name.chars().all(simple) {
        name.into()
    } else {
        // A quoted symbol can hold anything but these two.
        format!("|{}|", name.replace(['|', '\\'], "_"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::ops::Conv;

    #[test]
    fn smt_syntax() {
        let mut t = Terms::new();
        let (x, y) = (t.var("x", Sort::Bv32), t.var("this.y", Sort::Bv32));
        let one = t.int(1);
        let sum = t.int_bin(IntBin::Add, x, one);
        let less = t.cmp(Cmp::Lt, sum, y);
        let shifted = t.int_bin(IntBin::Shl, x, y);
        let eq = t.cmp(Cmp::Ne, shifted, one);
        let index = t.var("a[0]", Sort::Bv16);
        let index = t.sign_extend(Sort::Bv32, index);
        let d = t.convert(Conv::I2D, x);
        for (term, text) in [
            (less, "(bvslt (bvadd x #x00000001) this.y)"),
            (eq, "(not (= (bvshl x (bvand this.y #x0000001f)) #x00000001))"),
            (index, "((_ sign_extend 16) |a[0]|)"),
            (d, "(java.i2d x)"),
        ] {
            assert_eq!(t.to_smt(term), text);
        }
    }

    #[test]
    fn shared_terms_are_named_once() {
        let mut t = Terms::without_simplifier();
        let mut deep = t.var("x", Sort::Bv32);
        for _ in 0..3 {
            deep = t.int_bin(IntBin::Mul, deep, deep);
        }
        assert_eq!(t.to_smt(deep), "(let ((?0 (bvmul x x))) (let ((?1 (bvmul ?0 ?0))) (bvmul ?1 ?1)))");
        for _ in 0..50_000 {
            deep = t.int_bin(IntBin::Mul, deep, deep);
        }
        assert!(t.to_smt(deep).len() < 3_000_000);
    }
}
