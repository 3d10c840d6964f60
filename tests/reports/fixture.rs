//! A report as a run could give it: a small class with the decisions that are hard to show, and a large one.
use obligato::coverage::report::*;

const SOURCE: &str = include_str!("AltitudeSwitch.java");
const CLASS: &str = "com.acme.avionics.AltitudeSwitch";

/// A formula over conditions.
enum F {
    C(usize),
    Not(Box<F>),
    And(Box<F>, Box<F>),
    Or(Box<F>, Box<F>),
    Xor(Box<F>, Box<F>),
}

use F::C;

fn and(a: F, b: F) -> F {
    F::And(Box::new(a), Box::new(b))
}

fn or(a: F, b: F) -> F {
    F::Or(Box::new(a), Box::new(b))
}

impl F {
    /// The outcome and the conditions that it depends on; marks what is evaluated.
    fn evaluate(&self, values: &[bool], row: &mut [u8]) -> (bool, Vec<usize>) {
        let (unit, left, right) = match self {
            C(condition) => {
                row[*condition] = if values[*condition] { b'T' } else { b'F' };
                return (values[*condition], vec![*condition]);
            }
            F::Not(inner) => {
                let (value, shows) = inner.evaluate(values, row);
                return (!value, shows);
            }
            F::Xor(left, right) => {
                let (a, mut shows) = left.evaluate(values, row);
                let (b, more) = right.evaluate(values, row);
                shows.extend(more);
                return (a ^ b, shows);
            }
            F::And(left, right) => (true, left, right),
            F::Or(left, right) => (false, left, right),
        };
        let (value, mut shows) = left.evaluate(values, row);
        if value != unit {
            return (value, shows);
        }
        let (value, more) = right.evaluate(values, row);
        if value != unit {
            return (value, more);
        }
        shows.extend(more);
        (value, shows)
    }
}

/// `A` to `Z`, `AA` and so on.
fn letter(number: usize) -> String {
    let last = char::from(b'A' + (number % 26) as u8);
    if number < 26 { last.to_string() } else { format!("{}{last}", letter(number / 26 - 1)) }
}

/// Line and column of a text, the first after `from`.
fn find(text: &str, from: usize) -> (u32, u32) {
    let at = from + SOURCE[from..].find(text).unwrap_or_else(|| panic!("{text} is not in the source"));
    let line = SOURCE[..at].matches('\n').count() as u32 + 1;
    let start = SOURCE[..at].rfind('\n').map_or(0, |newline| newline + 1);
    (line, SOURCE[start..at].chars().count() as u32 + 1)
}

pub struct Builder {
    pub report: RunReport,
}

