//! The comma-separated values of `@CsvSource`, as JUnit reads them: quotes of one kind, doubled inside; white space around
//! what is not quoted does not count; nothing at all is null, and an empty quoted text is empty.

/// How values are written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Style {
    pub delimiter: String,
    pub quote: char,
    pub trim: bool,
    /// What an empty quoted text means.
    pub empty: String,
    /// Texts that mean null.
    pub nulls: Vec<String>,
    /// Lines that start with `#` are left out, and a record ends with its line.
    pub block: bool,
}

/// The records of a text; a text that is no block is one record.
pub fn parse(text: &str, style: &Style) -> Result<Vec<Vec<Option<String>>>, String> {
    let chars: Vec<char> = text.chars().filter(|c| *c != '\r').collect();
    let delimiter: Vec<char> = style.delimiter.chars().collect();
    if delimiter.is_empty() {
        return Err("an empty delimiter".into());
    }
    let mut reader = Reader { chars: &chars, at: 0, delimiter: &delimiter, style };
    let mut records = Vec::new();
    while reader.at < chars.len() || (records.is_empty() && !style.block) {
        if style.block && reader.skips_line() {
            continue;
        }
        records.push(reader.record()?);
    }
    Ok(records)
}

struct Reader<'a> {
    chars: &'a [char],
    at: usize,
    delimiter: &'a [char],
    style: &'a Style,
}

impl Reader<'_> {
    /// An empty line or a comment.
    fn skips_line(&mut self) -> bool {
        let line: Vec<char> = self.chars[self.at..].iter().copied().take_while(|c| *c != '\n').collect();
        let first = line.iter().find(|c| !c.is_whitespace());
        let skips = first.is_none_or(|c| *c == '#');
        if skips {
            self.at += line.len() + 1;
        }
        skips
    }

    fn ends(&self) -> bool {
        self.at >= self.chars.len() || (self.style.block && self.chars[self.at] == '\n')
    }

    fn delimits(&self) -> bool {
        self.chars[self.at.min(self.chars.len())..].starts_with(self.delimiter)
    }

    fn skip_space(&mut self) {
        while !self.ends() && !self.delimits() && self.chars[self.at].is_whitespace() {
            self.at += 1;
        }
    }

    fn record(&mut self) -> Result<Vec<Option<String>>, String> {
        let mut values = Vec::new();
        loop {
            values.push(self.value()?);
            if self.ends() {
                self.at += 1;
                return Ok(values);
            }
            self.at += self.delimiter.len();
        }
    }

    fn value(&mut self) -> Result<Option<String>, String> {
        let start = self.at;
        self.skip_space();
        let quoted = !self.ends() && self.chars[self.at] == self.style.quote && (self.style.trim || start == self.at);
        let text = if quoted {
            let text = self.quoted()?;
            Some(if text.is_empty() { self.style.empty.clone() } else { text })
        } else {
            self.at = start;
            while !self.ends() && !self.delimits() {
                self.at += 1;
            }
            let text: String = self.chars[start..self.at].iter().collect();
            let text = if self.style.trim { text.trim().to_string() } else { text };
            (!text.is_empty()).then_some(text)
        };
        Ok(text.filter(|text| !self.style.nulls.contains(text)))
    }

    fn quoted(&mut self) -> Result<String, String> {
        let quote = self.style.quote;
        self.at += 1;
        let mut text = String::new();
        loop {
            match self.chars.get(self.at) {
                None => return Err("a quoted text without its end".into()),
                Some(c) if *c == quote && self.chars.get(self.at + 1) == Some(&quote) => {
                    text.push(quote);
                    self.at += 2;
                }
                Some(c) if *c == quote => {
                    self.at += 1;
                    break;
                }
                Some(c) => {
                    text.push(*c);
                    self.at += 1;
                }
            }
        }
        self.skip_space();
        if self.ends() || self.delimits() { Ok(text) } else { Err("text after a quoted one".into()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn style() -> Style {
        Style { delimiter: ",".into(), quote: '\'', trim: true, empty: String::new(), nulls: Vec::new(), block: false }
    }

    fn check(text: &str, style: &Style, expected: &[&[Option<&str>]]) {
        let expected: Vec<Vec<Option<String>>> =
            expected.iter().map(|row| row.iter().map(|v| v.map(str::to_string)).collect()).collect();
        assert_eq!(parse(text, style), Ok(expected), "{text}");
    }

    #[test]
    fn one_record() {
        let plain = style();
        check("apple, banana", &plain, &[&[Some("apple"), Some("banana")]]);
        check("apple, 'lemon, lime'", &plain, &[&[Some("apple"), Some("lemon, lime")]]);
        check("apple, ''", &plain, &[&[Some("apple"), Some("")]]);
        check("apple, ", &plain, &[&[Some("apple"), None]]);
        check("", &plain, &[&[None]]);
        check("it''s, 'it''s' , x'y", &plain, &[&[Some("it''s"), Some("it's"), Some("x'y")]]);
        check("apple, banana", &Style { trim: false, ..plain.clone() }, &[&[Some("apple"), Some(" banana")]]);
        check("NIL, 'NIL', n", &Style { nulls: vec!["NIL".into()], ..plain.clone() }, &[&[None, None, Some("n")]]);
        check("a->b, c", &Style { delimiter: "->".into(), ..plain.clone() }, &[&[Some("a"), Some("b, c")]]);
        check("a\tb", &Style { delimiter: "\t".into(), ..plain.clone() }, &[&[Some("a"), Some("b")]]);
        assert!(parse("'a", &plain).is_err() && parse("'a' b", &plain).is_err());
        assert!(parse("a", &Style { delimiter: String::new(), ..plain }).is_err());
    }

    #[test]
    fn a_block() {
        let block = Style { block: true, ..style() };
        let text = "# name, size\na, 1\n\n  # more\n'b\nc', 2\n d ,\n";
        check(text, &block, &[&[Some("a"), Some("1")], &[Some("b\nc"), Some("2")], &[Some("d"), None]]);
        check("", &block, &[]);
    }
}
