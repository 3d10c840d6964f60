// The summary, impacted decisions, tests, what was searched for, and everything, to print.

const MEANING = {
  equivalent: 'Equivalent', different: 'Different', unknown: 'Unknown',
};
function banner() {
  return html`<section class="banner ${R.answer}" aria-labelledby="answer"><span class="big">${icon(R.answer)}</span>
    <div><h1 id="answer" tabindex="-1">${MEANING[R.answer]}</h1><p class="said">${sentence(DATA.sentence[0].toUpperCase() + DATA.sentence.slice(1))}</p></div></section>
    <dl class="versions"><div><dt>Old version</dt><dd><code>${breakable(R.old.classpath)}</code></dd></div><div><dt>New version</dt><dd><code>${breakable(R.new.classpath)}</code></dd></div></dl>`;
}
function notices() {
  return html`${R.ended_early && html`<div class="notice"><p>The run ended early: ${sentence(R.ended_early)} What is here holds; there may be more to find.</p></div>`}
    ${R.warnings.length > 0 && html`<div class="notice calm">${R.warnings.slice(0, 50).map(w => html`<p>${w}</p>`)}${R.warnings.length > 50 && html`<p class="soft">and ${R.warnings.length - 50} more</p>`}</div>`}`;
}
const SECTIONS = 20;
function answersPart() {
  const open = inOrder(all).filter(number => R.targets[number].answer !== 'equivalent' || R.targets[number].differences.length);
  const same = answering('equivalent');
  return html`${open.slice(0, SECTIONS).map(number => targetSection(number, CARDS))}
    ${open.length > SECTIONS && html`<p><a href="#/methods">and ${open.length - SECTIONS} more methods</a></p>`}
    ${same.length > 0 && html`<h2>The same behaviour</h2>${listing(same, methodRow, METHOD_HEAD)}`}`;
}
function scopePart() {
  const counts = new Map();
  R.targets.forEach(target => target.scope.forEach(s => counts.set(s, (counts.get(s) || 0) + 1)));
  const granted = R.granted || [];
  if (!counts.size && !granted.length) return '';
  const some = n => n < R.targets.length && html` <span class="soft">(${n} of ${plural(R.targets.length, 'method')})</span>`;
  return html`<h2>The answers hold as long as</h2><ul>${Array.from(counts, ([text, n]) => html`<li>${text}${some(n)}</li>`)}</ul>
    ${granted.length > 0 && html`<p class="soft">Granted for all that is the same: ${granted.join('; ')}.</p>`}`;
}

const CHANGE = { changed: 'changed', added: 'added', removed: 'removed' };
function changeItem(change, number) {
  const file = DATA.class_files[number];
  const method = m => html`<li><span class="kind">${CHANGE[m.kind]}</span> <code>${m.shown}</code>
    <span class="soft">${m.old_lines.length > 0 && html`old line ${lineList(file, m.old_lines, true)}`}${m.old_lines.length > 0 && m.new_lines.length > 0 && '; '}${m.new_lines.length > 0 && html`new line ${lineList(file, m.new_lines, false)}`}</span></li>`;
  return html`<li><b>${R.files[file] ? lineLink(file, 0, change.class) : change.class}</b> <span class="soft">${CHANGE[change.kind]}</span>
    <ul>${change.methods.slice(0, 100).map(method)}${change.methods.length > 100 && html`<li class="soft">and ${change.methods.length - 100} more</li>`}${change.other.map(o => html`<li>${o}</li>`)}</ul></li>`;
}
function changesPart() {
  const most = 50, rest = R.changes.length - most;
  return html`<h2>What changed in the code</h2><p class="soft">${sentence(DATA.changed[0].toUpperCase() + DATA.changed.slice(1))} Compared on class files: comments, layout, names of locals and the order of methods do not count.</p>
    ${R.changes.length > 0 && html`<ul class="plain">${R.changes.slice(0, most).map(changeItem)}${rest > 0 && html`<li class="soft">and ${rest} more classes, in diff.json</li>`}</ul>`}`;
}
const scored = () => R.totals ? score(R.totals, kind => '#/impact/' + (kind === 'justified' ? 'open' : kind)) : '';
function impactPart() {
  if (!R.totals && !R.impacted.length) return '';
  return html`<h2>Obligations that the change touches</h2>${scored()}
    <p><a href="#/impact">${plural(R.impacted.length, 'decision')}</a> can be influenced by the change.</p>`;
}
function testsPart() {
  if (!R.tests.length && !R.affected) return '';
  const again = R.affected ? R.affected.filter(t => t.affected).length : 0;
  return html`<h2>Tests</h2><dl class="facts">${R.tests.length > 0 && html`<dt>Written</dt><dd><a href="#/tests">${plural(R.tests.length, 'test')}</a> for the new version</dd>`}
    ${R.affected && html`<dt>To run again</dt><dd><a href="#/tests">${again} of ${plural(R.affected.length, 'existing test')}</a> can be affected</dd>`}</dl>`;
}
function runPart() {
  const rows = [['Old sources', R.old.source], ['New sources', R.new.source], ...R.settings, ['Tool', R.tool]];
  return html`<h2>How it was run</h2><dl class="facts">${rows.filter(r => r[1]).map(r => html`<dt>${r[0]}</dt><dd>${r[1]}</dd>`)}</dl>`;
}
function summaryView() {
  return { title: 'Summary', body: html`${banner()}${notices()}
    <p class="lead">${plural(all.length, 'method')} compared, ${plural(count, 'difference')}. <a href="#/print">All on one page</a>, to print.</p>
    ${answersPart()}${scopePart()}${changesPart()}${impactPart()}${R.files.length > 0 && html`<h2>Source</h2>${filesTable()}`}${testsPart()}${runPart()}` };
}