impl Builder {
    /// A decision of the class with one row for each vector, shown by the tests of the same place.
    fn decision(
        &mut self,
        method: &str,
        text: &str,
        conditions: &[&str],
        shape: (&str, &F),
        rows: &[(&str, &[usize])],
    ) {
        let from = SOURCE.find(text).unwrap_or(0);
        let (line, _) = if SOURCE.contains(text) { find(text, 0) } else { (12, 0) };
        let (formula, tree) = shape;
        let number = self.report.decisions.len();
        let in_source = SOURCE.contains(text);
        let mut decision = DecisionReport {
            id: format!("{:016x}", 0x5bd1_e995_u64.wrapping_mul(0x1000_0193).wrapping_mul(number as u64 + 3)),
            class: if in_source { CLASS.to_string() } else { "com.acme.avionics.Filter".to_string() },
            method: method.to_string(),
            descriptor: "(I)Z".to_string(),
            file: Some(usize::from(!in_source)),
            line,
            text: text.split_whitespace().collect::<Vec<_>>().join(" "),
            formula: formula.to_string(),
            origin: if in_source { "source" } else { "bytecode" }.to_string(),
            role: if text.contains('^') || conditions.len() > 10 { "value" } else { "control" }.to_string(),
            ..DecisionReport::default()
        };
        for (index, condition) in conditions.iter().enumerate() {
            let (line, column) = if in_source { find(condition, from) } else { (line, 0) };
            let text = condition.to_string();
            decision.conditions.push(ConditionReport { letter: letter(index), text, line, column });
        }
        for (vector, tests) in rows {
            let values: Vec<bool> = vector.chars().map(|c| c == 'T').collect();
            let mut row = vec![b'-'; conditions.len()];
            let (outcome, shown) = tree.evaluate(&values, &mut row);
            decision.rows.push(RowReport {
                values: String::from_utf8(row).unwrap(),
                outcome,
                shows: (0..conditions.len()).map(|c| shown.contains(&c)).collect(),
                tests: tests.to_vec(),
            });
        }
        for condition in 0..conditions.len() {
            let row_with = |value: char| {
                let meets = |row: &RowReport| row.shows[condition] && row.values.chars().nth(condition) == Some(value);
                decision.rows.iter().position(meets)
            };
            let (no, yes) = (row_with('F'), row_with('T'));
            if let (Some(no), Some(yes)) = (no, yes) {
                let tests = (decision.rows[no].tests[0], decision.rows[yes].tests[0]);
                let form = if decision.rows[no].values.contains('-') { "masking" } else { "unique-cause" };
                decision.pairs.push(PairReport { condition, form: form.to_string(), rows: (no, yes), tests });
            }
            for (value, found) in [(false, no), (true, yes)] {
                let verdict = match found {
                    Some(row) => Verdict::Covered { tests: decision.rows[row].tests.clone(), not_run: None },
                    None => missing(&decision.conditions[condition].text),
                };
                let at = &decision.conditions[condition];
                self.report.objectives.push(Objective {
                    id: format!("{}.{condition}{}", decision.id, if value { 'T' } else { 'F' }),
                    criterion: "mcdc".to_string(),
                    decision: Some(number),
                    condition: Some(condition),
                    value: Some(value),
                    file: decision.file,
                    line: at.line,
                    what: format!("{} is {value} and decides (line {})", at.text, at.line),
                    verdict,
                    justified: at.text.contains("checksum").then_some(0).filter(|_| value),
                    assertion: None,
                });
            }
        }
        self.report.decisions.push(decision);
    }

    fn branches(&mut self) {
        for (number, decision) in self.report.decisions.iter().enumerate() {
            for value in [false, true].into_iter().filter(|_| decision.role == "control") {
                let row = decision.rows.iter().find(|row| row.outcome == value);
                let verdict = match row {
                    Some(row) => Verdict::Covered { tests: row.tests.clone(), not_run: None },
                    None => missing(&decision.conditions.last().unwrap().text),
                };
                self.report.objectives.push(Objective {
                    id: format!("{}.{}", decision.id, if value { 'T' } else { 'F' }),
                    criterion: "branch".to_string(),
                    decision: Some(number),
                    condition: None,
                    value: Some(value),
                    file: decision.file,
                    line: decision.line,
                    what: format!("{} is {value} (line {})", decision.text, decision.line),
                    verdict,
                    justified: None,
                    assertion: None,
                });
            }
        }
    }

    fn tests(&mut self, count: usize) {
        for number in 0..count {
            let mut test = TestReport {
                class: "com.acme.avionics.AltitudeSwitchTest".to_string(),
                file: Some("junit/com/acme/avionics/AltitudeSwitchTest.java".to_string()),
                line: 12 + 11 * number as u32,
                in_vm: "passed".to_string(),
                on_jvm: Some("passed".to_string()),
                coverage_on_jvm: Some("confirmed".to_string()),
                ..TestReport::default()
            };
            for (index, objective) in self.report.objectives.iter().enumerate() {
                if matches!(&objective.verdict, Verdict::Covered { tests, .. } if tests.contains(&number)) {
                    test.objectives.push(index);
                    if objective.criterion == "mcdc" {
                        test.shows.push(objective.what.clone());
                    }
                }
            }
            let decision = self.report.decisions.iter().find(|d| d.rows.iter().any(|row| row.tests.contains(&number)));
            let (method, row) = decision.map_or(("verify", String::new()), |d| {
                let row = d.rows.iter().find(|row| row.tests.contains(&number)).unwrap();
                (d.method.as_str(), row.values.chars().take(8).filter(|c| *c != '-').collect())
            });
            test.method = format!("{method}_{}{number}", row.to_lowercase());
            test.target = format!("{CLASS}::{method}");
            test.code = vec![
                format!("/** Shows: {} */", test.shows.first().map_or("the method returns", String::as_str)),
                "@Test".to_string(),
                format!("void {}() {{", test.method),
                "    AltitudeSwitch it = new AltitudeSwitch(1000);".to_string(),
                format!("    boolean result = it.{method}(true, {}, false); // 'on' <&\"", 7 * number),
                format!("    assertEquals({}, result);", number % 2 == 0),
                "}".to_string(),
            ];
            self.report.tests.push(test);
        }
    }

