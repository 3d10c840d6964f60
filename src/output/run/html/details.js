// One file, one decision, one test; what was searched for; and everything, to print.

const CHUNK = 200;
const LEGEND = html`<div class="legend" aria-hidden="true"><span><b class="covered">✓</b> executed</span><span><b class="open">✗</b> never executed</span>
  ${['covered', 'partly', 'infeasible', 'open'].map(kind => html`<span>${mark(kind, 'decision ' + (kind === 'infeasible' ? 'covered, rest infeasible' : WORDS[kind]))}</span>`)}
  ${R.state && html`<span>${mark('covered', 'attribute written and checked')}</span><span>${mark('open', 'attribute written, left unchecked')}</span>`}</div>`;

function decisionMarks(indices) {
  return indices.map(index => {
    const numbers = ofFirst(index), kind = decisionState[index];
    const says = `Decision ${clipped(R.decisions[index].text)}: ${together(kind, byDecision[index])}, ${coveredOf(numbers)} of ${numbers.length} covered`;
    return html`<a href="#/decision/${encodeURIComponent(addresses[index])}" class="${kind}" aria-label="${says}" title="${says}">${icon(kind)} ${coveredOf(numbers)}/${numbers.length}</a>`;
  });
}
// Attributes that are written on lines of a file: by line, the attribute and whether a test checks it.
function writesOf(index) {
  const at = new Map();
  (R.state || []).forEach(a => new Set(a.writes.filter(w => w.file === Number(index) && w.line > 0).map(w => w.line)).forEach(line => {
    if (!at.has(line)) at.set(line, []);
    at.get(line).push(a);
  }));
  return at;
}
const attributeSays = a => `${a.attribute}: written and ${a.checked_by.length ? 'checked by ' + plural(a.checked_by.length, 'test') : 'left unchecked'}`;
const attributeMark = a => html`<a href="#/objectives/state/${a.checked_by.length ? 'covered' : 'open'}" class="${a.checked_by.length ? 'covered' : 'open'}" aria-label="${attributeSays(a)}" title="${attributeSays(a)}">${icon(a.checked_by.length ? 'covered' : 'open')} ${a.attribute.split('.').pop()}</a>`;
function sourceOf(index) {
  const file = R.files[index];
  const code = new Map(file.code.map(line => [line.line, line]));
  const at = new Map();
  decisionsOfFile[index].forEach(d => {
    const line = R.decisions[d].line;
    if (!at.has(line)) at.set(line, []);
    at.get(line).push(d);
  });
  const written = writesOf(index);
  const texts = file.lines.length ? coloured(file.lines) : null;
  // Without the source, only lines that something is known of.
  const numbers = texts ? texts.map((t, i) => i + 1) : Array.from(new Set([...code.keys(), ...at.keys(), ...written.keys()])).filter(n => n > 0).sort((a, b) => a - b);
  let out = '';
  for (let from = 0; from < numbers.length; from += CHUNK) {
    const part = numbers.slice(from, from + CHUNK);
    out += `<div class="chunk" style="contain-intrinsic-height:auto ${Math.round(part.length * 21.5)}px">`;
    for (const number of part) {
      const here = at.get(number);
      const text = texts ? texts[number - 1] : here ? here.map(d => R.decisions[d].text).join('; ') : '';
      const marks = [...(here ? decisionMarks(here) : []), ...(written.get(number) || []).map(attributeMark)];
      out += sourceLine(number, text, code.get(number), marks.length ? marks : '', here ? 'has' : '', 'line-' + number);
    }
    out += '</div>';
  }
  return new Made(`<div class="source">${out}</div>`);
}
// The attributes that are written in a file, those that nothing checks first.
function attributesPart(index) {
  const here = (R.state || []).filter(a => a.writes.some(w => w.file === Number(index)));
  if (!here.length) return '';
  const line = a => (a.writes.find(w => w.file === Number(index)) || {}).line;
  const one = a => html`<li>${sign(a.checked_by.length ? 'covered' : 'open', attributeSays(a))}${lineLink(index, line(a), a.attribute)}
    <span class="soft">${a.checked_by.length ? 'checked' : 'left unchecked'}</span></li>`;
  return html`<h2>Attributes</h2><ul>${[...here].sort((a, b) => Math.min(a.checked_by.length, 1) - Math.min(b.checked_by.length, 1)).map(one)}</ul>`;
}
function outline(index) {
  const file = R.files[index], groups = new Map();
  decisionsOfFile[index].forEach(d => {
    const name = methodName(R.decisions[d]);
    if (!groups.has(name)) groups.set(name, []);
    groups.get(name).push(d);
  });
  return html`<div class="aside"><h2>Decisions</h2>${groups.size === 0 && html`<p class="soft">There are none.</p>`}
    ${Array.from(groups, ([name, ds]) => html`<h3>${name}</h3><ul>${ds.map(d => html`<li>${sign(decisionState[d], together(decisionState[d], byDecision[d]))}<a href="#/decision/${encodeURIComponent(addresses[d])}" title="${R.decisions[d].text}"><code>${R.decisions[d].text}</code></a></li>`)}</ul>`)}
    ${attributesPart(index)}${file.methods.some(m => !m.tests.length) && html`<h2>Never called</h2><ul>${file.methods.filter(m => !m.tests.length).map(m => html`<li><a href="#/file/${index}/${m.lines[0]}"><code>${m.shown}</code></a></li>`)}</ul>`}</div>`;
}
function fileView(index, line) {
  const file = R.files[index];
  if (!file) return missing('file', index);
  const executed = file.code.filter(l => l.tests.length).length;
  return { title: fileName(file.path), line, body: html`<p class="crumbs"><a href="#/files">Files</a></p><h1 tabindex="-1">${breakable(file.path)}</h1>
    <p class="lead">${executed} of ${file.code.length} lines with code executed (${percent(executed, file.code.length)}), ${plural(decisionsOfFile[index].length, 'decision')}${!file.lines.length && '. The source was not found; its decisions come from the bytecode.'}</p>
    ${LEGEND}<div class="split">${sourceOf(index)}${outline(index)}</div>` };
}

