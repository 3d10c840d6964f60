//! What every answer about two versions takes for granted, in the words of the reports.

use crate::world::GRANTED;

/// What is granted in the world, and what is not compared beside time and memory.
pub fn granted() -> Vec<String> {
    let not_compared = [
        "equal texts, boxes, big numbers and other values of the library (dates, UUIDs, Optional) count as the same, whether or not they are one object",
        "numbers that are NaN count as the same, whatever their bits",
        "texts that the JVM and String write into exceptions, stack traces and the capacity of buffers and tables, with the orders that follow from it, are not compared",
        "how often a collection that is passed is asked for its size, its elements or an iterator is not compared",
        "what is added is not taken for something else of its name: what callers import by `import ... *` or `import static`, or a package",
        "the numbers that compilers give to anonymous and local classes and to lambda expressions are not compared",
        "nobody asks which locks a thread holds",
        "there is a standard output, and a stream that a caller puts in its place only takes text, in however many pieces",
    ];
    GRANTED.iter().chain(&not_compared).map(|what| what.to_string()).collect()
}
