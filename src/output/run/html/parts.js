// Pieces that speak of objectives, decisions and tests.

const decisionMark = index => mark(decisionState[index], together(decisionState[index], byDecision[index]));

const decisionLink = (index, text) => html`<a href="#/decision/${encodeURIComponent(addresses[index])}">${clipped(text || R.decisions[index].text)}</a>`;
// The assertion that is missing for an attribute, or why there is none.
function assertionText(o) {
  const a = o.assertion;
  if (!a) return '';
  return html`${a.test != null && html`<br><span class="soft">Missing at the end of</span> ${testLink(a.test)}<span class="soft">:</span>${a.code.map(line => html`<br><code>${line}</code>`)}`}
    ${a.file && html`<br><span class="soft">Written to</span> <code>${a.file}</code>`}${a.reason && html`<br><span class="soft">${a.test != null ? 'Left out' : 'Not visible'}: ${sentence(a.reason)}</span>`}`;
}
function objectiveRow(number) {
  const o = R.objectives[number];
  return html`<tr>${cell('Verdict', mark(standing(o)))}${cell('Criterion', criterion(o.criterion), 'w')}
    ${cell('Objective', o.decision != null && R.decisions[o.decision] ? decisionLink(o.decision, o.what) : o.what)}
    ${cell('Where', lineLink(o.file, o.line), 'w')}${cell('Tests or reason', html`${verdictText(o)}${assertionText(o)}`)}</tr>`;
}
const OBJECTIVE_HEAD = ['Verdict', 'Criterion', 'Objective', 'Where', 'Tests, or why none'];

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