// --- impact

// From the change to the decision, each step a link to its line.
function chainList(decision) {
  if (!decision.chain.length) return html`<p class="soft">The change is in the decision itself.</p>`;
  return html`<ol class="chain">${decision.chain.map(([what, line], step) => {
    const at = decision.chain_at[step] || { file: decision.file, old: false };
    const file = at.file == null ? decision.file : at.file;
    const text = line > 0 && (at.old ? 'old ' : '') + 'line ' + line;
    const place = R.files[file] && text ? html`<a class="step" href="#/file/${file}/${at.old && 'old/'}${line}">${file === decision.file ? text : fileName(R.files[file].path) + ', ' + text}</a>` : text;
    return html`<li>${what} <span class="nowrap">${place}</span></li>`;
  })}</ol>`;
}
function obligationRow(o) {
  return html`<tr>${cell('Verdict', mark(o.verdict.kind), 'w')}${cell('Obligation', o.what)}${cell('Tests', verdictText(o))}</tr>`;
}
function decisionBody(number, level) {
  const d = R.impacted[number];
  const heading = level === 1 ? html`<h1 class="code" tabindex="-1" title="${d.text}">${d.text || 'A decision'}</h1>` : html`<h1 class="code">${d.text}</h1>`;
  return html`<p class="crumbs"><a href="#/impact">Impact</a> &rsaquo; <code>${methodOf(d)}</code></p>${heading}
    <div class="tags"><span>${standingOf(d)}</span><span class="to-line">${lineLink(d.file, d.line)}</span><span><code>${d.id}</code></span></div>
    <h2>How the change reaches it</h2>${chainList(d)}${excerpt(d.file, d.line)}
    <h2>Obligations</h2>${d.obligations.length ? listing(d.obligations, obligationRow, ['Verdict', 'Obligation', 'Tests, or why none']) : html`<p class="soft">None.</p>`}`;
}
const decisionView = number => R.impacted[number] ? { title: R.impacted[number].text, body: decisionBody(Number(number), 1) } : missing('decision', number);
function decisionRow(number) {
  const d = R.impacted[number], { covered } = verdicts(d), first = d.chain[0];
  return html`<tr>${cell('State', standingOf(d), 'w')}${cell('Decision', html`<code>${decisionLink(number)}</code>`)}
    ${cell('Method', html`<code>${breakable(methodOf(d))}</code>`, 'w')}${cell('Where', lineLink(d.file, d.line), 'w')}
    ${cell('Because', first ? html`${first[0]}${d.chain.length > 1 && html` <span class="soft">and ${plural(d.chain.length - 1, 'step')}</span>`}` : html`<span class="soft">changed itself</span>`)}
    ${cell('Covered', html`${covered} of ${d.obligations.length}`, 'n')}</tr>`;
}
const DECISION_HEAD = ['State', 'Decision', 'Method', 'Where', 'Because of', '#Covered'];
function impactView(kind) {
  const has = (number, wanted) => verdicts(R.impacted[number])[wanted] > 0;
  const numbers = R.impacted.map((d, number) => number), found = numbers.filter(number => !kind || has(number, kind));
  const chip = (to, text, here) => html`<a href="#/impact${to}" ${here && html`aria-current="true"`}>${text}</a>`;
  return { title: 'Impact', body: html`<h1 tabindex="-1">Impact</h1><p class="lead">Decisions of the new version whose outcome or evaluation the change can influence: ${found.length} of ${numbers.length}.</p>${scored()}
    <div class="chips filter">${chip('', 'All', !kind)}${['covered', 'infeasible', 'open'].map(k => chip('/' + k, html`${mark(k, 'with ' + WORDS[k])} ${numbers.filter(n => has(n, k)).length}`, kind === k))}</div>
    ${listing(found, decisionRow, DECISION_HEAD)}` };
}

// --- tests

function testRow(number) {
  const test = R.tests[number];
  return html`<tr>${cell('Test', html`<code>${testLink(number)}</code>`, 'w')}
    ${cell('Shows', html`${test.shows.slice(0, 2).join('; ')}${test.shows.length > 2 && html` <span class="soft">and ${test.shows.length - 2} more</span>`}`)}
    ${cell('File', html`<code>${breakable(test.file)}</code>`, 'w')}${cell('JVM', test.on_jvm === 'passed' || test.on_jvm === CONFIRMED ? test.on_jvm : html`<span class="open">${test.on_jvm || 'not run'}</span>`)}</tr>`;
}
const TEST_HEAD = ['Test', 'Shows', 'File', 'On the JVM'];
function noticed(notice) {
  if (!notice) return '';
  const words = { 'checks': 'what the change influences', 'does-not-run': html`<span class="soft">does not run what changed</span>`, 'checks-nothing': mark('different', 'nothing that the change influences') };
  return words[notice.kind] || html`<span class="soft">not known: ${notice.reason}</span>`;
}

