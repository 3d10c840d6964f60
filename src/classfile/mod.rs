//! Layer 1: bytes to a class model.
//!
//! `parse` is total: every byte sequence gives a `ClassFile` or a `ParseError` that says what was wrong and where. The
//! file format is read by the crate `noak`; no type of that crate leaves this module, so it can be exchanged.
//!
//! What a `ClassFile` promises to the layers below, so that none of them checks it again:
//! - every pool index that it holds exists and has the kind its place asks for;
//! - every descriptor and every class, field and method name is well formed (JVMS 4.2, 4.3);
//! - code is there exactly for methods that are neither native nor abstract, its handlers and debug tables stay inside
//!   it, and the arguments fit into its locals.
//!
//! `rewrite` makes copies of class files with code inserted, for a real JVM.
//!
//! Deliberately absent: decoding of instructions and verification of code (the program layer's), stack maps in the model
//! (the VM needs none), annotations of types and those not visible at run time.

mod annotations;
mod attributes;
pub mod bytecode;
mod cursor;
pub mod descriptor;
mod error;
mod model;
mod mutf8;
mod parse;
mod pool;
pub mod rewrite;
#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;

pub use annotations::{Annotation, ElementValue};
pub use error::ParseError;
pub use model::{
    BootstrapMethod, ClassFile, Code, EnclosingMethod, FieldInfo, Handler, InnerClass, LineEntry, LocalVar, MethodInfo,
    RecordComponent, access,
};
pub use parse::{NEWEST_READABLE, NEWEST_SUPPORTED, OLDEST_READABLE, parse, supertypes};
pub use pool::{Constant, ConstantPool, MemberRef};