function excerpt(d) {
  const file = R.files[d.file];
  if (!file || !file.lines.length || !d.line) return '';
  const known = d.conditions.map(c => c.line).filter(line => line > 0).concat(d.line);
  const first = Math.max(1, Math.min(...known) - 2), last = Math.min(file.lines.length, Math.max(...known) + 2, first + 60);
  const code = new Map(file.code.map(line => [line.line, line]));
  const texts = coloured(file.lines.slice(first - 1, last));
  const lines = texts.map((text, index) => {
    const number = first + index;
    return sourceLine(number, conditionsIn(file.lines[number - 1], number, d.conditions) || text, code.get(number), '', number === d.line ? 'here' : '');
  });
  return new Made('<div class="source">' + lines.join('') + '</div>');
}

const lettered = formula => html`${formula.split(/([A-Z]+)/).map((part, index) => index % 2 ? html`<b>${part}</b>` : part)}`;

// Verdicts by condition: one row each, and below it why a value has no test.
function obligations(index, wanted) {
  const d = R.decisions[index];
  const numbers = byDecision[index].filter(n => R.objectives[n].criterion === wanted && R.objectives[n].condition != null);
  if (!numbers.length) return '';
  const slots = new Map(numbers.map(n => [R.objectives[n].condition + '/' + R.objectives[n].value, n]));
  const one = (condition, value) => {
    const o = R.objectives[slots.get(condition + '/' + value)];
    if (!o) return html`<span class="soft">no obligation</span>`;
    return html`${mark(standing(o))}${o.verdict.kind === 'covered' && html` <span class="soft">by</span> ${testLinks(o.verdict.tests, 2)}${o.verdict.not_run && html` <span class="soft">(not run on the JVM)</span>`}`}`;
  };
  const rows = d.conditions.map((c, condition) => {
    const why = [true, false].map(value => R.objectives[slots.get(condition + '/' + value)]).filter(o => o && o.verdict.kind !== 'covered');
    return html`<tr class="${why.length ? 'before' : ''}">${cell('Condition', html`<span class="letter">${c.letter}</span>&ensp;<code>${c.text}</code>`)}
      ${cell('true', one(condition, true))}${cell('false', one(condition, false))}</tr>
      ${why.map((o, at) => html`<tr class="why ${at + 1 < why.length ? 'before' : ''}"><td colspan="3"><span><b class="${standing(o)}">${c.letter} ${o.value ? 'true' : 'false'}, ${WORDS[standing(o)]}:</b> ${verdictText(o)}</span></td></tr>`)}`;
  });
  return html`<h2>${criterion(wanted)} obligations</h2><table class="stacked"><thead><tr><th scope="col">Condition</th><th scope="col">True and decides</th><th scope="col">False and decides</th></tr></thead><tbody>${rows}</tbody></table>`;
}
function truthTable(d) {
  if (!d.rows.length) return html`<h2>Truth table</h2><p class="soft">No evaluation was seen.</p>`;
  const line = (row, number) => {
    const cells = d.conditions.map((c, i) => {
      const value = row.values[i] || '-';
      return row.shows[i] ? html`<td class="s" title="${c.letter} decides">${value}</td>` : html`<td class="${value === '-' ? 'x' : ''}">${value === '-' ? '–' : value}</td>`;
    });
    const shows = d.conditions.filter((c, i) => row.shows[i]).map(c => c.letter);
    return html`<tr id="row-${number + 1}"><td class="row first">${number + 1}</td>${cells}<td class="o">${row.outcome ? 'T' : 'F'}</td>
      <td class="t">${shows.length > 12 ? shows.slice(0, 10).join(' ') + ' and ' + (shows.length - 10) + ' more' : shows.join(' ')}</td><td class="t">${row.tests.slice(0, 3).map((t, i) => html`${i ? ', ' : ''}${testLink(t)}`)}${row.tests.length > 3 && html` <span class="soft">and ${row.tests.length - 3} more</span>`}</td></tr>`;
  };
  // Cells, not rows, are what takes time.
  const most = Math.max(20, Math.floor(20000 / Math.max(1, d.conditions.length)));
  const number = waiting.push(() => shown(d.rows.map(line))) - 1;
  return html`<h2>Truth table <span class="soft">&ensp;${plural(d.rows.length, 'row')} seen</span></h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Truth table"><table class="truth"><thead><tr><th scope="col" class="first">#</th>${d.conditions.map(c => html`<th scope="col" title="${c.text}">${c.letter}</th>`)}
    <th scope="col" class="o">Outcome</th><th scope="col" class="t">Shows</th><th scope="col" class="t">Tests</th></tr></thead><tbody>${d.rows.slice(0, most).map(line)}</tbody></table></div>
    ${d.rows.length > most && html`<button class="more" type="button" data-more="${number}">Show all ${d.rows.length} rows</button>`}
    <p class="soft">A boxed value is evaluated and not masked: it decides the outcome of its row. – is not evaluated.</p>`;
}
function pairs(d) {
  if (!d.pairs.length) return '';
  return html`<h2>Independence pairs</h2>${listing(d.pairs, p => {
    const c = d.conditions[p.condition] || { letter: '?', text: '' };
    return html`<tr>${cell('Condition', html`<span class="letter">${c.letter}</span>&ensp;<code>${c.text}</code>`)}
      ${cell('false', html`<span class="nowrap">row ${p.rows[0] + 1}:</span> ${testLink(p.tests[0])}`)}${cell('true', html`<span class="nowrap">row ${p.rows[1] + 1}:</span> ${testLink(p.tests[1])}`)}${cell('Form', p.form)}</tr>`;
  }, ['Condition', 'False', 'True', 'Form'])}`;
}
function decisionBody(index, level) {
  const d = R.decisions[index];
  const others = byDecision[index].filter(n => !(['mcdc', 'unique-cause'].includes(R.objectives[n].criterion) && R.objectives[n].condition != null));
  const numbers = ofFirst(index);
  const heading = level === 1 ? html`<h1 class="code" tabindex="-1" title="${d.text}">${d.text}</h1>` : html`<h1 class="code">${d.text}</h1>`;
  return html`<p class="crumbs">${lineLink(d.file, d.line)} &rsaquo; <code>${methodName(d)}</code></p>${heading}
    <div class="tags"><span>${decisionMark(index)}</span><span>${coveredOf(numbers)} of ${numbers.length} ${numbers.every(n => R.objectives[n].criterion === FIRST) ? criterion(FIRST) : 'objectives'} covered</span><span>${plural(d.conditions.length, 'condition')}</span>
    <span>${d.role === 'value' ? 'computes a value' : 'controls a branch'}</span><span>${d.origin === 'bytecode' ? 'recovered from bytecode' : 'from the source'}</span><span><code>${d.id}</code></span></div>
    ${d.notes.map(note => html`<div class="notice calm"><p>${note}</p></div>`)}
    ${excerpt(d)}<h2>Formula</h2><p class="formula">${lettered(d.formula)}</p>
    ${R.settings.criteria.filter(c => c === 'mcdc' || c === 'unique-cause').map(c => obligations(index, c))}${truthTable(d)}${pairs(d)}
    ${others.length > 0 && html`<h2>Other objectives</h2>${listing(others, objectiveRow, OBJECTIVE_HEAD)}`}`;
}
function decisionView(address) {
  const index = addressed.get(address);
  return index === undefined ? missing('decision', address) : { title: R.decisions[index].text, body: decisionBody(index, 1) };
}