    fn lines(&mut self) {
        let mut file = SourceText {
            path: "com/acme/avionics/AltitudeSwitch.java".to_string(),
            lines: SOURCE.lines().map(str::to_string).collect(),
            ..SourceText::default()
        };
        let methods = [
            ("<init>", "(I)V", "AltitudeSwitch(int)", "public AltitudeSwitch("),
            ("shouldSwitchOn", "(ZIZ)Z", "shouldSwitchOn(boolean, int, boolean)", "public boolean shouldSwitchOn"),
            ("disagree", "(ZZ)Z", "disagree(boolean, boolean)", "public boolean disagree"),
            ("level", "(ZI)I", "level(boolean, int)", "public int level"),
            ("describe", "(ILjava/lang/String;)Ljava/lang/String;", "describe(int, String)", "public String describe"),
            ("firstInvalid", "([I)I", "firstInvalid(int[])", "public int firstInvalid"),
            ("verify", "([B)V", "verify(byte[])", "public void verify"),
            ("allNominal", "([Z)Z", "allNominal(boolean[])", "public boolean allNominal"),
            ("checksum", "([B)I", "checksum(byte[])", "private static int checksum"),
        ];
        let starts: Vec<u32> = methods.iter().map(|m| find(m.3, 0).0).collect();
        for (index, (method, descriptor, shown, _)) in methods.into_iter().enumerate() {
            let last = starts.get(index + 1).map_or(file.lines.len() as u32 - 1, |next| next - 2);
            let used = |test: &TestReport| test.target.ends_with(&format!("::{method}"));
            let mut tests: Vec<usize> =
                self.report.tests.iter().enumerate().filter(|(_, test)| used(test)).map(|(number, _)| number).collect();
            if matches!(method, "<init>") {
                tests = (0..self.report.tests.len()).collect();
            }
            for line in starts[index]..=last {
                let text = &file.lines[line as usize - 1];
                if !(text.ends_with(';') || text.contains(" (") && text.ends_with('{') && !text.contains("p")) {
                    let heads = ["if (", "while (", "for ("];
                    if !heads.iter().any(|head| text.trim_start().starts_with(head)) {
                        continue;
                    }
                }
                let never = text.contains("under &") || method == "verify" && text.contains("false");
                let on_line = self.report.decisions.iter().filter(|d| d.line == line && d.role == "control");
                let mut branches = (0, 0);
                for decision in on_line {
                    branches.1 += 2;
                    branches.0 +=
                        [false, true].iter().filter(|o| decision.rows.iter().any(|row| row.outcome == **o)).count()
                            as u32;
                }
                let tests = if never { Vec::new() } else { tests.clone() };
                file.code.push(LineReport { line, tests, branches });
            }
            file.methods.push(MethodReport {
                class: CLASS.to_string(),
                method: method.to_string(),
                descriptor: descriptor.to_string(),
                shown: shown.to_string(),
                lines: (starts[index], last),
                tests,
            });
        }
        self.report.files.push(file);
        let tests = vec![37, 38];
        self.report.files.push(SourceText {
            path: "com/acme/avionics/Filter.java".to_string(),
            code: vec![
                LineReport { line: 12, tests: tests.clone(), branches: (4, 7) },
                LineReport { line: 13, tests: vec![], branches: (0, 0) },
            ],
            methods: vec![MethodReport {
                class: "com.acme.avionics.Filter".to_string(),
                method: "pass".to_string(),
                descriptor: "(II)Z".to_string(),
                shown: "pass(int, int)".to_string(),
                lines: (12, 13),
                tests,
            }],
            ..SourceText::default()
        });
    }

