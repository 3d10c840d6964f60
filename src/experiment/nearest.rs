//! Which known word a mistyped one may have been meant to be.

/// The known word that takes the fewest changes, if these are few for its length.
pub fn nearest<'k>(word: &str, known: impl IntoIterator<Item = &'k str>) -> Option<&'k str> {
    let plain = |text: &str| text.to_lowercase().replace(['_', ' '], "-");
    let word = plain(word);
    let judged = known.into_iter().map(|candidate| (distance(&word, &plain(candidate)), candidate));
    let (changes, found) = judged.min_by_key(|(changes, _)| *changes)?;
    // A third of the longer word, or the begin of it: `covering` for `cover`.
    let prefix = word.len() >= 3 && plain(found).starts_with(&word);
    let length = word.chars().count().max(found.chars().count());
    (prefix || changes <= length / 3).then_some(found)
}

/// `; did you mean 'x'?` or, where nothing is near, all known words.
pub fn advice(word: &str, known: &[&str]) -> String {
    match nearest(word, known.iter().copied()) {
        Some(found) => format!("; did you mean '{found}'?"),
        None => format!("; known: {}", known.join(", ")),
    }
}

/// Letters that are put in, left out or replaced, and neighbours that change places.
fn distance(a: &str, b: &str) -> usize {
    // Nobody's mistake is longer, and the effort is the product of the lengths.
    const MOST: usize = 100;
    let a: Vec<char> = a.chars().take(MOST).collect();
    let b: Vec<char> = b.chars().take(MOST).collect();
    let mut rows = vec![vec![0usize; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            rows[i][j] = match (i, j) {
                (0, j) => j,
                (i, 0) => i,
                (i, j) => {
                    let replaced = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
                    let mut least = replaced.min(rows[i - 1][j] + 1).min(rows[i][j - 1] + 1);
                    if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                        least = least.min(rows[i - 2][j - 2] + 1);
                    }
                    least
                }
            };
        }
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_meant() {
        let known = ["strategies", "steps-per-path", "steps", "seeds", "random", "dfs"];
        for (word, expected) in [
            ("strategy", Some("strategies")),
            ("steps_per_path", Some("steps-per-path")),
            ("radnom", Some("random")),
            ("Seeds", Some("seeds")),
            ("colour", None),
            ("", None),
        ] {
            assert_eq!(nearest(word, known), expected, "{word}");
        }
        assert_eq!(advice("x", &["a-b", "c-d"]), "; known: a-b, c-d");
        assert_eq!(distance(&"x".repeat(5000), "y"), 100);
    }
}
