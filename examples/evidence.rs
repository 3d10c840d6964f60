//! Writes the part of `docs/evidence.md` about paper 001 from the results that `scripts/evidence paper-001` has made.
//!
//! evidence RESULTS PART PAGE quick|full NAME=VALUE...
//!
//! RESULTS has the folders of three experiments (`rq1`, `rq1-directed`, `rq2`) and `rq3.json`. PART is the file that is written, of
//! which PAGE is made; plots go into a folder beside PAGE with its name. The names and values are versions that this program cannot know.

use std::error::Error;
use std::fs;
use std::path::Path;

use obligato::experiment::Mode;
use obligato::experiment::evidence::{costs, races};
use obligato::experiment::record::{Journal, Record};
use obligato::experiment::summary::BenchReport;
use obligato::output::bench::evidence::{Evidence, write};
use obligato::output::bench::plot;

type Read = Result<(BenchReport, Vec<Record>), Box<dyn Error>>;

fn results(folder: &Path) -> Read {
    let report: BenchReport = serde_json::from_str(&fs::read_to_string(folder.join("bench.json"))?)?;
    let records = Journal::open(&folder.join("results.jsonl"))?.records;
    Ok((report, records))
}

/// The first line of a file that begins like this, behind the separator.
fn line(file: &str, begins: &str, separator: char) -> Option<String> {
    let text = fs::read_to_string(file).ok()?;
    let line = text.lines().find(|line| line.starts_with(begins))?;
    line.split_once(separator).map(|(_, value)| value.trim().trim_matches('"').to_string())
}

/// Nothing that names this machine: only what it is like.
fn machine() -> Vec<(String, String)> {
    let cores = std::thread::available_parallelism().map_or("unknown".to_string(), |n| n.to_string());
    let memory = line("/proc/meminfo", "MemTotal", ':').and_then(|m| m.split(' ').next()?.parse::<f64>().ok());
    let memory = memory.map_or("unknown".to_string(), |kib| format!("{:.1} GiB", kib / f64::from(1 << 20)));
    let system = line("/etc/os-release", "PRETTY_NAME", '=').unwrap_or_else(|| std::env::consts::OS.into());
    let processor = line("/proc/cpuinfo", "model name", ':').unwrap_or_else(|| "unknown".into());
    let told = [
        ("cores", cores),
        ("processor", format!("{processor}, {}", std::env::consts::ARCH)),
        ("memory", memory),
        ("system", system),
        ("obligato", env!("CARGO_PKG_VERSION").to_string()),
    ];
    told.map(|(name, value)| (name.to_string(), value)).to_vec()
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [results_folder, part, page, form, versions @ ..] = &arguments[..] else {
        return Err("evidence RESULTS PART PAGE quick|full NAME=VALUE...".into());
    };
    let (results_folder, page) = (Path::new(results_folder), Path::new(page));
    let (first, mut first_records) = results(&results_folder.join("rq1"))?;
    first_records.extend(results(&results_folder.join("rq1-directed"))?.1);
    let (second, second_records) = results(&results_folder.join("rq2"))?;
    let versions_table = serde_json::from_str(&fs::read_to_string(results_folder.join("rq3.json"))?)?;
    let mut machine = machine();
    machine.extend(versions.iter().filter_map(|v| v.split_once('=')).map(|(n, v)| (n.into(), v.into())));

    let stem = page.file_stem().and_then(|stem| stem.to_str()).unwrap_or("evidence");
    let folder = page.with_extension("");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder)?;
    let mut plots = Vec::new();
    for (name, svg) in plot::files(&first).iter().filter(|(name, _)| name.ends_with("-time.svg")) {
        fs::write(folder.join(name), svg)?;
        // Names begin with the number of the group.
        let number = name.split('-').next().and_then(|number| number.parse::<usize>().ok()).unwrap_or(0);
        let group = number.checked_sub(1).and_then(|number| first.groups.get(number));
        let subject = group.map_or(name.as_str(), |group| group.subject.as_str());
        plots.push((subject.to_string(), format!("{stem}/{name}")));
    }
    let bench = |name: &str| format!("obligato bench --out {name} benches/evidence/{name}.toml");
    let race = |strategy: &str| {
        let sides = [(strategy, Mode::Preprocessed), ("random", Mode::Instrumented)];
        races(&first.experiment, &first_records, sides)
    };
    let evidence = Evidence {
        quick: form == "quick",
        machine,
        races: (first.experiment.clone(), race("random")),
        directed: race("directed"),
        costs: (second.experiment.clone(), costs(&second.experiment, &second_records)),
        versions: versions_table,
        commands: [bench("rq1"), bench("rq2"), "cargo bench --bench dise".into()],
        plots,
    };
    fs::write(part, write(&evidence))?;
    Ok(())
}
