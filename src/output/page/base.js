'use strict';
// What every page has: numbers and names for people, pieces of pages, and sources with their tokens marked.
// `html` escapes whatever it is given, except what `html` itself has made. A page's own scripts define R, the
// report; WORDS for verdicts; and WIDE, the columns of lists that need room.

const DATA = JSON.parse(document.getElementById('data').textContent);

// Rounded down: 100 % only where nothing is missing.
function percent(part, all) {
  if (!all) return 'none';
  if (part === all) return '100 %';
  const tenths = Math.floor(part * 1000 / all);
  return part > 0 && tenths === 0 ? '<0.1 %' : Math.floor(tenths / 10) + '.' + tenths % 10 + ' %';
}
const plural = (count, one) => count + ' ' + one + (count === 1 ? '' : 's');
const fileName = path => path.slice(path.lastIndexOf('/') + 1);
const simple = name => name.slice(name.lastIndexOf('.') + 1);
// `pkg.Foo::bar(int)` without the package.
const shortTarget = target => target.split('::').map((part, index) => index ? part : simple(part)).join('::');

class Made { constructor(text) { this.text = text; } }
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
// What would not be seen, or change how the rest is read, is spelled: other control characters, and those of direction.
const HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const spelled = sign => '\\u' + sign.charCodeAt(0).toString(16).padStart(4, '0');
const escape = text => text.replace(/[&<>"']/g, sign => ESCAPES[sign]).replace(HIDDEN, spelled);
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

// A list that begins with some and shows the rest when asked to.
const SOME = 200;
let waiting = [];
function listing(items, make, head, kind = 'stacked') {
  const rows = items.slice(0, SOME).map(make);
  const number = waiting.push(() => shown(items.map(make))) - 1;
  const columns = head.map(title => html`<th scope="col" class="${/^#/.test(title) ? 'n' : WIDE.includes(title) ? 'wide' : ''}">${title.replace('#', '')}</th>`);
  return html`<div class="scroll"><table class="${kind}"><thead><tr>${columns}</tr></thead><tbody>${rows}</tbody></table></div>
    ${items.length > SOME && html`<button class="more" type="button" data-more="${number}">Show all ${items.length}</button>`}`;
}
const cell = (label, content, kind = '') => html`<td data-label="${label}" class="${kind}"><span>${content}</span></td>`;

// --- what reports have in common: tests, places, verdicts and totals

const CRITERIA = {
  'mcdc': 'MC/DC', 'unique-cause': 'Unique-cause MC/DC', 'statement': 'Statement', 'branch': 'Branch',
  'decision': 'Decision', 'condition': 'Condition', 'decision-condition': 'Decision/condition',
  'multiple-condition': 'Multiple condition',
};
const criterion = name => CRITERIA[name] || name;
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

// Which tests, or why none.
function verdictText(o) {
  const verdict = o.verdict;
  if (verdict.kind === 'covered') return html`${testLinks(verdict.tests)}${verdict.not_run && html` <span class="advice">In the VM only; not run on the JVM: ${verdict.not_run}.</span>`}`;
  if (verdict.kind === 'infeasible') {
    return html`${sentence(verdict.reason)}${verdict.scope.length > 0 && html` <span class="soft">Assumed: ${verdict.scope.join('; ')}.</span>`}`;
  }
  const accepted = o.justified != null && R.justifications[o.justified];
  return html`${sentence(verdict.reason)}${verdict.advice && html` <span class="advice">Advice: ${sentence(verdict.advice)}</span>`}
    ${accepted && html`<br>Justified: ${accepted.text}`}`;
}
// How much of a criterion is covered; `link` gives the address of what has a verdict.
function score(total, link) {
  const open = total.open - total.justified;
  const parts = [['covered', total.covered], ['infeasible', total.infeasible], ['justified', total.justified], ['open', open]];
  const counts = parts.filter(([kind, count]) => count > 0 || kind === 'covered' || kind === 'open');
  return html`<div class="score"><div class="head"><div class="name">${criterion(total.criterion)}</div>
    <div class="share">${percent(total.covered, total.all)}<small>covered of all ${total.all}</small></div></div>
    <div class="right"><div class="stack" aria-hidden="true">${parts.filter(part => part[1] > 0).map(([kind, count]) => html`<span class="${kind}" style="flex:${count}"></span>`)}</div>
    <div class="counts">${counts.map(([kind, count]) => html`<a href="${link(kind)}">${mark(kind, count + ' ' + (kind === 'infeasible' ? 'proved infeasible' : kind))}</a>`)}</div>
    ${total.not_run > 0 && html`<p class="decided"><b>${total.not_run} of the covered by tests that were not run on the JVM</b></p>`}
    ${total.infeasible > 0 && html`<p class="decided">${percent(total.covered + total.infeasible, total.all)} covered or proved infeasible, of all ${total.all}</p>`}</div></div>`;
}

// --- sources

const TOKENS = /(\/\/.*|\/\*.*?(?:\*\/|$))|("(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?)|(@\w+)|\b(abstract|assert|boolean|break|byte|case|catch|char|class|const|continue|default|do|double|else|enum|extends|false|final|finally|float|for|goto|if|implements|import|instanceof|int|interface|long|native|new|null|package|permits|private|protected|public|record|return|sealed|short|static|strictfp|super|switch|synchronized|this|throw|throws|transient|true|try|var|void|volatile|while|yield)\b/gu;
const TOKEN_KINDS = ['c', 'q', 'a', 'k'];
// The lines of a Java source as lists of kind and text; one pass, since comments go over lines.
function tokens(lines) {
  let inside = false;
  return lines.map(line => {
    const found = [];
    let from = 0;
    const add = (kind, to) => { if (to > from) found.push([kind, line.slice(from, to)]); from = to; };
    if (inside) {
      const end = line.indexOf('*/');
      inside = end < 0;
      add('c', inside ? line.length : end + 2);
    }
    TOKENS.lastIndex = from;
    for (let next; (next = TOKENS.exec(line));) {
      const kind = TOKEN_KINDS[next.slice(1).findIndex(group => group !== undefined)], text = next[0];
      add('', next.index);
      add(kind, next.index + text.length);
      if (kind === 'c' && text.startsWith('/*') && !(text.length >= 4 && text.endsWith('*/'))) inside = true;
    }
    add('', line.length);
    return found;
  });
}
const token = ([kind, text]) => kind ? '<span class="' + kind + '">' + escape(text) + '</span>' : escape(text);
const coloured = lines => tokens(lines).map(line => new Made(line.map(token).join('')));

// One line of a source: number, whether tests execute it, text, and what is said at its end.
function sourceLine(number, text, code, end, kind = '', id = '') {
  const reached = !code ? '' : code.tests.length ? 'y' : 'n';
  const says = !code ? '' : code.tests.length ? 'executed by ' + plural(code.tests.length, 'test') : 'never executed';
  // What has nothing to say has no element: there may be many lines.
  return `<div class="l ${reached} ${kind}"${id && ` id="${id}"`}><span class="no">${number}</span>`
    + (says && `<span class="hit" role="img" aria-label="${says}" title="${says}">${reached === 'y' ? '✓' : '✗'}</span>`)
    + `<span class="text">${shown(text)}</span>` + (end && `<span class="at">${shown(end)}</span>`) + '</div>';
}
// The code of a test as it stands in its file.
const testCode = test => html`<div class="source" tabindex="0" role="region" aria-label="Code of the test">${new Made(coloured(test.code).map((text, i) => sourceLine(test.line ? test.line + i : i + 1, text, null, '')).join(''))}</div>`;

// --- searching

// Whether all words of a query are in some texts.
function finder(query) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return (...texts) => { const text = texts.join('\n').toLowerCase(); return words.length > 0 && words.every(word => text.includes(word)); };
}
const foundPart = (title, found, make, head) => found.length > 0 && html`<h2>${title} <span class="soft">&ensp;${found.length}</span></h2>${listing(found, make, head)}`;
const missing = (what, name) => ({ title: 'Not here', body: html`<h1 tabindex="-1">No such ${what}: ${name}</h1><p><a href="#/">Summary</a></p>` });
