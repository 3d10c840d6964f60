// The summary, and the lists of objectives, decisions, files and tests.

function openGroups() {
  const groups = new Map();
  R.objectives.forEach((o, number) => {
    if (standing(o) !== 'open') return;
    const key = o.verdict.reason + '\n' + o.verdict.advice;
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(number);
  });
  return Array.from(groups.values()).sort((a, b) => b.length - a.length);
}
const SHOWN_EACH = 100, SHOWN_REASONS = 50;
const moreReasons = (groups, kind) => groups.length > SHOWN_REASONS && html`<li class="soft">and ${groups.length - SHOWN_REASONS} more reasons, see <a href="#/objectives/all/${kind}">all of them</a></li>`;
function objectiveItems(numbers) {
  const items = numbers.slice(0, SHOWN_EACH).map(number => {
    const o = R.objectives[number];
    return html`<li>${sign(standing(o))} ${o.decision != null && R.decisions[o.decision] ? decisionLink(o.decision, o.what) : lineLink(o.file, o.line, o.what)}
      <span class="soft">${criterion(o.criterion)}${R.files[o.file] && ', ' + fileName(R.files[o.file].path)}</span>${mutantText(number)}${assertionText(o)}</li>`;
  });
  const rest = numbers.length - SHOWN_EACH;
  return html`<ul>${items}${rest > 0 && html`<li class="soft">and ${rest} more, see <a href="#/objectives">all objectives</a></li>`}</ul>`;
}
// The source line of a mutant before and after, and whether another says the same.
function mutantText(number) {
  const m = (R.mutants || []).find(m => m.objective === number);
  if (!m) return '';
  const other = m.same_as != null ? 'the same as ' + R.objectives[m.same_as].what : m.subsumed_by != null && 'subsumed by ' + R.objectives[m.subsumed_by].what;
  return html`${m.after && html`<br><code>${m.before}</code><br><code>${m.after}</code>`}${other && html`<br><span class="soft">${other}</span>`}`;
}
function partitionPart() {
  if (!R.partitions || !R.partitions.length) return '';
  return html`<h2>Partition</h2><ul class="plain">${R.partitions.map(p => html`<li>${p.is_proved ? mark('covered', 'proved') : mark('open', 'not proved')} &ensp;${plural(p.blocks.length, 'block')} for <code>${p.target}</code>: ${p.blocks.join(', ')}${p.is_proved && R.settings.assumed && ', assuming that ' + R.settings.assumed.join(', that ')}
    ${p.findings.length > 0 && html`<ul>${p.findings.map(f => html`<li>${f.kind}${f.blocks.length > 0 && ': ' + f.blocks.join(', ')} ${f.test != null ? html`<code>${f.input}</code> ${testLink(f.test)}` : html`<span class="soft">not known: ${f.reason}</span>`}</li>`)}</ul>`}</li>`)}</ul>`;
}
function openPart() {
  const groups = openGroups();
  if (!R.objectives.length) return html`<p>There are no objectives: nothing was asked for, or nothing was found to cover.</p>`;
  if (!groups.length) return html`<p>${mark('covered', 'Nothing is open')}${R.totals.some(t => t.justified) && ' but what is justified'}.</p>`;
  return html`<ul class="plain">${groups.slice(0, SHOWN_REASONS).map(numbers => {
    const verdict = R.objectives[numbers[0]].verdict;
    return html`<li>${mark('open', String(numbers.length))} &ensp;${sentence(verdict.reason)} ${verdict.advice && html`<span class="advice">Advice: ${sentence(verdict.advice)}</span>`}
      <details ${numbers.length <= 5 && 'open'}><summary>${plural(numbers.length, 'objective')}</summary>${objectiveItems(numbers)}</details></li>`;
  })}${moreReasons(groups, 'open')}</ul>`;
}
function infeasiblePart() {
  const groups = new Map();
  R.objectives.forEach((o, number) => {
    if (o.verdict.kind !== 'infeasible') return;
    const key = o.verdict.reason + '\n' + o.verdict.scope.join('\n');
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(number);
  });
  if (!groups.size) return '';
  const all = Array.from(groups.values()).sort((a, b) => b.length - a.length);
  return html`<h2>Proved infeasible</h2><ul class="plain">${all.slice(0, SHOWN_REASONS).map(numbers => {
    const verdict = R.objectives[numbers[0]].verdict;
    return html`<li>${mark('infeasible', String(numbers.length))} &ensp;${sentence(verdict.reason)} ${verdict.scope.length > 0 && html`<span class="soft">Assumed: ${verdict.scope.join('; ')}.</span>`}
      <details ${numbers.length <= 5 && 'open'}><summary>${plural(numbers.length, 'objective')}</summary>${objectiveItems(numbers)}</details></li>`;
  })}${moreReasons(all, 'infeasible')}</ul>`;
}
function justificationPart() {
  if (!R.justifications.length) return '';
  const byId = new Map(R.objectives.map((o, number) => [o.id, number]));
  return html`<h2>Justifications</h2>${listing(R.justifications, j => {
    const o = R.objectives[byId.get(j.objective)];
    return html`<tr>${cell('State', j.stale ? mark('open', 'stale') : mark('justified', 'holds'))}
      ${cell('Objective', o ? html`${o.decision != null ? decisionLink(o.decision, o.what) : o.what}` : html`<code>${j.objective}</code>`)}
      ${cell('Text', html`${j.text}${j.stale && html`<br><span class="open">Stale: ${j.stale}</span>${j.test != null && html`, by ${testLink(j.test)}`}`}`)}</tr>`;
  }, ['State', 'Objective', 'Text'])}`;
}

