// What the methods do: differences with their inputs and both results, what was not decided, and what was assumed.

// One table for both versions: how the call ends, then what it changed, by name.
function bothResults(difference) {
  const names = [], values = [new Map(), new Map()];
  [difference.old, difference.new].forEach((observed, side) => observed.state.forEach(([name, value]) => {
    if (!values[0].has(name) && !values[1].has(name)) names.push(name);
    values[side].set(name, value);
  }));
  const row = (name, a, b) => {
    const differs = a !== b, kind = differs ? 'differs' : '';
    const value = v => v === undefined ? html`<span class="soft">unchanged</span>` : html`<code>${v}</code>`;
    return html`<tr class="${kind}"><th scope="row"><span class="m changed">${differs && html`<span role="img" aria-label="differs">≠</span>`}</span>${name}</th>
      ${cell('Old', value(a))}${cell('New', value(b))}</tr>`;
  };
  return html`<table class="both stacked"><thead><tr><th></th><th scope="col">Old version</th><th scope="col">New version</th></tr></thead><tbody>
    ${row('The call', difference.old.end || 'not observed', difference.new.end || 'not observed')}
    ${names.map(name => row(html`<code>${name}</code>`, values[0].get(name), values[1].get(name)))}</tbody></table>`;
}
const KINDS = { result: 'Another result', exception: 'Another exception', state: 'Another state', output: 'Another output', end: 'Another end' };
function onJvm(text) {
  if (text === CONFIRMED) return mark('covered', 'both versions do this on the JVM');
  return mark('open', 'JVM: ' + (text || 'not tried'));
}
function differenceCard(number, at) {
  const target = R.targets[number], d = target.differences[at], file = fileOf(number, d);
  const test = R.tests[d.test];
  return html`<section class="card different-card" id="difference-${number}-${at}">
    <h3>${KINDS[d.kind] || d.kind || 'A difference'}${target.differences.length > 1 && html` <span class="soft">${at + 1} of ${target.differences.length}</span>`}</h3>
    ${d.cause && html`<p class="cause">${sentence(d.cause)}</p>`}
    <div class="evidence"><div><h4>Inputs</h4>${d.inputs.length ? html`<dl class="inputs">${d.inputs.map(([name, value]) => html`<dt><code>${name}</code></dt><dd><code>${value}</code></dd>`)}</dl>` : html`<p class="soft">none: on every call</p>`}</div>
    <div>${bothResults(d)}</div></div>
    <div class="tags"><span>${onJvm(d.on_jvm)}</span>${d.count > 1 && html`<span>${d.count} pairs of paths differ so</span>`}
    ${d.old_lines.length > 0 && html`<span>old line ${lineList(file, d.old_lines, true)}</span>`}${d.new_lines.length > 0 && html`<span>new line ${lineList(file, d.new_lines, false)}</span>`}
    ${test && html`<span class="to-test">test ${testLink(d.test)}</span>`}</div></section>`;
}

const reasonText = ([why, times]) => times ? times + ' x ' + why : why;
function openQuestions(target) {
  if (target.answer !== 'unknown' && !target.reasons.length) return '';
  return html`<div class="notice"><p>${target.differences.length ? 'Not everything was compared:' : 'Not decided for all inputs:'}</p>
    <ul>${target.reasons.length ? target.reasons.map(reason => html`<li>${reasonText(reason)}</li>`) : html`<li>${target.because || 'no reason was recorded'}</li>`}</ul>
    ${target.advice.length > 0 && html`<p><b>What helps:</b> ${target.advice.join('; ')}.</p>`}</div>`;
}
function assumed(target) {
  return html`${target.scope.length > 0 && html`<h3>As long as</h3><ul>${target.scope.map(s => html`<li>${s}</li>`)}</ul>`}
    ${target.abstracted.length > 0 && html`<h3>Taken as the same function of its arguments</h3><p class="soft">Unchanged code that was not explored: the same arguments give the same result in both versions.</p>
    <ul>${target.abstracted.map(s => html`<li><code>${breakable(s)}</code></li>`)}</ul>`}`;
}
// A target with as many differences as one wants to read at once.
const CARDS = 5;
function targetSection(number, most) {
  const target = R.targets[number], rest = target.differences.length - most;
  return html`<section class="target" id="target-${number}"><h2 class="name">${mark(target.answer)} ${methodLink(number)}</h2>
    ${target.because && html`<p>${sentence(target.because)}</p>`}${target.differences.slice(0, most).map((d, at) => differenceCard(number, at))}
    ${rest > 0 && html`<p><a href="#/method/${number}">and ${rest} more</a></p>`}${openQuestions(target)}</section>`;
}

function methodRow(number) {
  const target = R.targets[number];
  const why = target.because || target.reasons.slice(0, 2).map(reasonText).join('; ');
  return html`<tr>${cell('Answer', mark(target.answer), 'w')}${cell('Method', html`<code>${methodLink(number)}</code>`)}
    ${cell('Because', why)}${cell('Differences', target.differences.length, 'n')}${cell('Paths', target.paths, 'n')}</tr>`;
}
const METHOD_HEAD = ['Answer', 'Method', 'Because', '#Differences', '#Pairs of paths'];
const ANSWERS = ['different', 'unknown', 'equivalent'];
// What needs a look comes first.
const inOrder = numbers => ANSWERS.flatMap(answer => numbers.filter(number => R.targets[number].answer === answer));
function methodsView(answer) {
  const found = inOrder(all).filter(number => !answer || R.targets[number].answer === answer);
  const chip = (to, text, here) => html`<a href="#/methods${to}" ${here && html`aria-current="true"`}>${text}</a>`;
  return { title: 'Methods', body: html`<h1 tabindex="-1">Methods compared</h1><p class="lead">${found.length} of ${all.length}</p>
    <div class="chips">${chip('', 'All', !answer)}${ANSWERS.map(a => chip('/' + a, html`${mark(a)} ${answering(a).length}`, answer === a))}</div>
    ${listing(found, methodRow, METHOD_HEAD)}` };
}
function methodBody(number, level) {
  const target = R.targets[number], file = DATA.target_files[number];
  const heading = level === 1 ? html`<h1 class="code" tabindex="-1">${breakable(target.target)}</h1>` : html`<h1 class="code">${breakable(target.target)}</h1>`;
  return html`<p class="crumbs"><a href="#/methods">Methods</a></p>${heading}
    <div class="tags"><span>${mark(target.answer)}</span>${target.because && html`<span>${target.because}</span>`}<span>${plural(target.paths, 'pair')} of paths compared</span>${R.files[file] && html`<span>${lineLink(file, 0, R.files[file].path)}</span>`}</div>
    ${openQuestions(target)}${target.differences.length > 0 && html`<h2>Differences</h2>${target.differences.slice(0, SOME).map((d, at) => differenceCard(number, at))}
    ${target.differences.length > SOME && html`<p class="soft">and ${target.differences.length - SOME} more, in diff.json</p>`}`}
    ${(target.scope.length > 0 || target.abstracted.length > 0) && html`<h2>What the answer rests on</h2>${assumed(target)}`}`;
}
function methodView(number) {
  return R.targets[number] ? { title: shortTarget(R.targets[number].target), body: methodBody(Number(number), 1) } : missing('method', number);
}