function testBody(number, level) {
  const test = R.tests[number];
  const code = test.code.length ? testCode(test) : '';
  const decisions = listing(decisionsOfTest[number], ({ decision, rows }) => html`<tr>${cell('State', decisionMark(decision), 'w')}
    ${cell('Decision', html`<code>${decisionLink(decision)}</code>`)}${cell('Where', lineLink(R.decisions[decision].file, R.decisions[decision].line))}
    ${cell('Rows', rows.map(r => r + 1).join(', '))}${cell('Values', html`<code>${rows.slice(0, 4).map(r => R.decisions[decision].rows[r]).map(r => r.values + ' → ' + (r.outcome ? 'T' : 'F')).join(', ')}</code>`)}</tr>`,
    ['State', 'Decision', 'Where', 'Rows', 'Values']);
  const heading = level === 1 ? html`<h1 class="code" tabindex="-1">${test.method}</h1>` : html`<h1 class="code">${test.method}</h1>`;
  return html`<p class="crumbs"><a href="#/tests">Tests</a> &rsaquo; <code>${breakable(test.class)}</code></p>${heading}
    <div class="tags">${test.target && html`<span>calls <code>${test.target}</code></span>`}${test.in_vm && html`<span>VM: ${test.in_vm}</span>`}${test.on_jvm && html`<span>JVM: ${test.on_jvm}</span>`}${test.coverage_on_jvm && html`<span>coverage on the JVM: ${test.coverage_on_jvm}</span>`}
    ${test.file && html`<span><code>${test.file}${test.line > 0 && ':' + test.line}</code></span>`}</div>
    ${test.shows.length > 0 && html`<h2>Shows</h2><ul>${test.shows.slice(0, 50).map(s => html`<li>${s}</li>`)}${test.shows.length > 50 && html`<li class="soft">and ${test.shows.length - 50} more</li>`}</ul>`}
    ${code && html`<h2>Code</h2>${code}`}
    ${test.modified && test.modified.length > 0 && html`<h2>Attributes it modifies</h2><ul>${test.modified.map(name => html`<li>${test.checked.includes(name) ? mark('covered', 'checked') : mark('open', 'not checked')} <code>${name}</code></li>`)}</ul>`}
    <h2>Decisions it evaluates</h2>${decisionsOfTest[number].length ? decisions : html`<p class="soft">None.</p>`}
    ${test.objectives.length > 0 && html`<h2>Objectives it covers</h2>${listing(test.objectives.filter(n => R.objectives[n]), objectiveRow, OBJECTIVE_HEAD)}`}
    ${linesOfTest[number].size > 0 && html`<h2>Lines it executes</h2><ul class="plain">${Array.from(linesOfTest[number], ([file, count]) => html`<li>${lineLink(file, 0, R.files[file].path)} <span class="soft">${plural(count, 'line')}</span></li>`)}</ul>`}`;
}
function testView(number) {
  return R.tests[number] ? { title: R.tests[number].method, body: testBody(Number(number), 1) } : missing('test', number);
}

