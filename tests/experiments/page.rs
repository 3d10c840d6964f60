//! `bench.html` and the other reports: what they hold, and what a reader can do with the page in a browser.
use std::fs;

use obligato::experiment::record::{End, Point, Record};
use obligato::experiment::summary::{BenchReport, summarize};
use obligato::experiment::{Experiment, Mode, Options, Subject};
use obligato::output::bench::{FORMATS, plot, text};
use serde_json::Value;

use crate::support::browser::Browser;
use crate::support::pages::{assert_harmless, parts};
use crate::support::scratch;

const NASTY: &str = "</title><script>alert(1)</script> & \"x\" | `y`";

fn subject(name: &str) -> Subject {
    let targets = vec!["com.example.Tcas".into()];
    Subject { name: name.into(), classpath: "classes".into(), source: None, targets, options: Options::default() }
}

/// Three strategies and two modes on two programs, the last one slower and with failures.
fn report() -> BenchReport {
    let experiment = Experiment {
        name: NASTY.into(),
        subjects: vec![subject("tcas"), subject(NASTY)],
        strategies: vec!["directed".into(), "random".into(), "dfs".into()],
        modes: vec![Mode::Preprocessed, Mode::None],
        seeds: (0..10).collect(),
        budgets: vec![10.0],
        ..Experiment::default()
    };
    let mut records = Vec::new();
    for run in experiment.runs() {
        let slow = match run.strategy.as_str() {
            "directed" => 1.0,
            "random" => 3.0,
            _ => 9.0,
        };
        if run.strategy == "dfs" && run.seed == 3 {
            records.push(Record::failed(&run, NASTY));
            continue;
        }
        let covers = run.mode == Mode::Preprocessed;
        let at = |n: u64| slow * (0.02 + n as f64 * n as f64 * 0.01) * (1.0 + run.seed as f64 / 30.0);
        let point = |n: u64| Point { seconds: at(n), paths: 3 * n * (1 + run.seed % 2), covered: 4 * n };
        let timeline: Vec<Point> = (1..=10).map(point).filter(|p| covers && p.seconds <= 8.0).collect();
        records.push(Record {
            covered: timeline.last().map(|p| p.covered).filter(|_| covers),
            all: covers.then_some(44),
            seconds: 2.0 * slow / 3.0,
            end: if slow > 5.0 { End::Budget { what: "time".into() } } else { End::Done },
            paths: 300,
            states: 900,
            queries: 1200 + run.seed,
            peak_memory: Some(30 << 20),
            timeline,
            ..Record::new(&run)
        });
    }
    summarize(&experiment, &records)
}

fn written(name: &str, report: &BenchReport) -> String {
    (FORMATS.iter().find(|format| format.name == name).unwrap().write)(report)
}

#[test]
fn the_page_holds_the_report_and_loads_nothing() {
    let report = report();
    let (page, data) = parts(&written("html", &report));
    assert!(!data.contains('<'));
    let data: Value = serde_json::from_str(&data).unwrap();
    let read: BenchReport = serde_json::from_value(data["report"].clone()).unwrap();
    assert_eq!(read, report);
    assert_harmless(&page);
    assert_eq!(serde_json::from_str::<BenchReport>(&written("json", &report)).unwrap(), report);
}

#[test]
fn text_says_what_matters() {
    let report = report();
    for text in [text::summary(&report, false), written("markdown", &report)] {
        assert!(text.contains("116 of 120 runs have a result, 4 failed"), "{text}");
        assert!(text.contains("worse") && text.contains("random, preprocessed"), "{text}");
        assert!(!text.contains("NaN") && !text.contains("inf "), "{text}");
    }
    assert!(!written("markdown", &report).contains("<script>"));
}

#[test]
fn plots_are_well_formed_and_stand_alone() {
    let files = plot::files(&report());
    assert_eq!(files.len(), 6);
    for (name, svg) in files {
        assert!(name.ends_with(".svg") && !name.contains(['/', '<', ' ']), "{name}");
        assert!(!svg.contains("NaN") && !svg.contains("inf") && !svg.contains("<script"), "{name}");
        let mut reader = quick_xml::Reader::from_str(&svg);
        reader.config_mut().check_end_names = true;
        loop {
            match reader.read_event() {
                Ok(quick_xml::events::Event::Eof) => break,
                Ok(_) => {}
                Err(error) => panic!("{name}: {error}"),
            }
        }
    }
}

#[test]
fn a_reader_gets_around() {
    let file = scratch("bench-page").join("bench.html");
    fs::write(&file, written("html", &report())).unwrap();
    let mut browser = Browser::start(&file.with_file_name("profile"));
    browser.prefers("light");
    browser.size(1280, 900);
    browser.open(&file);
    assert_eq!(browser.text("document.querySelector('h1').textContent"), NASTY);
    assert!(browser.text("document.querySelector('.lead').textContent").starts_with("116 of 120 runs"));
    // A plot has a band and a line for each configuration that covers.
    let plot = "document.querySelector('svg.plot')";
    assert_eq!(browser.js(&format!("{plot}.querySelectorAll('polygon.band').length")), 3);
    assert_eq!(browser.js(&format!("{plot}.querySelectorAll('polyline.series').length")), 3);
    assert_ne!(browser.text(&format!("getComputedStyle({plot}.querySelector('.l0')).stroke")), "none");
    assert_eq!(browser.js("document.querySelectorAll('td.bad').length > 0"), true);
    browser.click("main h2 a[href='#/program/0']");
    browser.wait("shownAt === '#/program/0'");
    assert_eq!(browser.js("document.querySelectorAll('svg.plot').length"), 3);
    assert_eq!(browser.js("document.querySelectorAll('svg.plot .miss').length > 0"), true);
    browser.js("search.value = 'tcas'");
    browser.js("find()");
    browser.wait("document.querySelector('main td a[href=\"#/program/0\"]')");
    let shades =
        |browser: &mut Browser| browser.text("getComputedStyle(document.querySelector('svg.plot .l0')).stroke");
    for (width, height) in [(1280, 900), (420, 800)] {
        browser.size(width, height);
        for address in
            ["#/", "#/program/0", "#/program/1", "#/program/9", "#/comparisons", "#/setup", "#/search/random"]
        {
            browser.js(&format!("location.hash = {address:?}"));
            browser.wait(&format!("shownAt === {address:?}"));
            let wide = browser.js("document.documentElement.scrollWidth - document.documentElement.clientWidth");
            assert_eq!(wide, 0, "{address} scrolls sideways at {width}");
            assert_eq!(browser.js("document.querySelectorAll('main :is(script, img, iframe)').length"), 0);
            assert_eq!(browser.js("document.querySelectorAll('main h1[tabindex]').length"), 1, "{address}");
        }
    }
    browser.js("location.hash = '#/program/0'");
    browser.wait("shownAt === '#/program/0'");
    let light = shades(&mut browser);
    browser.prefers("dark");
    assert_ne!(shades(&mut browser), light, "the plot follows the colours");
    assert_eq!(browser.complaints, Vec::<String>::new());
}
