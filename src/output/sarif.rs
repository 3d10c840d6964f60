//! What logs of SARIF 2.1.0 share: the envelope around rules and results, and places as URIs.

use serde_json::{Value, json};

use super::{located, pretty};

/// What places are relative to.
const BASE: &str = "SRCROOT";

/// The parts of a log with one run.
pub struct Log<'l> {
    /// Name and version.
    pub tool: &'l str,
    pub rules: Vec<Value>,
    /// What the run has to say about itself.
    pub notifications: Vec<String>,
    /// The folder with the sources, as the user gave it.
    pub source: Option<&'l str>,
    pub results: Vec<Value>,
    pub properties: Value,
}

impl Log<'_> {
    pub fn write(self) -> String {
        let (name, version) = self.tool.split_once(' ').unwrap_or((self.tool, ""));
        let mut driver = json!({ "name": name, "rules": self.rules });
        if !version.is_empty() {
            driver["version"] = json!(version);
        }
        let notify = |text: &String| json!({ "level": "warning", "message": { "text": text } });
        pretty(&json!({
            "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
            "version": "2.1.0",
            "runs": [{
                "tool": { "driver": driver },
                "invocations": [{
                    "executionSuccessful": true,
                    "toolExecutionNotifications": self.notifications.iter().map(notify).collect::<Vec<_>>(),
                }],
                "columnKind": "unicodeCodePoints",
                "originalUriBaseIds": { BASE: base(self.source) },
                "results": self.results,
                "properties": self.properties,
            }],
        }))
    }
}

/// A source file as SARIF's `artifactLocation`.
pub fn artifact(source: Option<&str>, path: &str) -> Value {
    let path = match absolute(source) {
        Some(_) => path.to_string(),
        None => located(source, path),
    };
    json!({ "uri": encode(&path), "uriBaseId": BASE })
}

/// A relative folder cannot stand here: places then go on from where the program was started.
fn base(source: Option<&str>) -> Value {
    match absolute(source) {
        Some(folder) => json!({ "uri": format!("file://{}/", encode(&folder).replace("%3A", ":")) }),
        None => json!({ "description": { "text": "The folder in which the program was started." } }),
    }
}

/// With slashes and one in front, also before a drive.
fn absolute(source: Option<&str>) -> Option<String> {
    let folder = source?.replace('\\', "/");
    let folder = folder.trim_end_matches('/');
    if folder.as_bytes().get(1) == Some(&b':') {
        return Some(format!("/{folder}"));
    }
    folder.starts_with('/').then(|| folder.to_string())
}

/// A path as a URI: what is neither a letter, a digit nor one of `-._~/` is spelled by its bytes.
fn encode(path: &str) -> String {
    let mut uri = String::with_capacity(path.len());
    for byte in path.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte) {
            uri.push(char::from(byte));
        } else {
            uri += &format!("%{byte:02X}");
        }
    }
    uri
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_become_uris() {
        assert_eq!(encode("a b/Ä<$1>.java"), "a%20b/%C3%84%3C%241%3E.java");
    }
}
