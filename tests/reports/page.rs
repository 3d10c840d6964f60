//! `report.html`: what the file holds, and what a reader can do with it in a browser.
use std::fs;
use std::path::PathBuf;

use obligato::coverage::report::*;

use crate::reports::fixture::fixture;
use crate::reports::written;
use crate::support::browser::Browser;
use crate::support::pages::{assert_harmless, parts};
use crate::support::scratch;

#[test]
fn the_page_holds_the_report_and_loads_nothing() {
    let mut report = fixture();
    report.settings.targets = vec!["</title><script>alert(1)</script>".to_string()];
    report.warnings.push("</script><script>alert('<!--')</script>".to_string());
    report.files[0].lines.push("// see http://example.org/ {{data}} {{scripts}}".to_string());
    let (page, data) = parts(&written("html", &report));
    assert!(!data.contains('<'));
    let read: RunReport = serde_json::from_str(&data).unwrap();
    assert_eq!(read, report);
    assert!(page.contains("<title>&lt;/title&gt;&lt;script&gt;"));
    assert_harmless(&page);
}

fn saved(name: &str, report: &RunReport) -> PathBuf {
    let file = scratch(name).join("report.html");
    fs::write(&file, written("html", report)).unwrap();
    file
}

/// Addresses of all kinds of views.
fn addresses(report: &RunReport) -> Vec<String> {
    let plain = [
        "",
        "objectives",
        "objectives/mcdc/open",
        "decisions",
        "decisions/partly",
        "files",
        "tests",
        "search/altitude",
    ];
    let mut all: Vec<String> = plain.iter().map(|address| format!("#/{address}")).collect();
    all.extend((0..report.files.len()).map(|file| format!("#/file/{file}")));
    all.extend(report.decisions.iter().map(|decision| format!("#/decision/{}", decision.id)));
    all.extend([0, 20, 39].map(|test| format!("#/test/{test}")));
    all.extend(["#/file/0/44", "#/print", "#/test/999", "#/nonsense", "#/search/%E0%A4%A"].map(str::to_string));
    all
}

#[test]
fn a_reader_gets_around() {
    let report = fixture();
    let file = saved("reports-page", &report);
    let mut browser = Browser::start(&file.with_file_name("profile"));
    browser.prefers("light");
    browser.size(1280, 900);
    browser.open(&file);
    assert_eq!(browser.text("document.querySelector('h1').textContent"), "com.acme.avionics.AltitudeSwitch");
    assert_eq!(browser.text("document.querySelector('.score .share').firstChild.textContent"), "97.3 %");
    assert!(
        browser.text("document.querySelector('.score').textContent").contains("98.6 % covered or proved infeasible")
    );

    from_a_decision_to_its_tests_and_back(&mut browser, &report);
    in_the_dark(&mut browser);
    searching(&mut browser);

    for (width, height) in [(1280, 900), (375, 800)] {
        browser.size(width, height);
        for address in addresses(&report) {
            browser.js(&format!("location.hash = {address:?}"));
            browser.wait(&format!("shownAt === {address:?}"));
            let wide = browser.js("[document.documentElement.scrollWidth, document.documentElement.clientWidth]");
            let (all, seen) = (wide[0].as_u64().unwrap(), wide[1].as_u64().unwrap());
            assert!(all <= seen && seen <= u64::from(width), "{address} scrolls sideways at {width}: {all} {seen}");
            // What the program says stays text.
            assert_eq!(browser.js("document.querySelectorAll('main :is(script, img, iframe, .text b)').length"), 0);
            assert_eq!(browser.js("document.querySelectorAll('main h1[tabindex]').length"), 1, "{address}");
        }
    }
    assert_eq!(browser.complaints, Vec::<String>::new());
    browser.js("setTimeout(() => missingFunction())");
    browser.wait("new Promise(done => setTimeout(() => done(true), 50))");
    assert_eq!(browser.complaints.len(), 1, "complaints are heard");
}

#[test]
fn a_report_with_gaps_can_be_read() {
    let mut gaps = fixture();
    gaps.files.truncate(1);
    gaps.tests.truncate(3);
    gaps.decisions.truncate(4);
    gaps.decisions[1].file = None;
    gaps.decisions[2].rows.clear();
    gaps.decisions[3].id = gaps.decisions[0].id.clone();
    gaps.justifications.clear();
    gaps.settings.criteria = vec!["a new one".to_string()];
    let mut browser = Browser::start(&scratch("reports-gaps-profile"));
    browser.size(1280, 900);
    for (name, report) in [("reports-empty", RunReport::default()), ("reports-gaps", gaps)] {
        let file = saved(name, &report);
        browser.open(&file);
        let mut addresses = addresses(&report);
        addresses.extend((0..3).map(|test| format!("#/test/{test}")));
        for address in addresses {
            browser.js(&format!("location.hash = {address:?}"));
            browser.wait(&format!("shownAt === {address:?}"));
            let text = browser.text("document.querySelector('main').textContent");
            assert!(!text.contains("undefined") && !text.contains("NaN"), "{name} {address}: {text}");
        }
    }
    assert_eq!(browser.complaints, Vec::<String>::new());
}