function fileRow(index) {
  const file = R.files[index];
  const executed = file.code.filter(line => line.tests.length).length;
  const ways = file.code.reduce((sum, line) => [sum[0] + line.branches[0], sum[1] + line.branches[1]], [0, 0]);
  const first = byFile[index].filter(number => R.objectives[number].criterion === FIRST);
  const of = (part, all) => all ? html`${part} of ${all} <span class="soft">(${percent(part, all)})</span>` : html`<span class="soft">none</span>`;
  return html`<tr>${cell('File', html`<a href="#/file/${index}">${breakable(file.path)}</a>${!file.lines.length && html`<br><span class="soft">source not found</span>`}`)}
    ${cell(criterion(FIRST), of(coveredOf(first), first.length), 'n')}${cell('Branches', of(ways[0], ways[1]), 'n')}
    ${cell('Lines', of(executed, file.code.length), 'n')}
    ${cell('State', byFile[index].length ? mark(state(byFile[index]), together(state(byFile[index]), byFile[index])) : html`<span class="soft">no objectives</span>`)}</tr>`;
}
const filesTable = () => !R.files.length ? html`<p class="soft">None.</p>` : listing(R.files.map((f, index) => index), fileRow, ['File', '#' + criterion(FIRST), '#Branches', '#Lines', 'State']);

function counted(values) {
  const counts = new Map();
  values.filter(Boolean).forEach(value => counts.set(value, (counts.get(value) || 0) + 1));
  return Array.from(counts, ([value, count]) => count + ' ' + value).join(', ');
}
function testsPart() {
  const written = Array.from(new Set(R.tests.map(t => t.file).filter(Boolean)));
  const vm = counted(R.tests.map(t => t.in_vm)), jvm = counted(R.tests.map(t => t.on_jvm)), coverage = counted(R.tests.map(t => t.coverage_on_jvm));
  return html`<h2>Tests</h2><dl class="facts">
    <dt>${written.length ? 'Written' : 'Run'}</dt><dd><a href="#/tests">${plural(R.tests.length, 'test')}</a>${R.settings.junit && ', JUnit ' + R.settings.junit}</dd>
    ${written.slice(0, 8).map(file => html`<dt>File</dt><dd><code>${file}</code></dd>`)}${written.length > 8 && html`<dt></dt><dd>and ${written.length - 8} more files</dd>`}
    ${vm && html`<dt>In the VM</dt><dd>${vm}</dd>`}${jvm && html`<dt>On the JVM</dt><dd>${jvm}</dd>`}${coverage && html`<dt>Coverage there</dt><dd>${coverage}</dd>`}
    ${R.withheld.map(w => html`<dt>Withheld</dt><dd><span class="open">${plural(w.count, 'test')}</span>: ${w.reason}</dd>`)}</dl>`;
}

