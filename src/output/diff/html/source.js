// Sources side by side: the old version on the left, the new one on the right, unchanged stretches folded.

// Rows that are kept around what is worth seeing, and how long a stretch must be to be folded.
const AROUND = 3, FOLDED = 5;

// What is made of a file is made once.
function once(make) {
  const made = new Map();
  return index => { if (!made.has(index)) made.set(index, make(index)); return made.get(index); };
}

// The rows of a file: the numbers of the old and the new line, 0 for none, and whether the text is the same.
const rowsOf = once(index => {
  const rows = [];
  let o = 0, n = 0;
  for (const [same, olds, news] of DATA.stretches[index]) {
    for (let i = 0; i < Math.max(olds, news); i++) rows.push({ same, old: i < olds ? o + i + 1 : 0, new: i < news ? n + i + 1 : 0 });
    o += olds;
    n += news;
  }
  if (rows.length) return rows;
  // Without sources: the lines that something is known of.
  const file = R.files[index];
  const known = (...lists) => Array.from(new Set(lists.flatMap(list => Array.from(list)))).filter(line => line > 0).sort((a, b) => a - b);
  return [...known(file.old_changed).map(line => ({ same: false, old: line, new: 0 })),
    ...known(file.new_changed, file.new_impacted, decisionsAt[index].keys()).map(line => ({ same: false, old: 0, new: line }))];
});

