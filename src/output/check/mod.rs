//! Writers of [`crate::explore::report::CheckReport`]: text for people, JSON for machines (docs/check-schema.md).

pub mod json;
pub mod text;
