// The report, and what is looked up in it: which differences, decisions and tests belong together.

const R = DATA.report;
const WORDS = {
  covered: 'covered', partly: 'partly covered', infeasible: 'infeasible', open: 'open',
  equivalent: 'equivalent', different: 'different', unknown: 'not decided',
};
const WIDE = ['Decision', 'Shows', 'Reaches', 'Because'];
const CONFIRMED = 'confirmed';
const SUBJECT = R.answer.toUpperCase();

const all = R.targets.map((t, number) => number);
const answering = answer => all.filter(number => R.targets[number].answer === answer);
const differing = all.filter(number => R.targets[number].differences.length);
const count = R.targets.reduce((sum, target) => sum + target.differences.length, 0);

// The file of a difference's lines.
const fileOf = (number, difference) => R.files[difference.file] ? difference.file : DATA.target_files[number];

// The differences that a test shows.
const shownBy = R.tests.map(() => []);
R.targets.forEach((target, number) => target.differences.forEach((difference, at) => {
  if (shownBy[difference.test]) shownBy[difference.test].push([number, at]);
}));

// Impacted decisions by file and line.
const decisionsAt = R.files.map(() => new Map());
R.impacted.forEach((decision, number) => {
  const lines = decisionsAt[decision.file];
  if (!lines || !decision.line) return;
  if (!lines.has(decision.line)) lines.set(decision.line, []);
  lines.get(decision.line).push(number);
});

// Obligations by their verdicts, and what is said of a decision with them.
function verdicts(decision) {
  const counts = { covered: 0, infeasible: 0, open: 0 };
  decision.obligations.forEach(o => { counts[o.verdict.kind]++; });
  return counts;
}
function stateOf(decision) {
  const { covered, infeasible, open } = verdicts(decision);
  return open ? (covered + infeasible ? 'partly' : 'open') : infeasible && !covered ? 'infeasible' : 'covered';
}
function standingOf(decision) {
  if (!decision.obligations.length) return html`<span class="soft">no obligations</span>`;
  const { infeasible } = verdicts(decision), state = stateOf(decision);
  return mark(state, state === 'covered' && infeasible ? 'covered, rest infeasible' : WORDS[state]);
}
const methodOf = decision => simple(decision.class) + '.' + decision.method;
const decisionLink = (number, text) => html`<a href="#/decision/${number}">${clipped(text || R.impacted[number].text || 'decision')}</a>`;
const methodLink = number => html`<a href="#/method/${number}">${breakable(R.targets[number].target)}</a>`;

const oldLink = (file, line, text) => R.files[file] ? html`<a href="#/file/${file}/old/${line}">${text}</a>` : text;
// Lines of one version, each a link: `12, 14-16`.
function lineList(file, lines, old) {
  const ranges = [];
  lines.filter(line => line > 0).forEach(line => {
    const last = ranges[ranges.length - 1];
    if (last && last[1] + 1 === line) last[1] = line; else ranges.push([line, line]);
  });
  const link = ([from, to]) => (old ? oldLink : lineLink)(file, from, from === to ? String(from) : from + '–' + to);
  const most = 12;
  return html`${ranges.slice(0, most).map((range, index) => html`${index ? ', ' : ''}${link(range)}`)}${ranges.length > most && ` and ${ranges.length - most} more`}`;
}