function timeline() {
  const points = R.timeline, last = points[points.length - 1];
  if (points.length < 2 || !(last.paths > 0) || !(last.covered > 0)) return '';
  const x = p => 4 + 420 * p.paths / last.paths, y = p => 92 - 78 * p.covered / last.covered;
  let path = 'M' + x(points[0]) + ' ' + y(points[0]);
  points.slice(1).forEach(p => { path += 'H' + x(p).toFixed(1) + 'V' + y(p).toFixed(1); });
  return html`<h3>Covered as paths were explored</h3><svg class="chart" viewBox="0 0 480 112" role="img" aria-label="${last.covered} objectives of ${criterion(FIRST)} after ${last.paths} paths">
    <path d="M4 92.5H424" stroke="var(--strong)" fill="none"/><path d="${path}" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>
    <text x="430" y="${y(last) + 4}">${last.covered}</text><text x="4" y="107">0</text><text x="424" y="107" text-anchor="end">${plural(last.paths, 'path')}</text></svg>`;
}
function runPart() {
  const s = R.settings;
  const rows = [['Command', R.command], ['Targets', s.targets.join(', ')], ['Class path', s.classpath], ['Sources', s.source || 'none given'], ['JDK', s.jdk],
    ['Strategy', s.strategy && s.strategy + ', seed ' + s.seed], ['Budget', s.budget_seconds == null ? 'none' : s.budget_seconds + ' s'],
    ['Bounds', s.bounds.map(b => b.join(' ')).join(', ') || 'none'], ['Proofs assume', (s.assumed || []).join('; ')], ['Tool', R.tool]];
  return html`<h2>How it was run</h2><dl class="facts">${rows.filter(r => r[1]).map(r => html`<dt>${r[0]}</dt><dd>${r[1]}</dd>`)}</dl>${timeline()}
    ${R.exploration.length > 0 && html`<h3>Exploration</h3>${listing(R.exploration, e => html`<tr>${cell('Target', html`<code>${e.target}</code>`)}
      ${cell('Explored', e.exhaustive ? 'all of it' : html`not all: ${e.left_out.map(l => l[1] + ' x ' + l[0]).join(', ') || 'ended early'}`)}${cell('Paths', e.paths, 'n')}
      ${cell('Queries', e.queries, 'n')}</tr>`, ['Target', 'Explored', '#Paths', '#Queries'])}`}
    ${(R.means || []).length > 0 && html`<h3>Means</h3>${listing(R.means, m => html`<tr>${cell('Means', html`<code>${m.means}</code>`)}${cell('Turns', m.turns, 'n')}
      ${cell('Work', m.work, 'n')}${cell('Tests', m.tests, 'n')}${cell('Covered', m.covered, 'n')}${cell('Proved', m.proved, 'n')}</tr>`, ['Means', '#Turns', '#Work', '#Tests', '#Covered', '#Proved'])}`}`;
}
function notices() {
  const stale = R.justifications.filter(j => j.stale).length;
  return html`${R.ended_early && html`<div class="notice"><p>The run ended early: ${sentence(R.ended_early)} What is here holds; there may be more to cover.</p></div>`}
    ${stale > 0 && html`<div class="notice"><p>${plural(stale, 'justification')} ${stale === 1 ? 'is' : 'are'} stale, see below.</p></div>`}
    ${R.removed.length > 0 && html`<div class="notice calm"><p>Removed by the compiler, so without objectives:</p>${R.removed.map(d => html`<p><code>${d}</code></p>`)}</div>`}
    ${(R.models || []).length > 0 && html`<div class="notice calm"><p>Proofs depend on models of the user:</p>${R.models.map(m => html`<p><code>${m.method}</code> by <code>${m.model}</code></p>`)}</div>`}
    ${R.warnings.length > 0 && html`<div class="notice calm">${R.warnings.map(w => html`<p>${w}</p>`)}</div>`}`;
}
function summaryView() {
  const name = R.settings.targets.length ? R.settings.targets.slice(0, 5).join(', ') + (R.settings.targets.length > 5 ? ' and ' + (R.settings.targets.length - 5) + ' more' : '') : 'Coverage';
  const tests = R.settings.junit ? 'generated' : 'measured';
  return { title: 'Summary', body: html`<h1 tabindex="-1">${breakable(name)}</h1>
    <p class="lead">${plural(R.tests.length, 'test')} ${tests}, ${plural(R.decisions.length, 'decision')} in ${plural(R.files.length, 'file')}. <a href="#/print">All on one page</a>, to print.</p>
    ${notices()}<div>${R.totals.map(total => score(total, kind => `#/objectives/${total.criterion}/${kind}`))}</div>
    <h2>What is open, and why</h2>${openPart()}${infeasiblePart()}${partitionPart()}${justificationPart()}
    <h2>Files</h2>${filesTable()}${testsPart()}${runPart()}` };
}

const KINDS = ['covered', 'infeasible', 'open', 'justified'];
function objectivesView(wanted, kind) {
  const all = R.objectives.map((o, number) => number);
  const of = all.filter(number => !wanted || wanted === 'all' || R.objectives[number].criterion === wanted);
  const found = of.filter(number => !kind || standing(R.objectives[number]) === kind);
  const chip = (to, text, here) => html`<a href="#/objectives/${to}" ${here && html`aria-current="true"`}>${text}</a>`;
  const base = wanted || 'all';
  return { title: 'Objectives', body: html`<h1 tabindex="-1">Objectives</h1><p class="lead">${found.length} of ${all.length}. An objective is one thing that a criterion asks for; each has one verdict.</p>
    <div class="chips">${chip('all' + (kind ? '/' + kind : ''), 'All criteria', base === 'all')}${R.settings.criteria.map(c => chip(c + (kind ? '/' + kind : ''), criterion(c), base === c))}</div>
    <div class="chips">${chip(base, 'All verdicts', !kind)}${KINDS.map(k => chip(base + '/' + k, html`${mark(k, WORDS[k])} ${of.filter(n => standing(R.objectives[n]) === k).length}`, kind === k))}</div>
    ${listing(found, objectiveRow, OBJECTIVE_HEAD)}` };
}

function decisionRow(index) {
  const d = R.decisions[index], numbers = ofFirst(index);
  return html`<tr>${cell('State', decisionMark(index), 'w')}${cell('Decision', html`<code>${decisionLink(index)}</code>`)}
    ${cell('Method', html`<code>${breakable(methodName(d))}</code>`, 'w')}${cell('Where', lineLink(d.file, d.line), 'w')}
    ${cell('Conditions', d.conditions.length, 'n')}${cell('Covered', html`${coveredOf(numbers)} of ${numbers.length}`, 'n')}</tr>`;
}
const DECISION_HEAD = ['State', 'Decision', 'Method', 'Where', '#Conditions', '#Covered'];
function decisionsView(kind) {
  const found = R.decisions.map((d, index) => index).filter(index => !kind || decisionState[index] === kind);
  const chip = (to, text, here) => html`<a href="#/decisions${to}" ${here && html`aria-current="true"`}>${text}</a>`;
  return { title: 'Decisions', body: html`<h1 tabindex="-1">Decisions</h1><p class="lead">${found.length} of ${R.decisions.length}</p>
    <div class="chips">${chip('', 'All', !kind)}${['covered', 'partly', 'infeasible', 'open'].map(k => chip('/' + k, html`${mark(k, k === 'infeasible' ? 'rest infeasible' : WORDS[k])} ${decisionState.filter(s => s === k).length}`, kind === k))}</div>
    ${listing(found, decisionRow, DECISION_HEAD)}` };
}
function testRow(number) {
  const test = R.tests[number];
  const ends = [test.in_vm && test.in_vm !== 'passed' && 'VM: ' + test.in_vm, test.on_jvm && test.on_jvm !== 'passed' && 'JVM: ' + test.on_jvm].filter(Boolean);
  return html`<tr>${cell('Test', html`<code>${testLink(number)}</code>`, 'w')}${cell('Calls', html`<code>${breakable(shortTarget(test.target))}</code>`, 'w')}
    ${cell('Shows', html`${test.shows.slice(0, 2).join('; ')}${test.shows.length > 2 && html` <span class="soft">and ${test.shows.length - 2} more</span>`}`)}
    ${cell('Objectives', test.objectives.length, 'n')}${cell('Result', ends.length ? html`<span class="open">${ends.join(', ')}</span>` : 'passed', ends.length ? '' : 'w')}</tr>`;
}
const TEST_HEAD = ['Test', 'Calls', 'Shows', '#Objectives', 'Result'];
const testsView = () => ({ title: 'Tests', body: html`<h1 tabindex="-1">Tests</h1><p class="lead">${plural(R.tests.length, 'test')}</p>${listing(R.tests.map((t, n) => n), testRow, TEST_HEAD)}` });
const filesView = () => ({ title: 'Files', body: html`<h1 tabindex="-1">Files</h1><p class="lead">${plural(R.files.length, 'file')}</p>${filesTable()}` });