function affectedRow(test) {
  return html`<tr>${cell('Run again', test.affected ? mark('different', 'yes') : html`<span class="soft">no</span>`, 'w')}${cell('Test', html`<code>${breakable(test.test)}</code>`)}
    ${cell('Reaches', test.because || !test.affected && html`<span class="soft">nothing that changed</span>`)}${cell('Checks', noticed(test.notice))}</tr>`;
}
function testsView() {
  const suite = R.affected && [...R.affected.filter(t => t.affected), ...R.affected.filter(t => !t.affected)];
  return { title: 'Tests', body: html`<h1 tabindex="-1">Tests</h1><p class="lead">${plural(R.tests.length, 'test')} written for the new version.</p>
    ${R.tests.length > 0 && listing(R.tests.map((t, n) => n), testRow, TEST_HEAD)}
    ${suite ? html`<h2>The existing suite</h2><p>${suite.filter(t => t.affected).length} of ${plural(suite.length, 'test')} can be affected by the change and need to run again; the others reach nothing that changed.</p>
      ${listing(suite, affectedRow, ['Run again', 'Test', 'Reaches', 'Checks'])}` : html`<p class="soft">No existing suite was given (--tests).</p>`}` };
}
function testBody(number, level) {
  const test = R.tests[number];
  const heading = level === 1 ? html`<h1 class="code" tabindex="-1">${test.method}</h1>` : html`<h1 class="code">${test.method}</h1>`;
  return html`<p class="crumbs"><a href="#/tests">Tests</a> &rsaquo; <code>${breakable(test.class)}</code></p>${heading}
    <div class="tags">${test.file && html`<span><code>${breakable(test.file)}${test.line > 0 && ':' + test.line}</code></span>`}${test.on_jvm && html`<span>JVM: ${test.on_jvm}</span>`}</div>
    ${test.shows.length > 0 && html`<h2>Shows</h2><ul>${test.shows.slice(0, 50).map(s => html`<li>${s}</li>`)}</ul>`}
    ${test.code.length > 0 && html`<h2>Code</h2>${testCode(test)}`}
    ${shownBy[number].length > 0 && level === 1 && html`<h2>The difference it shows</h2>${shownBy[number].slice(0, CARDS).map(([target, at]) => html`<p>${methodLink(target)}</p>${differenceCard(target, at)}`)}`}`;
}
const testView = number => R.tests[number] ? { title: R.tests[number].method, body: testBody(Number(number), 1) } : missing('test', number);

// --- everything

function searchView(query) {
  const hit = finder(query), indices = (list, test) => list.map((x, i) => i).filter(i => test(list[i]));
  const methods = indices(R.targets, t => hit(t.target, t.because, ...t.differences.flatMap(d => [d.kind, d.cause])));
  const decisions = indices(R.impacted, d => hit(d.text, d.class, d.method, d.id));
  const tests = indices(R.tests, t => hit(t.class, t.method, ...t.shows));
  const files = indices(R.files, f => hit(f.path));
  const suite = (R.affected || []).filter(t => hit(t.test, t.because));
  const found = methods.length + decisions.length + tests.length + files.length + suite.length;
  return { title: 'Search', typing: true, said: found + ' found', body: html`<h1 tabindex="-1">Search: ${query}</h1><p class="lead">${found ? found + ' found' : 'Nothing was found.'}</p>
    ${foundPart('Methods', methods, methodRow, METHOD_HEAD)}${foundPart('Impacted decisions', decisions, decisionRow, DECISION_HEAD)}${foundPart('Tests', tests, testRow, TEST_HEAD)}
    ${foundPart('Files', files, fileRow, FILE_HEAD)}${foundPart('Existing tests', suite, affectedRow, ['Run again', 'Test', 'Reaches'])}` };
}
function printView() {
  return { title: 'Everything', body: html`${summaryView().body}
    ${all.map(number => html`<section class="one">${methodBody(number, 2)}</section>`)}
    ${R.files.map((f, index) => html`<section class="one"><h1>${f.path}</h1>${fileBody(index, null)}</section>`)}
    ${R.impacted.map((d, number) => html`<section class="one">${decisionBody(number, 2)}</section>`)}
    ${R.tests.map((t, number) => html`<section class="one">${testBody(number, 2)}</section>`)}` };
}

const VIEWS = {
  '': summaryView, methods: methodsView, method: methodView, source: sourceView, file: fileView, impact: impactView,
  decision: decisionView, tests: testsView, test: testView, search: searchView, print: printView,
};
// The entry of the menu that a view belongs to.
const PART = { '': 'summary', print: 'summary', method: 'methods', file: 'source', decision: 'impact', test: 'tests' };