    fn statements(&mut self) {
        for (number, file) in self.report.files.iter().enumerate() {
            for line in &file.code {
                let verdict = if line.tests.is_empty() {
                    missing(file.lines.get(line.line as usize - 1).map_or("", String::as_str))
                } else {
                    Verdict::Covered { tests: line.tests.clone(), not_run: None }
                };
                self.report.objectives.push(Objective {
                    id: format!("{}:{}", file.path, line.line),
                    criterion: "statement".to_string(),
                    decision: None,
                    condition: None,
                    value: None,
                    file: Some(number),
                    line: line.line,
                    what: format!("line {} is executed", line.line),
                    verdict,
                    justified: None,
                    assertion: None,
                });
            }
        }
    }

    fn totals(&mut self) {
        for criterion in &self.report.settings.criteria {
            let mut total = Total { criterion: criterion.clone(), ..Total::default() };
            for objective in self.report.objectives.iter().filter(|o| o.criterion == *criterion) {
                total.all += 1;
                total.justified += u64::from(objective.justified.is_some());
                match &objective.verdict {
                    Verdict::Covered { .. } => total.covered += 1,
                    Verdict::Infeasible { .. } => total.infeasible += 1,
                    Verdict::Open { .. } => total.open += 1,
                }
            }
            self.report.totals.push(total);
        }
    }
}

fn missing(text: &str) -> Verdict {
    if text.contains("altitude") || text.contains("under &") {
        return Verdict::Infeasible {
            reason: "altitude < 0 (line 33) and altitude > 100 (line 33) contradict each other".to_string(),
            scope: vec![
                "as long as unknown arrays have at most 8 elements".to_string(),
                "model of String.equals".to_string(),
            ],
        };
    }
    if text.contains("checksum") || text.contains("failed") {
        return Verdict::Open {
            cause: "solver-unknown".to_string(),
            reason: "the solver gave up on the product of 8 unknown bytes".to_string(),
            advice: "raise --solver-limit, or justify the objective".to_string(),
        };
    }
    Verdict::Open {
        cause: "loop-bound".to_string(),
        reason: "paths with more than 8 iterations of the loop in line 44 were not followed".to_string(),
        advice: "raise --loops above 8".to_string(),
    }
}

