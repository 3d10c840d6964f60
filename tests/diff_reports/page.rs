//! `diff.html`: what the file holds, and what a reader can do with it in a browser.
use std::fs;
use std::path::PathBuf;

use obligato::versions::report::*;
use serde_json::{Value, json};

use crate::diff_reports::fixture::{NASTY, all, different};
use crate::diff_reports::written;
use crate::support::browser::Browser;
use crate::support::pages::{assert_harmless, parts};
use crate::support::scratch;

#[test]
fn the_page_holds_the_report_and_loads_nothing() {
    for (name, mut report) in all() {
        report.old.classpath = "</title><script>alert(1)</script>".to_string();
        let (page, data) = parts(&written("html", &report));
        assert!(!data.contains('<'), "{name}");
        let data: Value = serde_json::from_str(&data).unwrap();
        let read: DiffReport = serde_json::from_value(data["report"].clone()).unwrap();
        assert_eq!(read, report, "{name}");
        assert_harmless(&page);
    }
}

fn saved(name: &str, report: &DiffReport) -> PathBuf {
    let file = scratch(name).join("diff.html");
    fs::write(&file, written("html", report)).unwrap();
    file
}

fn go(browser: &mut Browser, address: &str) {
    browser.js(&format!("location.hash = {address:?}"));
    browser.wait(&format!("shownAt === {address:?}"));
}

/// Addresses of all kinds of views.
fn addresses(report: &DiffReport) -> Vec<String> {
    let plain =
        ["", "methods", "methods/unknown", "source", "impact", "impact/open", "tests", "search/governor", "print"];
    let mut found: Vec<String> = plain.iter().map(|address| format!("#/{address}")).collect();
    found.extend((0..report.targets.len()).map(|target| format!("#/method/{target}")));
    found.extend((0..report.files.len()).flat_map(|file| [format!("#/file/{file}"), format!("#/file/{file}/old/12")]));
    found.extend((0..report.impacted.len()).map(|decision| format!("#/decision/{decision}")));
    found.extend((0..report.tests.len()).map(|test| format!("#/test/{test}")));
    found.extend(["#/file/0/24", "#/file/9", "#/test/99", "#/constructor", "#/search/%E0%A4%A"].map(str::to_string));
    found
}

/// `OBLIGATO_REPORTS=folder` keeps pictures.
fn picture(browser: &mut Browser, name: &str) {
    let Some(folder) = std::env::var_os("OBLIGATO_REPORTS") else { return };
    let shot = browser.call("Page.captureScreenshot", json!({ "captureBeyondViewport": true }));
    let text = format!("data:image/png;base64,{}", shot["data"].as_str().unwrap());
    fs::write(std::path::Path::new(&folder).join(format!("{name}.uri")), text).unwrap();
}

#[test]
fn a_reader_gets_around() {
    let report = different();
    let file = saved("diff-page", &report);
    let mut browser = Browser::start(&file.with_file_name("profile"));
    browser.prefers("light");
    browser.size(1280, 900);
    browser.open(&file);
    assert_eq!(browser.text("document.querySelector('h1').textContent"), "Different");
    assert!(
        browser.text("document.querySelector('.said').textContent").starts_with("2 of 5 methods behave differently")
    );

    from_a_difference_to_its_test(&mut browser, &report);
    from_a_decision_to_its_line(&mut browser, &report);
    folds_open(&mut browser);
    what_differs_is_marked(&mut browser);

    for (width, height) in [(1280, 900), (420, 800)] {
        browser.size(width, height);
        for address in addresses(&report) {
            go(&mut browser, &address);
            let wide = browser.js("[document.documentElement.scrollWidth, document.documentElement.clientWidth]");
            let (all, seen) = (wide[0].as_u64().unwrap(), wide[1].as_u64().unwrap());
            assert!(all <= seen && seen <= u64::from(width), "{address} scrolls sideways at {width}: {all} {seen}");
            // What the program says stays text.
            assert_eq!(browser.js("document.querySelectorAll('main :is(script, img, iframe)').length"), 0);
            assert_eq!(browser.js("document.querySelectorAll('main h1[tabindex]').length"), 1, "{address}");
        }
    }
    for (scheme, width) in [("light", 1280), ("dark", 1280), ("light", 420), ("dark", 420)] {
        browser.prefers(scheme);
        browser.size(width, 900);
        for (name, address) in
            [("summary", "#/"), ("file", "#/file/0"), ("decision", "#/decision/1"), ("tests", "#/tests")]
        {
            go(&mut browser, address);
            picture(&mut browser, &format!("{name}-{scheme}-{width}"));
        }
    }
    assert_eq!(browser.complaints, Vec::<String>::new());
}

fn from_a_difference_to_its_test(browser: &mut Browser, report: &DiffReport) {
    let card = "document.getElementById('difference-4-0')";
    let cells = format!(
        "Array.from({card}.querySelectorAll('.both tr.differs')).map(r => r.innerText.replace(/\\s+/g, ' ').trim()).join('; ')"
    );
    assert_eq!(browser.text(&cells), "≠The call returns 0 returns 1; ≠this.warnings unchanged 1");
    assert!(browser.text(&format!("{card}.querySelector('.inputs').textContent")).contains("new Governor(80)"));
    browser.click("#difference-4-0 .to-test a");
    browser.wait("shownAt === '#/test/0'");
    assert_eq!(browser.text("document.querySelector('h1').textContent"), report.tests[0].method);
    let code = "Array.from(document.querySelectorAll('main .source .text')).map(l => l.textContent).join('\\n')";
    assert_eq!(browser.text(code), report.tests[0].code.join("\n"));
    // And back: the test names its difference.
    browser.click("main p a[href='#/method/4']");
    browser.wait("shownAt === '#/method/4'");
    assert_eq!(browser.js("document.activeElement.tagName"), "H1", "the focus follows");
    assert!(browser.text("document.querySelector('main').textContent").contains("Governor::limit()"));
    // What the program says, says it as text.
    go(browser, "#/method/2");
    let said = browser.text("document.querySelector('.cause').textContent");
    assert!(said.starts_with(NASTY.split('\u{1b}').next().unwrap()), "{said}");
}

