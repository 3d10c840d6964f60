//! What the tests of reports share: a page is well formed and loads nothing; the fields of a report are documented.

use serde_json::Value;

const DATA: &str = r#"<script type="application/json" id="data">"#;

/// The page without the data in it, and the data.
pub fn parts(page: &str) -> (String, String) {
    let (before, rest) = page.split_once(DATA).unwrap();
    let (data, after) = rest.split_once("</script>").unwrap();
    (format!("{before}{DATA}</script>{after}"), data.to_string())
}

/// The page without its data loads nothing, holds no text of the program and is well formed.
pub fn assert_harmless(page: &str) {
    for load in ["http:", "https:", " src=", "<link", "url(", "@import", "<script>alert", "{{"] {
        assert!(!page.contains(load), "{load} in the page");
    }
    assert_balanced(page);
}

/// Every element is closed in the right order.
fn assert_balanced(page: &str) {
    const VOID: [&str; 3] = ["meta", "input", "br"];
    let mut open: Vec<String> = Vec::new();
    let mut rest = page;
    while let Some((_, after)) = rest.split_once('<') {
        let (tag, after) = after.split_once('>').unwrap();
        rest = after;
        let name: String = tag.trim_start_matches('/').chars().take_while(char::is_ascii_alphanumeric).collect();
        if tag.starts_with('!') || tag.ends_with('/') || VOID.contains(&name.as_str()) {
            continue;
        }
        if tag.starts_with('/') {
            assert_eq!(open.pop().as_deref(), Some(name.as_str()), "<{tag}>");
            continue;
        }
        if name == "script" || name == "style" {
            let (_, after) = rest.split_once(&format!("</{name}>")).unwrap();
            rest = after;
            continue;
        }
        open.push(name);
    }
    assert_eq!(open, Vec::<String>::new());
}

/// The names of all fields of a report, each once.
pub fn field_names(report: &impl serde::Serialize) -> Vec<String> {
    fn collect(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Object(map) => map.iter().for_each(|(name, value)| {
                found.push(name.clone());
                collect(value, found);
            }),
            Value::Array(values) => values.iter().for_each(|value| collect(value, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    collect(&serde_json::to_value(report).unwrap(), &mut found);
    found.sort();
    found.dedup();
    found
}