function searchView(query) {
  const hit = finder(query), indices = (list, test) => list.map((x, i) => i).filter(i => test(list[i]));
  const decisions = indices(R.decisions, d => hit(d.text, d.class, d.method, d.id, ...d.conditions.map(c => c.text)));
  const tests = indices(R.tests, t => hit(t.class, t.method, t.target, ...t.shows));
  const files = indices(R.files, f => hit(f.path, ...f.methods.map(m => m.shown)));
  const objectives = indices(R.objectives, o => hit(o.what, o.id, standing(o), criterion(o.criterion), o.verdict.reason || ''));
  const count = decisions.length + tests.length + files.length + objectives.length;
  return { title: 'Search', typing: true, said: count + ' found', body: html`<h1 tabindex="-1">Search: ${query}</h1><p class="lead">${count ? count + ' found' : 'Nothing was found.'}</p>
    ${foundPart('Decisions', decisions, decisionRow, DECISION_HEAD)}${foundPart('Tests', tests, testRow, TEST_HEAD)}${foundPart('Files', files, fileRow, ['File', '#' + criterion(FIRST), '#Branches', '#Lines', 'State'])}
    ${foundPart('Objectives', objectives, objectiveRow, OBJECTIVE_HEAD)}` };
}
function printView() {
  return { title: 'Everything', body: html`${summaryView().body}
    ${R.decisions.map((d, index) => html`<section class="one">${decisionBody(index, 2)}</section>`)}
    ${R.tests.map((t, number) => html`<section class="one">${testBody(number, 2)}</section>`)}` };
}

const VIEWS = {
  '': summaryView, objectives: objectivesView, decisions: decisionsView, files: filesView, tests: testsView,
  file: fileView, decision: decisionView, test: testView, search: searchView, print: printView,
};
// The entry of the menu that a view belongs to.
const PART = { '': 'summary', print: 'summary', file: 'files', decision: 'decisions', test: 'tests' };
const SUBJECT = R.settings.targets[0] || 'coverage';
