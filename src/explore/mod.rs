//! Layer 6: drivers that run states.

pub mod concrete;
mod main_class;

#[cfg(test)]
mod hand_made;
