//! The formats: what they look like, and that XML comes back as it went.

use super::*;
use crate::analysis::decisions::{
    ClassDecisions, DecisionId, MappedCondition, MappedDecision, Origin, Point, Role, Unmapped, number,
};
use crate::source::tree::{Strict, Tree};

fn c(number: u16) -> Box<Tree> {
    Box::new(Tree::Condition(number))
}

fn decision(text: &str, tree: Tree, conditions: &[(&str, Point)]) -> MappedDecision {
    MappedDecision {
        class: "shop/Till".into(),
        method: "total".into(),
        descriptor: "(I[Ljava/lang/String;)Z".into(),
        origin: Origin::Source,
        role: Role::Control,
        line: 12,
        text: text.into(),
        tree,
        conditions: conditions
            .iter()
            .map(|(text, point)| MappedCondition { text: (*text).into(), line: 12, column: 9, points: vec![*point] })
            .collect(),
        id: DecisionId::default(),
    }
}

fn report() -> Report {
    let branch = |pc, taken_means| Point::Branch { pc, taken_means };
    let value = |pc, depth| Point::Value { pc, depth, nonzero_means: true };
    let first = decision(
        "a && (b\n  || a)",
        Tree::And(c(0), Box::new(Tree::Or(c(1), c(2)))),
        &[("a", branch(4, false)), ("b", branch(9, true)), ("a", branch(14, false))],
    );
    let mut second = decision(
        "s.equals(\"<&\t>\") & f() ? x : !true",
        Tree::Ternary(
            Box::new(Tree::Strict(Strict::And, c(0), c(1))),
            c(2),
            Box::new(Tree::Not(Box::new(Tree::Constant(true)))),
        ),
        &[("s.equals(\"<&\t>\")", value(20, 1)), ("f()", value(20, 0)), ("x", branch(25, true))],
    );
    (second.origin, second.role) = (Origin::Bytecode, Role::Value);
    let unmapped = Unmapped {
        class: "shop/Till".into(),
        method: "total".into(),
        descriptor: "()V".into(),
        line: 40,
        text: "x > \"1\"".into(),
        reason: "two branches were expected & three found".into(),
    };
    let mut decisions = vec![first, second];
    number(&mut decisions);
    let found = ClassDecisions { decisions, unmapped: vec![unmapped], ..ClassDecisions::default() };
    let code = CodeObjectives { branches: 6, statements: 20 };
    let class = ClassReport { name: "shop/Till".into(), found, code };
    Report { classes: vec![class], warnings: vec!["a.jar: <odd>".into()] }
}

fn written(write: impl Fn(&Report, &mut dyn std::io::Write) -> std::io::Result<()>, report: &Report) -> String {
    let mut bytes = Vec::new();
    write(report, &mut bytes).unwrap();
    String::from_utf8(bytes).unwrap()
}

#[test]
fn xml_comes_back() {
    let report = report();
    let xml = written(xml::write, &report);
    assert_eq!(read_xml::read(&xml).unwrap(), report, "{xml}");
    assert_eq!(written(xml::write, &read_xml::read(&xml).unwrap()), xml);
    let empty = Report::default();
    assert_eq!(read_xml::read(&written(xml::write, &empty)).unwrap(), empty);
}

#[test]
fn deep_and_wide_trees_come_back() {
    let many = 1000;
    let chain = (1..many).fold(Tree::Condition(0), |tree, n| Tree::And(Box::new(tree), c(n)));
    let nested = (1..many).fold(Tree::Condition(0), |tree, n| match n % 3 {
        0 => Tree::And(Box::new(tree), c(n)),
        1 => Tree::Or(Box::new(tree), c(n)),
        _ => Tree::Strict(Strict::Xor, Box::new(tree), c(n)),
    });
    for tree in [chain, nested] {
        let conditions: Vec<(&str, Point)> =
            (0..many).map(|n| ("x", Point::Branch { pc: n.into(), taken_means: true })).collect();
        let mut decisions = vec![decision("much", tree, &conditions)];
        number(&mut decisions);
        let found = ClassDecisions { decisions, ..ClassDecisions::default() };
        let code = CodeObjectives::default();
        let class = ClassReport { name: "shop/Till".into(), found, code };
        let report = Report { classes: vec![class], warnings: Vec::new() };
        assert_eq!(read_xml::read(&written(xml::write, &report)).unwrap(), report);
        let text = written(json::write, &report);
        // This reader of JSON has a limit to nesting; trees beyond it are for others.
        if !text.contains("\"xor\"") {
            let json: serde_json::Value = serde_json::from_str(&text).unwrap();
            assert_eq!(json["classes"][0]["decisions"][0]["tree"]["and"].as_array().unwrap().len(), 1000);
        }
    }
}