// Where two lines begin and end to differ; nothing where they have little in common.
function apart(a, b) {
  const word = /[\w$]/, operator = /[-<>=!&|+*/%^]/;
  const least = Math.min(a.length, b.length);
  let head = 0, tail = 0;
  while (head < least && a[head] === b[head]) head++;
  while (tail < least - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
  // Whole words and operators; pairs of surrogates stay together.
  const splits = (text, at) => at > 0 && at < text.length
    && ([word, operator].some(kind => kind.test(text[at - 1]) && kind.test(text[at])) || /[\udc00-\udfff]/.test(text[at]));
  while (head > 0 && (splits(a, head) || splits(b, head))) head--;
  while (tail > 0 && (splits(a, a.length - tail) || splits(b, b.length - tail))) tail--;
  const common = a.slice(0, head).trim().length + a.slice(a.length - tail).trim().length;
  return 3 * common < Math.max(a.trim().length, b.trim().length) ? null : [head, tail];
}
// Tokens of a line, those between two places marked.
function markedPart(line, from, to) {
  let at = 0, out = '';
  for (const [kind, text] of line) {
    const cuts = [0, Math.min(Math.max(from - at, 0), text.length), Math.min(Math.max(to - at, 0), text.length), text.length];
    for (let i = 0; i < 3; i++) {
      const piece = text.slice(cuts[i], cuts[i + 1]);
      if (piece) out += i === 1 ? '<b>' + token([kind, piece]) + '</b>' : token([kind, piece]);
    }
    at += text.length;
  }
  return out;
}

const SIGNS = { changed: ['≠', 'instructions of this line changed'], impacted: ['→', 'the change can influence this line'] };
const sideSign = kind => kind ? `<span class="m ${kind}" role="img" aria-label="${SIGNS[kind][1]}" title="${SIGNS[kind][1]}">${SIGNS[kind][0]}</span>` : '<span class="m"></span>';

// Draws rows of a file.
const painter = once(index => {
  const file = R.files[index];
  const oldTokens = tokens(file.old), newTokens = tokens(file.new);
  const oldChanged = new Set(file.old_changed), newChanged = new Set(file.new_changed), impacted = new Set(file.new_impacted);
  const side = (kind, number, id, sign, text, end = '') => number
    ? `<div class="side ${kind}" id="${id}${number}"><span class="no">${number}</span>${sideSign(sign)}<span class="text">${text}</span>${end && `<span class="at">${end}</span>`}</div>`
    : `<div class="side ${kind} none"></div>`;
  const newSign = line => newChanged.has(line) ? 'changed' : impacted.has(line) || decisionsAt[index].has(line) ? 'impacted' : '';
  const worth = row => !row.same || oldChanged.has(row.old) || newSign(row.new);
  const row = r => {
    const a = file.old[r.old - 1], b = file.new[r.new - 1];
    const differ = !r.same && a !== undefined && b !== undefined ? apart(a, b) : null;
    const text = (source, line) => source === undefined ? '' : differ ? markedPart(line, differ[0], source.length - differ[1]) : line.map(token).join('');
    const here = decisionsAt[index].get(r.new) || [];
    const end = shown(here.map(number => {
      const d = R.impacted[number], { covered } = verdicts(d), says = `Impacted decision: ${clipped(d.text)}`;
      return html`<a class="${stateOf(d)}" href="#/decision/${number}" aria-label="${says}" title="${says}">${icon(stateOf(d))} ${covered}/${d.obligations.length}</a>`;
    }));
    return `<div class="row ${r.same ? 'same' : 'diff'}">${side('old', r.old, 'line-old-', oldChanged.has(r.old) ? 'changed' : '', text(a, oldTokens[r.old - 1]))}`
      + `${side('new', r.new, 'line-', newSign(r.new), text(b, newTokens[r.new - 1]), end)}</div>`;
  };
  return { rows: list => list.map(row).join(''), worth };
});

function sideBySide(index, wanted) {
  const rows = rowsOf(index), paint = painter(index);
  const seen = new Uint8Array(rows.length);
  rows.forEach((row, at) => {
    if (paint.worth(row) || wanted && (wanted.old ? row.old : row.new) === wanted.line) {
      for (let i = Math.max(0, at - AROUND); i <= Math.min(rows.length - 1, at + AROUND); i++) seen[i] = 1;
    }
  });
  let out = '';
  for (let from = 0; from < rows.length;) {
    let to = from;
    while (to < rows.length && seen[to] === seen[from]) to++;
    if (seen[from] || to - from < FOLDED) {
      for (let at = from; at < to; at += 200) {
        const part = rows.slice(at, Math.min(to, at + 200));
        out += `<div class="chunk" style="contain-intrinsic-height:auto ${Math.round(part.length * 21.5)}px">${paint.rows(part)}</div>`;
      }
    } else {
      const part = rows.slice(from, to), number = waiting.push(() => paint.rows(part)) - 1;
      out += `<button class="fold" type="button" data-fold="${number}"><span aria-hidden="true">⋯</span> ${plural(to - from, 'unchanged line')}</button>`;
    }
    from = to;
  }
  return new Made(`<div class="source sides"><div class="row heads" aria-hidden="true"><div class="side old">Old version</div><div class="side new">New version</div></div>${out}</div>`);
}
document.addEventListener('click', event => {
  const fold = event.target.closest('button[data-fold]');
  if (!fold) return;
  const made = document.createElement('div');
  made.innerHTML = waiting[fold.dataset.fold]();
  made.tabIndex = -1;
  fold.replaceWith(made);
  made.focus({ preventScroll: true });
});

const LEGEND = html`<div class="legend"><span><b class="m changed">≠</b> instructions changed</span><span><b class="m impacted">→</b> the change can influence it</span>
  <span><span class="swatch old"></span> only in the old text</span><span><span class="swatch new"></span> only in the new text</span><span>${icon('covered')} 2/4: obligations covered of an impacted decision</span></div>`;

const marked = file => file.old_changed.length + file.new_changed.length;
function fileRow(index) {
  const file = R.files[index];
  const differs = DATA.stretches[index].some(([same]) => !same);
  const text = !file.old.length && !file.new.length ? 'no source' : !file.old.length ? 'new file' : !file.new.length ? 'removed' : differs ? 'differs' : 'the same';
  return html`<tr>${cell('File', html`<a href="#/file/${index}">${breakable(file.path)}</a>`)}${cell('Text', text, 'w')}
    ${cell('Changed, old', file.old_changed.length, 'n')}${cell('Changed, new', file.new_changed.length, 'n')}
    ${cell('Impacted', file.new_impacted.length, 'n')}${cell('Decisions', Array.from(decisionsAt[index].values()).flat().length, 'n')}</tr>`;
}
const FILE_HEAD = ['File', 'Text', '#Lines changed, old', '#new', '#impacted', '#Impacted decisions'];
const filesTable = () => R.files.length ? listing(R.files.map((f, index) => index), fileRow, FILE_HEAD) : html`<p class="soft">No source files: none differ, or none were given (--source-old, --source-new).</p>`;
const sourceView = () => ({ title: 'Source', body: html`<h1 tabindex="-1">Source</h1><p class="lead">${plural(R.files.length, 'file')}</p>${filesTable()}` });
function fileBody(index, wanted) {
  const file = R.files[index], textOnly = DATA.stretches[index].some(([same]) => !same) && !marked(file);
  return html`<p class="lead">${plural(file.old_changed.length, 'line')} of the old version and ${file.new_changed.length} of the new one with changed instructions; ${plural(file.new_impacted.length, 'line')} that the change can influence.
    ${textOnly && 'The text differs, no instruction does.'}${!file.old.length && !file.new.length && 'There is no source: lines are those of the class files.'}</p>${LEGEND}${sideBySide(index, wanted)}`;
}
function fileView(index, first, second) {
  if (!R.files[index]) return missing('file', index);
  const old = first === 'old', line = Number(old ? second : first) || 0;
  const id = line && (old ? 'old-' : '') + line;
  return { title: fileName(R.files[index].path), line: id, body: html`<p class="crumbs"><a href="#/source">Source</a></p><h1 tabindex="-1">${breakable(R.files[index].path)}</h1>${fileBody(Number(index), line ? { old, line } : null)}` };
}
// The rows around a line of the new version.
function excerpt(index, line) {
  if (!R.files[index] || !R.files[index].new.length || !line) return '';
  const rows = rowsOf(index), at = rows.findIndex(row => row.new === line);
  if (at < 0) return '';
  // Places inside an excerpt are not those that addresses name.
  const made = painter(index).rows(rows.slice(Math.max(0, at - 3), at + 4)).replace(/ id="line-[\w-]*"/g, '');
  return new Made(`<div class="source sides">${made}</div>`);
}
