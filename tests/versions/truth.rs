//! What the pairs say about themselves is true on the real JVM, without Obligato: on the witness the versions differ, in
//! the way that is stated; versions that are called equivalent agree on some hundreds of inputs. The driver is Java code
//! in `truth`; it loads both versions beside each other and compares what they return, throw, change and print.

use super::pairs::{self, Compiled};
use crate::support::JdkHome;

/// With fewer inputs, or with hardly any difference in what they do, a pair is not tried.
const FEWEST_INPUTS: u32 = 40;
const FEWEST_OUTCOMES: u32 = 2;

/// What is wrong with `pair.txt` of these pairs.
pub fn faults(jdk: &JdkHome, compiled: &Compiled, chosen: &[pairs::Pair]) -> Vec<String> {
    let seen = compiled.truth(jdk, chosen);
    assert_eq!(seen.len(), chosen.len(), "{seen:?}");
    let mut wrong = Vec::new();
    for (pair, seen) in chosen.iter().zip(&seen) {
        let [name, what, detail] = seen.as_slice() else { panic!("{seen:?}") };
        assert_eq!(*name, pair.name);
        let numbers: Vec<u32> = detail.split(' ').filter_map(|n| n.parse().ok()).collect();
        let enough = matches!(numbers[..], [inputs, seen] if inputs >= FEWEST_INPUTS && seen >= FEWEST_OUTCOMES);
        let fits = match pair.get("differs") {
            Some(kind) => what == kind,
            None => what == "same" && enough,
        };
        if !fits {
            let stated = pair.get("differs").unwrap_or("the same");
            wrong.push(format!("{name}: stated {stated}, the JVM says {what}: {detail}"));
        }
        if std::env::var_os("OBLIGATO_SHOW").is_some() {
            println!("{name}: {what}: {detail}");
        }
    }
    wrong
}
