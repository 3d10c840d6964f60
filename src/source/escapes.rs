//! Unicode escapes (JLS 3.3) outside literals, and the way from offsets in a file to lines and columns.
//!
//! The grammar reads `\uXXXX` inside literals only. Elsewhere the escape is replaced before parsing; `Text` remembers
//! the shifts, so that every position reported is one of the file as it was read.

/// The text to be parsed, and where its bytes came from.
pub struct Text {
    pub text: String,
    /// Offsets in `text` from which on the given amount is added, sorted.
    shifts: Vec<(u32, u32)>,
}

impl Text {
    pub fn new(original: &str) -> Self {
        if !original.contains("\\u") {
            return Self { text: original.to_owned(), shifts: Vec::new() };
        }
        let bytes = original.as_bytes();
        let mut text = String::with_capacity(original.len());
        let mut shifts = Vec::new();
        let mut at = 0;
        let mut plain = 0;
        while at < bytes.len() {
            let rest = &original[at..];
            if rest.starts_with("//") {
                at += rest.find('\n').unwrap_or(rest.len());
            } else if let Some(inside) = rest.strip_prefix("/*") {
                at += inside.find("*/").map_or(rest.len(), |end| end + 4);
            } else if rest.starts_with("\"\"\"") {
                at += text_block(rest);
            } else if bytes[at] == b'"' || bytes[at] == b'\'' {
                at += quoted(rest, bytes[at]);
            } else if let Some((length, character)) = escape(rest) {
                text.push_str(&original[plain..at]);
                text.push(character);
                at += length;
                plain = at;
                shifts.push((text.len() as u32, (at - text.len()) as u32));
            } else {
                at += rest.chars().next().map_or(1, char::len_utf8);
            }
        }
        text.push_str(&original[plain..]);
        Self { text, shifts }
    }

    /// The offset in the file of an offset in `text`.
    pub fn original(&self, offset: u32) -> u32 {
        let after = self.shifts.partition_point(|(from, _)| *from <= offset);
        offset + after.checked_sub(1).and_then(|i| self.shifts.get(i)).map_or(0, |(_, shift)| *shift)
    }
}

/// The escape at the start of the text: its length and what it stands for. Surrogates stand for half a character each;
/// a pair is one character.
fn escape(text: &str) -> Option<(usize, char)> {
    let (length, unit) = unit(text)?;
    if let Some(character) = char::from_u32(unit) {
        return Some((length, character));
    }
    let (more, low) = self::unit(&text[length..])?;
    let pair = char::decode_utf16([unit as u16, low as u16]).next()?.ok()?;
    Some((length + more, pair))
}

fn unit(text: &str) -> Option<(usize, u32)> {
    let rest = text.strip_prefix('\\')?;
    let digits = rest.trim_start_matches('u');
    let hex = digits.get(..4).filter(|hex| digits.len() < rest.len() && hex.bytes().all(|b| b.is_ascii_hexdigit()))?;
    Some((text.len() - digits.len() + 4, u32::from_str_radix(hex, 16).ok()?))
}

fn quoted(text: &str, quote: u8) -> usize {
    let bytes = text.as_bytes();
    let mut at = 1;
    while at < bytes.len() && bytes[at] != quote && bytes[at] != b'\n' {
        at += if bytes[at] == b'\\' { 2 } else { 1 };
    }
    let mut end = (at + 1).min(bytes.len());
    while !text.is_char_boundary(end) {
        end += 1;
    }
    end
}

fn text_block(text: &str) -> usize {
    let bytes = text.as_bytes();
    let mut at = 3;
    while at < bytes.len() && !bytes[at..].starts_with(b"\"\"\"") {
        at += if bytes[at] == b'\\' { 2 } else { 1 };
    }
    let mut end = (at + 3).min(bytes.len());
    while !text.is_char_boundary(end) {
        end += 1;
    }
    end
}

/// Where lines start. Terminators are those of Java: `\n`, `\r\n` and `\r`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lines {
    starts: Vec<u32>,
}

impl Lines {
    pub fn new(text: &str) -> Self {
        let bytes = text.as_bytes();
        let mut starts = vec![0];
        for (at, byte) in bytes.iter().enumerate() {
            let ends = *byte == b'\n' || (*byte == b'\r' && bytes.get(at + 1) != Some(&b'\n'));
            if ends {
                starts.push(at as u32 + 1);
            }
        }
        Self { starts }
    }

    /// The line, from 1.
    pub fn line(&self, offset: u32) -> u32 {
        self.starts.partition_point(|start| *start <= offset) as u32
    }

    /// Where the line of the offset starts.
    pub fn start(&self, offset: u32) -> u32 {
        let line = self.line(offset) as usize;
        line.checked_sub(1).and_then(|i| self.starts.get(i)).copied().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_outside_literals_become_characters() {
        let text = Text::new(
            r#"int \u0061b = 1; // \u0041
String s = "\u0041"; char \uuu0063;"#,
        );
        assert_eq!(text.text, "int ab = 1; // \\u0041\nString s = \"\\u0041\"; char c;");
        assert_eq!(text.original(4), 4);
        assert_eq!(text.original(5), 10);
        let end = text.text.len() as u32;
        assert_eq!(text.original(end), end + 5 + 7);
    }

    #[test]
    fn a_pair_of_surrogates_is_one_character() {
        assert_eq!(Text::new(r"\ud835\udc65").text, "\u{1d465}");
        assert_eq!(Text::new(r"a\ud835").text, r"a\ud835");
        assert_eq!(Text::new(r"\u12").text, r"\u12");
    }

    #[test]
    fn quotes_end_where_java_says() {
        assert_eq!(Text::new(r#"'"' \u0061 '\'' \u0062"#).text, r#"'"' a '\'' b"#);
        assert_eq!(Text::new("\"\"\" \" \\\"\"\" \"\"\" \\u0061").text, "\"\"\" \" \\\"\"\" \"\"\" a");
    }

    #[test]
    fn lines_end_at_each_kind_of_terminator() {
        let lines = Lines::new("a\nb\r\nc\rd");
        assert_eq!([0, 1, 2, 5, 7].map(|at| lines.line(at)), [1, 1, 2, 3, 4]);
        assert_eq!(lines.start(6), 5);
    }
}
