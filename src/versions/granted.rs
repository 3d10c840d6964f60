//! What every answer about two versions takes for granted, in the words of the reports.

use crate::world::GRANTED;

/// What is granted in the world, and what is not compared beside time and memory.
pub fn granted() -> Vec<String> {
    let not_compared = [
        "equal texts and boxes count as the same, whether or not they are one object",
        "texts that the JVM itself writes into exceptions, stack traces and the capacity of buffers and tables are not compared",
        "a stream that a caller puts in place of standard output only takes text",
    ];
    GRANTED.iter().chain(&not_compared).map(|what| what.to_string()).collect()
}