pub fn fixture() -> RunReport {
    let mut builder = Builder { report: RunReport::default() };
    let report = &mut builder.report;
    report.schema = SCHEMA;
    report.tool = "obligato 0.1.0".to_string();
    report.command = "generate".to_string();
    report.settings = Settings {
        criteria: ["mcdc", "branch", "statement"].map(str::to_string).to_vec(),
        targets: vec![CLASS.to_string()],
        classpath: "target/classes".to_string(),
        source: Some("src/main/java".to_string()),
        jdk: "17.0.2".to_string(),
        strategy: "directed".to_string(),
        seed: 1,
        budget_seconds: Some(30.0),
        bounds: vec![("--loops".to_string(), "8".to_string()), ("--array-length".to_string(), "8".to_string())],
        assumed: Vec::new(),
        junit: Some(5),
        out: Some("out".to_string()),
    };
    let formula = and(and(C(0), or(C(1), C(2))), F::Not(Box::new(C(3))));
    builder.decision(
        "shouldSwitchOn",
        "powered && (altitude < threshold || inhibited) && !failed",
        &["powered", "altitude < threshold", "inhibited", "failed"],
        ("A && (B || C) && !D", &formula),
        &[("TTFF", &[0]), ("TFTF", &[1]), ("FFFF", &[2]), ("TFFF", &[3]), ("TTFT", &[4])],
    );
    let formula = F::Xor(Box::new(C(0)), Box::new(C(1)));
    let rows: &[(&str, &[usize])] = &[("FF", &[5]), ("TF", &[6]), ("FT", &[7])];
    builder.decision("disagree", "left ^ right", &["left", "right"], ("A ^ B", &formula), rows);
    builder.decision("level", "armed ?", &["armed"], ("A", &C(0)), &[("F", &[8]), ("T", &[9])]);
    builder.report.decisions[2].text = "armed".to_string();
    let rows: &[(&str, &[usize])] = &[("FF", &[10, 12]), ("TF", &[11])];
    let conditions = ["altitude < 0", "altitude > 100"];
    let both = and(C(0), C(1));
    builder.decision("describe", "altitude < 0 && altitude > 100", &conditions, ("A && B", &both), rows);
    builder.report.decisions[3].notes = vec!["A and B read the same variable: altitude.".to_string()];
    let text = "größe.equals(\"<&\\\"'\") || größe.length() > 3";
    let conditions = ["größe.equals(\"<&\\\"'\")", "größe.length() > 3"];
    let rows: &[(&str, &[usize])] = &[("FF", &[10]), ("TF", &[11]), ("FT", &[12])];
    builder.decision("describe", text, &conditions, ("A || B", &or(C(0), C(1))), rows);
    let text = "i < readings.length && readings[i] >= 0";
    let rows: &[(&str, &[usize])] = &[("TT", &[13]), ("TF", &[14])];
    builder.decision("firstInvalid", text, &["i < readings.length", "readings[i] >= 0"], ("A && B", &both), rows);
    let text = "checksum(block) == EXPECTED";
    builder.decision("verify", text, &[text], ("A", &C(0)), &[("F", &[39])]);
    let names: Vec<String> = (0..60).map(|number| format!("ok[{number}]")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let letters: Vec<String> = (0..60).map(letter).collect();
    let all = (1..60).fold(C(0), |all, number| and(all, C(number)));
    let vectors: Vec<(String, Vec<usize>)> = (0..=60)
        .map(|row| {
            let vector = (0..60).map(|condition| if condition == row { 'F' } else { 'T' }).collect();
            (vector, if row == 60 { vec![15, 16, 17, 18] } else { vec![15 + row % 22] })
        })
        .collect();
    let rows: Vec<(&str, &[usize])> =
        vectors.iter().map(|(vector, tests)| (vector.as_str(), tests.as_slice())).collect();
    let start = SOURCE.find("ok[0]").unwrap();
    let text = &SOURCE[start..start + SOURCE[start..].find(';').unwrap()];
    builder.decision("allNominal", text, &names, (&letters.join(" && "), &all), &rows);
    let rows: &[(&str, &[usize])] = &[("FF", &[37]), ("TF", &[38]), ("TT", &[38])];
    builder.decision(
        "pass",
        "sample > low && sample <= high",
        &["sample > low", "sample <= high"],
        ("A && B", &both),
        rows,
    );
    builder.branches();
    builder.tests(40);
    builder.lines();
    builder.statements();
    builder.totals();
    rest(&mut builder.report);
    builder.report
}

fn rest(report: &mut RunReport) {
    let checksum = report.objectives.iter().find(|o| o.justified.is_some()).unwrap().id.clone();
    let stale = report.objectives[0].id.clone();
    report.justifications = vec![
        JustificationReport {
            objective: checksum,
            text: "The checksum is exercised on the bench with recorded blocks, see V&V plan <4.2>.".to_string(),
            ..JustificationReport::default()
        },
        JustificationReport {
            objective: stale,
            text: "Power is never lost in the laboratory.".to_string(),
            stale: Some("the objective is covered".to_string()),
            test: Some(2),
        },
    ];
    report.warnings =
        vec!["Filter.java was not found below src/main/java; its decisions come from bytecode".to_string()];
    report.withheld =
        vec![Withheld { reason: "the JVM returned 3 where the VM predicted 4 & said <so>".to_string(), count: 2 }];
    report.exploration = vec![
        Exploration {
            target: format!("{CLASS}::shouldSwitchOn(boolean,int,boolean)"),
            paths: 7,
            states: 12,
            exhaustive: true,
            instructions: 412,
            queries: 9,
            ..Exploration::default()
        },
        Exploration {
            target: format!("{CLASS}::firstInvalid(int[])"),
            paths: 260,
            states: 531,
            exhaustive: false,
            left_out: vec![("loop bound".to_string(), 3), ("solver unknown".to_string(), 1)],
            instructions: 88_412,
            queries: 702,
            seconds: 0.0,
        },
    ];
    report.timeline = [(0, 0), (7, 30), (40, 77), (120, 120), (267, 152)]
        .map(|(paths, covered)| Moment { seconds: 0.0, paths, covered })
        .to_vec();
}
