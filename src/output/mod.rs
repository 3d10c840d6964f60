//! Layer 9: reports.
//!
//! Plain data to text, JSON and XML. Writers take an [`std::io::Write`] or give a text and print nothing themselves; a
//! failed write is the caller's to judge. What several reports share is here, in [`page`], [`sarif`] and [`terminal`].

pub mod bench;
pub mod check;
pub mod decisions;
pub mod diff;
mod page;
pub mod run;
mod sarif;
pub mod terminal;

/// Where a source file is, seen from where the program was started: below the source folder if one was given.
fn located(source: Option<&str>, path: &str) -> String {
    match source.map(|folder| folder.trim_end_matches(['/', '\\']).replace('\\', "/")) {
        Some(folder) if folder == "." => path.to_string(),
        Some(folder) => format!("{}/{path}", folder.strip_prefix("./").unwrap_or(&folder)),
        None => path.to_string(),
    }
}

/// As JSON with line ends.
fn pretty<T: serde::Serialize>(value: &T) -> String {
    // Cannot fail: reports are plain data with keys that are strings.
    let mut text = serde_json::to_string_pretty(value).unwrap_or_default();
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_source_is_below_its_folder() {
        let at = |source: Option<&str>| located(source, "p/A.java");
        assert_eq!(at(None), "p/A.java");
        assert_eq!(at(Some(".")), "p/A.java");
        assert_eq!(at(Some("./src/")), "src/p/A.java");
        assert_eq!(at(Some("src\\main")), "src/main/p/A.java");
    }
}
