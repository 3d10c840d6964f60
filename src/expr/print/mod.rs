//! Terms as text: for solvers and debugging (`smt`), for reports (`java`).
//!
//! Both printers work off a stack of pieces, not by recursion, so a deep term prints like any other.

mod java;
mod smt;

use std::borrow::Cow;

type Text = Cow<'static, str>;
