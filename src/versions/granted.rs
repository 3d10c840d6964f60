//! What every answer for all inputs takes for granted, in the words of the reports.

/// What a reasonable reader grants unasked. It stands in the scope of every EQUIVALENT.
pub fn granted() -> Vec<String> {
    [
        "classes keep the contracts of the library types that they implement",
        "callers use no reflection",
        "no heap pollution: unchecked casts do not fail later",
        "one thread",
        "no machine errors, such as a full memory or stack",
    ]
    .map(str::to_string)
    .to_vec()
}

/// What is not compared, beside time and memory.
pub fn not_compared() -> Vec<String> {
    vec!["equal texts and boxes count as the same, whether or not they are one object".to_string()]
}
