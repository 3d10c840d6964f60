//! Sizes of memory as people write them.

/// `512m` is 512 times 2^20 bytes.
pub fn parse_size(text: &str) -> std::result::Result<u64, String> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit = match text.get(digits.len()..).unwrap_or_default().to_ascii_lowercase().as_str() {
        "" => 1,
        "k" => 1 << 10,
        "m" => 1 << 20,
        "g" => 1u64 << 30,
        _ => return Err("a size is a number with k, m or g, such as 512m".into()),
    };
    let number: u64 = digits.parse().map_err(|_| "a size is a number with k, m or g, such as 512m")?;
    number.checked_mul(unit).ok_or_else(|| "too large".into())
}