fn from_a_decision_to_its_line(browser: &mut Browser, report: &DiffReport) {
    browser.click("nav a[data-view=impact]");
    browser.wait("shownAt === '#/impact'");
    browser.click("main td a[href='#/decision/1']");
    browser.wait("shownAt === '#/decision/1'");
    let steps = "Array.from(document.querySelectorAll('.chain li')).map(l => l.textContent.trim()).join('; ')";
    let said = browser.text(steps);
    assert!(
        said.starts_with(
            "the constant 5 was removed from margin(boolean) old line 36; margin(boolean) returns it line 32;"
        ),
        "{said}"
    );
    let verdicts = "Array.from(document.querySelectorAll('main tbody .mark')).map(m => m.textContent).join(' ')";
    assert_eq!(browser.text(verdicts), "covered open infeasible");
    // The change is in the old version, the decision in the new one.
    browser.click(".chain li:first-child a");
    browser.wait("shownAt === '#/file/0/old/36'");
    assert!(browser.text("document.querySelector('.here .text').textContent").contains("wet ? 5 : 10"));
    browser.js("history.back()");
    browser.wait("shownAt === '#/decision/1'");
    browser.click(".to-line a");
    let line = report.impacted[1].line;
    browser.wait(&format!("shownAt === '#/file/0/{line}'"));
    assert!(browser.text("document.querySelector('.here .text').textContent").contains("doorsClosed && speed == 0"));
    let place = browser.js("document.querySelector('.here').getBoundingClientRect().top");
    assert!((0.0..900.0).contains(&place.as_f64().unwrap()), "the line is in sight: {place}");
    // From the line to its decision.
    browser.click(&format!("#line-{line} .at a"));
    browser.wait("shownAt === '#/decision/1'");
}

fn folds_open(browser: &mut Browser) {
    go(browser, "#/file/0");
    let closed = browser.js("document.querySelectorAll('.fold').length").as_u64().unwrap();
    assert!(closed > 0);
    assert_eq!(browser.js("document.getElementById('line-3')"), Value::Null);
    browser.click(".fold");
    assert_eq!(browser.js("document.querySelectorAll('.fold').length"), closed - 1);
    let first = browser.text("document.querySelector('#line-3 .text').textContent");
    assert_eq!(first, "/** Limits the speed of a train, and says \"why\" <b>in words</b> & 'signs'. */");
    // A line that is asked for is not folded.
    go(browser, "#/file/0/3");
    assert_eq!(browser.js("document.querySelector('#line-3').classList.contains('here')"), true);
}

fn what_differs_is_marked(browser: &mut Browser) {
    go(browser, "#/file/0");
    let row = "(() => { const row = document.getElementById('line-24').parentElement; return Array.from(row.querySelectorAll('.side')).map(s => s.querySelector('.no').textContent + s.querySelector('.m').textContent + s.querySelector('b').textContent).join(' | '); })()";
    assert_eq!(browser.text(row), "28≠> | 24≠>=");
    let removed = browser
        .js("document.getElementById('line-old-17').parentElement.querySelector('.new').classList.contains('none')");
    assert_eq!(removed, true);
}

#[test]
fn reports_of_all_kinds_can_be_read() {
    let mut browser = Browser::start(&scratch("diff-kinds-profile"));
    browser.size(1280, 900);
    for (name, report) in all() {
        let file = saved(&format!("diff-{name}"), &report);
        browser.open(&file);
        let answer = match report.answer {
            Answer::Equivalent => "Equivalent",
            Answer::Different => "Different",
            Answer::Unknown => "Unknown",
        };
        assert_eq!(browser.text("document.querySelector('h1').textContent"), answer);
        let mut addresses = addresses(&report);
        addresses.extend((0..3).map(|test| format!("#/test/{test}")));
        for address in addresses {
            go(&mut browser, &address);
            let text = browser.text("document.querySelector('main').textContent");
            assert!(!text.contains("undefined") && !text.contains("NaN"), "{name} {address}: {text}");
        }
        go(&mut browser, "#/");
        browser.prefers("light");
        picture(&mut browser, &format!("kind-{name}"));
    }
    assert_eq!(browser.complaints, Vec::<String>::new());
}

#[test]
fn a_large_report_opens_at_once() {
    let mut report = different();
    let (old, new) = (report.files[0].old.clone(), report.files[0].new.clone());
    while report.files[0].new.len() < 20_000 {
        report.files[0].old.extend_from_slice(&old);
        report.files[0].new.extend_from_slice(&new);
    }
    while report.targets.len() < 5_000 {
        report.targets.extend(report.targets.clone());
        report.impacted.extend(report.impacted.clone());
        let affected = report.affected.as_mut().unwrap();
        affected.extend(affected.clone());
    }
    let file = saved("diff-large", &report);
    let mut browser = Browser::start(&file.with_file_name("profile"));
    browser.size(1280, 900);
    browser.open(&file);
    for address in ["#/", "#/file/0", "#/methods", "#/impact", "#/tests", "#/search/governor", "#/file/0/15000"] {
        let painted = browser.painted(address);
        assert!(painted < 20_000, "{address} paints {painted} elements");
    }
    assert_eq!(browser.complaints, Vec::<String>::new());
}
