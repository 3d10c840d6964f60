//! What the tests need to know of Markdown: fenced blocks, headings, links and inline code, each with its line.
//!
//! Only what our documents use; anything else that could hide an example (indented code, a fence that is not at the start of
//! its line or is not closed) is an error.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

pub struct Block {
    /// Of the opening fence, from 1.
    pub line: usize,
    pub info: String,
    pub text: Vec<String>,
}

impl Block {
    pub fn language(&self) -> &str {
        self.info.split_whitespace().next().unwrap_or_default()
    }

    /// What follows the language.
    pub fn rest(&self) -> &str {
        self.info.split_once(char::is_whitespace).map_or("", |(_, rest)| rest.trim())
    }
}

pub struct Document {
    /// Relative to the repository.
    pub path: PathBuf,
    pub blocks: Vec<Block>,
    /// Lines outside of blocks.
    pub prose: Vec<(usize, String)>,
}

impl Document {
    pub fn read(root: &Path, path: &Path) -> Result<Self, String> {
        let text = fs::read_to_string(root.join(path)).map_err(|error| format!("{}: {error}", path.display()))?;
        Self::parse(path, &text)
    }

    pub fn parse(path: &Path, text: &str) -> Result<Self, String> {
        let mut document = Self { path: path.to_path_buf(), blocks: Vec::new(), prose: Vec::new() };
        let mut open: Option<Block> = None;
        for (number, line) in text.lines().enumerate().map(|(i, line)| (i + 1, line)) {
            let wrong = |what: &str| Err(format!("{}:{number}: {what}", path.display()));
            match (&mut open, line.strip_prefix("```")) {
                (Some(_), Some("")) => document.blocks.extend(open.take()),
                (Some(block), _) => block.text.push(line.to_string()),
                (None, Some("")) => return wrong("a block without a language"),
                (None, Some(info)) => {
                    open = Some(Block { line: number, info: info.trim().to_string(), text: Vec::new() });
                }
                (None, None) if line.starts_with("    ") => return wrong("indented code; use a fence with a language"),
                (None, None) if line.trim_start().starts_with("```") => return wrong("a fence inside a line"),
                (None, None) => document.prose.push((number, line.to_string())),
            }
        }
        match open {
            Some(block) => Err(format!("{}:{}: a block without an end", path.display(), block.line)),
            None => Ok(document),
        }
    }

    pub fn place(&self, line: usize) -> String {
        format!("{}:{line}", self.path.display())
    }

    /// The anchors of the headings, as GitHub makes them.
    pub fn anchors(&self) -> BTreeSet<String> {
        let headings = self.prose.iter().filter(|(_, line)| line.starts_with('#'));
        headings.map(|(_, line)| slug(line.trim_start_matches('#').trim())).collect()
    }

    /// The targets of links.
    pub fn links(&self) -> Vec<(usize, String)> {
        let mut found = Vec::new();
        for (number, line) in &self.prose {
            let mut rest = without_code(line);
            while let Some((_, after)) = rest.split_once("](") {
                let Some((target, tail)) = after.split_once(')') else { break };
                found.push((*number, target.to_string()));
                rest = tail.to_string();
            }
        }
        found
    }

    /// What stands between backquotes, in lines outside of blocks.
    pub fn inline_code(&self) -> Vec<(usize, String)> {
        let mut found = Vec::new();
        for (number, line) in &self.prose {
            found.extend(line.split('`').skip(1).step_by(2).map(|code| (*number, code.to_string())));
        }
        found
    }
}

fn without_code(line: &str) -> String {
    // Link texts may be code, so only the code itself goes.
    line.split('`').step_by(2).collect()
}

fn slug(heading: &str) -> String {
    let kept = heading.to_lowercase();
    let kept = kept.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}

#[test]
fn blocks_links_and_anchors() {
    let text = "# A `b` (c)\n[`x](y)`](z.md#a-b-c) [u](v)\n```toml a b\nk = 1\n```\n";
    let document = Document::parse(Path::new("x.md"), text).unwrap();
    assert_eq!(document.anchors(), BTreeSet::from(["a-b-c".to_string()]));
    assert_eq!(document.links(), [(2, "z.md#a-b-c".to_string()), (2, "v".to_string())]);
    let [block] = &document.blocks[..] else { panic!("one block") };
    assert_eq!((block.line, block.language(), block.rest(), block.text.len()), (3, "toml", "a b", 1));
    for bad in ["```\nx\n```\n", "```toml\nx\n", "    code\n", " ```toml\n"] {
        assert!(Document::parse(Path::new("x.md"), bad).is_err(), "{bad}");
    }
}