fn from_a_decision_to_its_tests_and_back(browser: &mut Browser, report: &RunReport) {
    browser.click("nav a[data-view=files]");
    browser.wait("shownAt === '#/files'");
    browser.click("main td a");
    browser.wait("shownAt === '#/file/0'");
    let shown = browser.text("document.getElementById('line-3').querySelector('.text').textContent");
    assert_eq!(shown, report.files[0].lines[2]);
    let decision = format!("#/decision/{}", report.decisions[0].id);
    browser.click(&format!("#line-15 .at a[href='{decision}']"));
    browser.wait(&format!("shownAt === {decision:?}"));
    assert_eq!(browser.text("document.querySelector('h1').textContent"), report.decisions[0].text);
    // The truth table: what decides in the first row, A && (B || C) && !D with T T - F.
    let boxed = "Array.from(document.querySelectorAll('#row-1 td')).map(c => c.textContent + (c.classList.contains('s') ? '*' : '')).slice(0, 6).join(' ')";
    assert_eq!(browser.text(boxed), "1 T* T* – F* T");
    let pair = "Array.from(Array.from(document.querySelectorAll('h2')).find(h => h.textContent.startsWith('Independence')).nextElementSibling.querySelectorAll('tbody tr:first-child td')).map(c => c.textContent.trim()).join('; ')";
    assert_eq!(browser.text(pair), "A\u{2002}powered; row 3: shouldSwitchOn_f2; row 1: shouldSwitchOn_ttf0; masking");

    browser.click("#row-1 a[href='#/test/0']");
    browser.wait("shownAt === '#/test/0'");
    assert_eq!(browser.text("document.querySelector('h1').textContent"), report.tests[0].method);
    let code =
        browser.text("Array.from(document.querySelectorAll('main .source .text')).map(l => l.textContent).join('\\n')");
    assert_eq!(code, report.tests[0].code.join("\n"));
    browser.click(&format!("main td a[href='{decision}']"));
    browser.wait(&format!("shownAt === {decision:?}"));
    assert_eq!(browser.js("document.activeElement.tagName"), "H1", "the focus follows");
    browser.js("history.back()");
    browser.wait("shownAt === '#/test/0'");
}

fn in_the_dark(browser: &mut Browser) {
    let background = "getComputedStyle(document.body).backgroundColor";
    let light = browser.text(background);
    browser.click("#theme");
    assert_eq!(browser.text("document.documentElement.dataset.theme"), "dark");
    assert_eq!(browser.text("document.getElementById('theme').getAttribute('aria-pressed')"), "true");
    let dark = browser.text(background);
    assert_ne!(light, dark);
    browser.click("#theme");
    assert_eq!(browser.text(background), light);
    // The reader's system decides as long as the reader does not.
    browser.js("delete document.documentElement.dataset.theme");
    browser.prefers("dark");
    assert_eq!(browser.text(background), dark);
    browser.prefers("light");
}

fn searching(browser: &mut Browser) {
    browser.js("document.activeElement.blur()");
    browser.key("/");
    assert_eq!(browser.js("document.activeElement.id"), "search");
    browser.call("Input.insertText", serde_json::json!({ "text": "GRÖSSE <&" }));
    browser.wait("location.hash.startsWith('#/search/')");
    browser.wait("document.querySelector('h1').textContent === 'Search: GRÖSSE <&'");
    assert!(browser.text("document.querySelector('main').textContent").contains("Nothing was found."));
    browser.js("document.getElementById('search').value = ''");
    browser.call("Input.insertText", serde_json::json!({ "text": "größe \"<&" }));
    browser.wait("document.querySelector('h1').textContent === 'Search: größe \"<&'");
    assert!(browser.text("document.querySelector('main td code').textContent").starts_with("größe.equals"));
    browser.key("Enter");
    assert_eq!(browser.js("document.activeElement.id"), "search", "one goes on typing");
}

/// 20,000 lines and more than 5,000 objectives.
fn large() -> RunReport {
    let mut report = fixture();
    let (lines, code) = (report.files[0].lines.clone(), report.files[0].code.clone());
    let (decisions, objectives) = (report.decisions.clone(), report.objectives.clone());
    for copy in 1..=20_000 / lines.len() as u32 {
        let down = copy * lines.len() as u32;
        report.files[0].lines.extend_from_slice(&lines);
        report.files[0].code.extend(code.iter().map(|line| LineReport { line: line.line + down, ..line.clone() }));
        if copy > 32 {
            continue;
        }
        let first = report.decisions.len();
        for decision in &decisions {
            let id = format!("{copy:08x}{:08x}", report.decisions.len());
            report.decisions.push(DecisionReport { id, line: decision.line + down, ..decision.clone() });
        }
        for objective in objectives.iter().filter(|objective| objective.decision.is_some()) {
            let decision = objective.decision.map(|decision| decision + first);
            let id = format!("{}-{copy}", objective.id);
            report.objectives.push(Objective { id, decision, line: objective.line + down, ..objective.clone() });
        }
    }
    assert!(report.objectives.len() > 5_000 && report.files[0].lines.len() > 20_000);
    report
}

#[test]
fn a_large_report_opens_at_once() {
    let file = saved("reports-large", &large());
    let mut browser = Browser::start(&file.with_file_name("profile"));
    browser.size(1280, 900);
    browser.open(&file);
    for address in ["#/", "#/file/0", "#/objectives", "#/decisions", "#/search/altitude", "#/file/0/15000"] {
        let painted = browser.painted(address);
        assert!(painted < 20_000, "{address} paints {painted} elements");
    }
    assert_eq!(browser.complaints, Vec::<String>::new());
}