#[test]
fn json_says_what_xml_says() {
    let report = report();
    let json: serde_json::Value = serde_json::from_str(&written(json::write, &report)).unwrap();
    assert_eq!((json["schema"].as_str(), json["version"].as_u64()), (Some(SCHEMA), Some(1)));
    let class = &json["classes"][0];
    assert_eq!(class["class"], "shop.Till");
    assert_eq!((class["branches"].as_u64(), class["statements"].as_u64()), (Some(6), Some(20)));
    assert_eq!(class["unmapped"][0]["line"], 40);
    let first = &class["decisions"][0];
    assert_eq!(first["tree"], serde_json::json!({"and": [0, {"or": [1, 2]}]}));
    assert_eq!(first["expression"], "c0 && (c1 || c2)");
    let points = serde_json::json!([{"kind": "branch", "pc": 4, "taken_means": false}]);
    assert_eq!(first["conditions"][0]["points"], points);
    assert_eq!(first["table"]["conditions"][2]["false"], serde_json::json!({"masks": [0], "outcome": false}));
    assert_eq!(first["table"]["conditions"][1]["false"], serde_json::json!({"masks": [], "next": 2}));
    assert_eq!(first["table"]["rows_true"], "2");
    assert_eq!(first["coupled"], serde_json::json!([{"conditions": [0, 2], "may_differ": false}]));
    assert_eq!(first["obligations"].as_array().unwrap().len(), 6);
    let second = &class["decisions"][1];
    let tree = serde_json::json!({"choice": [{"strict-and": [0, 1]}, 2, {"not": [true]}]});
    assert_eq!(second["tree"], tree);
    let left = serde_json::json!({"masks": [1], "left_of": 0, "value": false, "next": 1});
    assert_eq!(second["table"]["conditions"][0]["false"], left);
    let operator = &second["table"]["operators"][0];
    assert_eq!((operator["kind"].as_str(), operator["true"]["next"].as_u64()), (Some("strict-and"), Some(2)));
}

#[test]
fn text_for_readers() {
    let text = written(text::write, &report());
    let id = report().classes[0].found.decisions[0].id;
    let head = format!(
        "shop.Till.total(int, java.lang.String[])\n  line 12: a && (b || a)\n    control decision {id}: c0 && (c1 || c2)\n"
    );
    assert!(text.starts_with(&head), "{text}");
    for part in
        ["masks c0, outcome false", "coupled, the same text: c0 c2", "not mapped: two", "from bytecode: c0 & c1"]
    {
        assert!(text.contains(part), "{part}\n{text}");
    }
    assert!(text.lines().all(|line| line.trim_end() == line));
}

#[test]
fn what_is_wrong_is_said_with_its_line() {
    let good = written(xml::write, &report());
    let check = |from: &str, to: &str, expected: &str| {
        let changed = good.replacen(from, to, 1);
        assert_ne!(changed, good, "{from} is not in\n{good}");
        let error = read_xml::read(&changed).err().unwrap_or_default();
        assert!(error.starts_with("line ") && error.contains(expected), "{from} to {to}: {error}");
    };
    check("<decisions ", "<decision ", "not well-formed");
    check("version=\"1\">", "version=\"9\">", "version 9");
    check(SCHEMA, "other", "the schema is other");
    check("<tree>", "<tre>", "not well-formed");
    check("<tree><and>", "<tree/><tree><and>", "<tree> holds 0 elements");
    check("<leaf condition=\"0\"/>", "", "holds 1 elements, not two or more");
    check("<leaf condition=\"0\"/>", "<leaf condition=\"7\"/>", "condition 7 stands where condition 0 is due");
    check("<leaf condition=\"0\"/>", "<leef condition=\"0\"/>", "<leef> does not belong into <tree>");
    check("<leaf condition=\"0\"/>", "<leaf condition=\"x\"/>", "is no such number");
    check("<condition index=\"1\"", "<condition index=\"2\"", "condition 2 stands where condition 1 is due");
    check("origin=\"source\"", "origin=\"rumour\"", "is not source or bytecode");
    check("taken-means=\"false\"", "", "lacks the attribute taken-means");
    check("<class ", "text <class ", "text where only elements belong");
    check("<decisions ", "<!DOCTYPE x><decisions ", "document type");
    check("</decisions>", "</decisions><more/>", "a second root");
    check("</decisions>", "", "is not closed");
    assert!(read_xml::read("").is_err());
    let deep = format!("<decisions version=\"1\">{}", "<class name=\"a\">".repeat(20_000));
    assert!(read_xml::read(&deep).is_err_and(|error| error.contains("nested deeper")));
    let nots = format!("{}<leaf condition=\"0\"/>{}", "<not>".repeat(9000), "</not>".repeat(9000));
    let inside = format!("<tree>{nots}</tree><condition index=\"0\" text=\"x\"/>");
    let attributes = "method=\"m\" descriptor=\"()V\" origin=\"source\" role=\"value\" text=\"x\"";
    let document = format!("<class name=\"a\"><decision {attributes}>{inside}</decision></class>");
    let deep = read_xml::read(&format!("<decisions version=\"1\">{document}</decisions>")).unwrap();
    let json: serde_json::Value = serde_json::from_str(&written(json::write, &deep)).unwrap();
    assert!(json["classes"][0]["decisions"][0]["tree"].is_null());
}

#[test]
fn damaged_files_are_refused_or_read() {
    let good = written(xml::write, &report());
    let mut random = 99u64;
    let mut next = |below: usize| {
        random = random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (random >> 33) as usize % below
    };
    for _ in 0..3000 {
        let mut bytes = good.clone().into_bytes();
        let at = next(bytes.len());
        match next(3) {
            0 => bytes[at] = next(128) as u8,
            1 => bytes.truncate(at),
            _ => _ = bytes.splice(at..(at + next(40)).min(good.len()), good.bytes().skip(next(good.len())).take(20)),
        }
        if let Err(error) = read_xml::read(&String::from_utf8_lossy(&bytes)) {
            assert!(!error.is_empty());
        }
    }
}
