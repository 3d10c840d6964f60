//! What texts for a terminal share: text of the program on one line and without tricks, colours, and wrapped lines.

use std::fmt::{Result, Write};

/// Characters of a line, where words allow it.
const WIDTH: usize = 100;
/// Characters of a text of the program.
const LONGEST: usize = 400;

/// The text in a colour or weight, given as the number of an ANSI sequence; as it is where colours are off.
pub fn paint(colour: bool, code: &str, text: &str) -> String {
    if colour { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_string() }
}

/// On one line, without control characters, not too long.
pub fn short(text: &str, most: usize) -> String {
    let mut shown = String::new();
    for (count, c) in text.chars().enumerate() {
        if count == most {
            shown += "...";
            break;
        }
        match c {
            '\n' => shown += "\\n",
            '\r' => shown += "\\r",
            '\t' => shown += "\\t",
            // Also those that reorder what is shown.
            c if c.is_control() || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}') => {
                shown += &format!("\\u{:04x}", u32::from(c));
            }
            c => shown.push(c),
        }
    }
    shown
}

/// The words on lines of at most this width, as far as words allow; at least one line.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut used = 0;
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let length = word.chars().count();
        if let Some(line) = lines.last_mut().filter(|_| used == 0 || used + 1 + length <= width) {
            if used > 0 {
                line.push(' ');
                used += 1;
            }
            line.push_str(word);
            used += length;
        } else {
            lines.push(word.to_string());
            used = length;
        }
    }
    lines
}

/// A number and its noun.
pub fn plural(count: usize, one: &str) -> String {
    if count == 1 { format!("1 {one}") } else { format!("{count} {one}s") }
}

/// A text of paragraphs and headings, in colours or without.
pub struct Out {
    text: String,
    colour: bool,
}

impl Out {
    pub fn new(colour: bool) -> Self {
        Self { text: String::new(), colour }
    }

    pub fn finish(self) -> String {
        self.text
    }

    /// A paragraph: its first line after `first`, the others below that line's text.
    pub fn paragraph(&mut self, first: &str, text: &str) -> Result {
        self.painted(first, text, "")
    }

    /// The same, in a colour or weight.
    pub fn painted(&mut self, first: &str, text: &str, code: &str) -> Result {
        let indent = first.chars().count();
        for (number, line) in wrap(&short(text, LONGEST), WIDTH.saturating_sub(indent)).iter().enumerate() {
            let line = if code.is_empty() { line.clone() } else { paint(self.colour, code, line) };
            if number == 0 {
                writeln!(self.text, "{first}{line}")?;
            } else {
                writeln!(self.text, "{:indent$}{line}", "")?;
            }
        }
        Ok(())
    }

    pub fn heading(&mut self, title: &str, note: &str) -> Result {
        let title = paint(self.colour, "1", title);
        if note.is_empty() { writeln!(self.text, "\n{title}") } else { writeln!(self.text, "\n{title} {note}") }
    }

    /// Lines as they are, below an empty one: a table keeps its columns.
    pub fn lines(&mut self, lines: &[String]) -> Result {
        writeln!(self.text)?;
        lines.iter().try_for_each(|line| writeln!(self.text, "{line}"))
    }

    /// How many of a list were not shown, if any.
    pub fn more(&mut self, indent: usize, all: usize, shown: usize) -> Result {
        if all > shown { writeln!(self.text, "{:indent$}and {} more", "", all - shown) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_of_the_program_cannot_play_tricks() {
        assert_eq!(short("a\nHOLDS b\u{1b}[2J\u{202e}", 100), "a\\nHOLDS b\\u001b[2J\\u202e");
        assert_eq!(short(&"x".repeat(1000), 400).len(), 403);
        assert_eq!(paint(true, "1", "a"), "\x1b[1ma\x1b[0m");
        assert_eq!(paint(false, "1", "a"), "a");
    }

    #[test]
    fn lines_are_wrapped_at_words() {
        assert_eq!(wrap("", 10), [""]);
        assert_eq!(wrap("one two  three", 7), ["one two", "three"]);
        assert_eq!(wrap("incomprehensible to it", 5), ["incomprehensible", "to it"]);
    }
}
