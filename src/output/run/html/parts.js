// Pieces of pages. `html` escapes whatever it is given, except what `html` itself has made.

class Made { constructor(text) { this.text = text; } }
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = text => text.replace(/[&<>"']/g, sign => ESCAPES[sign]);
function shown(value) {
  if (value == null || value === false) return '';
  if (value instanceof Made) return value.text;
  return Array.isArray(value) ? value.map(shown).join('') : escape(String(value));
}
function html(parts, ...values) {
  let text = parts[0];
  values.forEach((value, index) => { text += shown(value) + parts[index + 1]; });
  return new Made(text);
}

// Long names may break after their dots and the like.
const breakable = text => new Made(escape(text).replace(/([./_]|::)(?=[^\s])/g, '$1<wbr>'));
const LONG = 140;
const clipped = text => text.length > LONG ? text.slice(0, LONG).trimEnd() + ' …' : text;
// Reasons come with or without their full stop.
const sentence = text => /[.!?]$/.test(text) ? text : text + '.';

const ICONS = {};
document.getElementById('icons').content.querySelectorAll('[data-icon]').forEach(icon => {
  ICONS[icon.dataset.icon] = new Made(icon.outerHTML);
});
const icon = kind => html`<span class="i">${ICONS[kind]}</span>`;
// Never by colour alone: a shape and a word.
const mark = (kind, text) => html`<span class="mark ${kind}">${icon(kind)}${text || WORDS[kind]}</span>`;
const sign = (kind, text = WORDS[kind]) => html`<span class="${kind}" role="img" aria-label="${text}" title="${text}">${icon(kind)}</span>`;
const decisionMark = index => mark(decisionState[index], together(decisionState[index], byDecision[index]));

const decisionLink = (index, text) => html`<a href="#/decision/${encodeURIComponent(addresses[index])}">${clipped(text || R.decisions[index].text)}</a>`;
const testLink = number => {
  const test = R.tests[number];
  return test ? html`<a href="#/test/${number}" title="${test.class}">${breakable(test.method)}</a>` : 'test ' + number;
};
const lineLink = (file, line, text) => R.files[file]
  ? html`<a href="#/file/${file}/${line}">${text || fileName(R.files[file].path) + (line ? ':' + line : '')}</a>` : text || '';
function testLinks(numbers, most = 3) {
  const first = numbers.slice(0, most).map((number, index) => html`${index ? ', ' : ''}${testLink(number)}`);
  const rest = numbers.length - most;
  if (rest <= 0) return html`${first}`;
  const others = numbers.slice(most).map((number, index) => html`${index ? ', ' : ''}${testLink(number)}`);
  return html`${first} <details class="few"><summary>and ${rest} more</summary>, ${others}</details>`;
}

// A list that begins with some and shows the rest when asked to.
const SOME = 200;
const WIDE = ['Objective', 'Decision', 'Text'];
let waiting = [];
function listing(items, make, head, kind = 'stacked') {
  const rows = items.slice(0, SOME).map(make);
  const number = waiting.push(() => shown(items.map(make))) - 1;
  const columns = head.map(title => html`<th scope="col" class="${/^#/.test(title) ? 'n' : WIDE.includes(title) ? 'wide' : ''}">${title.replace('#', '')}</th>`);
  return html`<div class="scroll"><table class="${kind}"><thead><tr>${columns}</tr></thead><tbody>${rows}</tbody></table></div>
    ${items.length > SOME && html`<button class="more" type="button" data-more="${number}">Show all ${items.length}</button>`}`;
}
const cell = (label, content, kind = '') => html`<td data-label="${label}" class="${kind}"><span>${content}</span></td>`;

function verdictText(o) {
  const verdict = o.verdict;
  if (verdict.kind === 'covered') return html`${testLinks(verdict.tests)}`;
  if (verdict.kind === 'infeasible') {
    return html`${sentence(verdict.reason)}${verdict.scope.length > 0 && html` <span class="soft">Assumed: ${verdict.scope.join('; ')}.</span>`}`;
  }
  const accepted = R.justifications[o.justified];
  return html`${sentence(verdict.reason)}${verdict.advice && html` <span class="advice">Advice: ${sentence(verdict.advice)}</span>`}
    ${accepted && html`<br>Justified: ${accepted.text}`}`;
}
function objectiveRow(number) {
  const o = R.objectives[number];
  return html`<tr>${cell('Verdict', mark(standing(o)))}${cell('Criterion', criterion(o.criterion), 'w')}
    ${cell('Objective', o.decision != null && R.decisions[o.decision] ? decisionLink(o.decision, o.what) : o.what)}
    ${cell('Where', lineLink(o.file, o.line), 'w')}${cell('Tests or reason', verdictText(o))}</tr>`;
}
const OBJECTIVE_HEAD = ['Verdict', 'Criterion', 'Objective', 'Where', 'Tests, or why none'];

// --- sources

const TOKENS = /(\/\/.*|\/\*.*?(?:\*\/|$))|("(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?)|(@\w+)|\b(abstract|assert|boolean|break|byte|case|catch|char|class|const|continue|default|do|double|else|enum|extends|false|final|finally|float|for|goto|if|implements|import|instanceof|int|interface|long|native|new|null|package|permits|private|protected|public|record|return|sealed|short|static|strictfp|super|switch|synchronized|this|throw|throws|transient|true|try|var|void|volatile|while|yield)\b/gu;
const TOKEN_KINDS = ['c', 'q', 'a', 'k'];
// The lines of a Java source with their tokens marked; one pass, since comments go over lines.
function coloured(lines) {
  let inside = false;
  return lines.map(line => {
    let out = '', from = 0;
    if (inside) {
      const end = line.indexOf('*/');
      from = end < 0 ? line.length : end + 2;
      inside = end < 0;
      out = '<span class="c">' + escape(line.slice(0, from)) + '</span>';
    }
    TOKENS.lastIndex = from;
    for (let found; (found = TOKENS.exec(line));) {
      const kind = TOKEN_KINDS[found.slice(1).findIndex(group => group !== undefined)];
      out += escape(line.slice(from, found.index)) + '<span class="' + kind + '">' + escape(found[0]) + '</span>';
      from = found.index + found[0].length;
      if (kind === 'c' && found[0].startsWith('/*') && !(found[0].length >= 4 && found[0].endsWith('*/'))) inside = true;
    }
    return new Made(out + escape(line.slice(from)));
  });
}

// A line with conditions underlined and named, where the text is where the report says.
function conditionsIn(text, number, conditions) {
  const signs = Array.from(text);
  const here = conditions.filter(c => c.line === number && c.column > 0)
    .map(c => ({ c, from: c.column - 1, to: c.column - 1 + Array.from(c.text).length }))
    .filter(place => signs.slice(place.from, place.to).join('') === place.c.text).sort((a, b) => a.from - b.from);
  if (!here.length) return null;
  const parts = [];
  let from = 0;
  for (const place of here) {
    if (place.from < from) continue;
    parts.push(signs.slice(from, place.from).join(''), html`<mark>${place.c.text}<sup>${place.c.letter}</sup></mark>`);
    from = place.to;
  }
  parts.push(signs.slice(from).join(''));
  return html`${parts}`;
}

// One line of a source: number, whether tests execute it, text, and what is said at its end.
function sourceLine(number, text, code, end, kind = '', id = '') {
  const reached = !code ? '' : code.tests.length ? 'y' : 'n';
  const says = !code ? '' : code.tests.length ? 'executed by ' + plural(code.tests.length, 'test') : 'never executed';
  // What has nothing to say has no element: there may be many lines.
  return `<div class="l ${reached} ${kind}"${id && ` id="${id}"`}><span class="no">${number}</span>`
    + (says && `<span class="hit" role="img" aria-label="${says}" title="${says}">${reached === 'y' ? '✓' : '✗'}</span>`)
    + `<span class="text">${shown(text)}</span>` + (end && `<span class="at">${shown(end)}</span>`) + '</div>';
}
