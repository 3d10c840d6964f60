// The report, and what is looked up in it: which objectives, decisions and tests belong together.

const R = DATA;

// The criterion that most is said about.
const FIRST = R.settings.criteria[0] || 'objectives';
// Columns of lists that need room.
const WIDE = ['Objective', 'Decision', 'Text'];
const WORDS = { covered: 'covered', partly: 'partly covered', infeasible: 'infeasible', open: 'open', justified: 'open, justified' };

const lists = length => Array.from({ length }, () => []);
const byDecision = lists(R.decisions.length);   // objectives
const byFile = lists(R.files.length);           // objectives
const decisionsOfFile = lists(R.files.length);
const decisionsOfTest = lists(R.tests.length);  // with the rows that the test shows
const linesOfTest = R.tests.map(() => new Map());

// An objective is one of: covered, infeasible, open, justified.
const standing = o => o.verdict.kind === 'open' && o.justified != null ? 'justified' : o.verdict.kind;

R.objectives.forEach((o, index) => {
  if (byDecision[o.decision]) byDecision[o.decision].push(index);
  if (byFile[o.file]) byFile[o.file].push(index);
});
R.decisions.forEach((d, index) => {
  if (decisionsOfFile[d.file]) decisionsOfFile[d.file].push(index);
  const rows = new Map();
  d.rows.forEach((row, number) => row.tests.forEach(test => {
    if (!rows.has(test)) rows.set(test, []);
    rows.get(test).push(number);
  }));
  rows.forEach((numbers, test) => { if (decisionsOfTest[test]) decisionsOfTest[test].push({ decision: index, rows: numbers }); });
});
decisionsOfFile.forEach(list => list.sort((a, b) => R.decisions[a].line - R.decisions[b].line || a - b));
R.files.forEach((file, index) => file.code.forEach(line => line.tests.forEach(test => {
  const lines = linesOfTest[test];
  if (lines) lines.set(index, (lines.get(index) || 0) + 1);
})));

// Covered, partly (some are open), infeasible (the rest is covered), or open (nothing is covered).
function state(numbers) {
  let covered = 0, infeasible = 0, open = 0;
  for (const number of numbers) {
    const kind = R.objectives[number].verdict.kind;
    if (kind === 'covered') covered++; else if (kind === 'infeasible') infeasible++; else open++;
  }
  return open ? (covered + infeasible ? 'partly' : 'open') : infeasible ? 'infeasible' : 'covered';
}
const decisionState = R.decisions.map((d, index) => state(byDecision[index]));
// Of several objectives together: what is not infeasible may well be covered.
const together = (kind, numbers) => kind === 'infeasible' && coveredOf(numbers) ? 'covered, rest infeasible' : WORDS[kind];

// The first criterion's objectives of a decision, or all where that has none there.
function ofFirst(index) {
  const first = byDecision[index].filter(number => R.objectives[number].criterion === FIRST);
  return first.length ? first : byDecision[index];
}
const coveredOf = numbers => numbers.filter(number => R.objectives[number].verdict.kind === 'covered').length;

// Addresses of decisions: the id, which stays when lines move; numbered where copies share it.
const addresses = [], addressed = new Map();
R.decisions.forEach((d, index) => {
  let address = d.id || 'd' + index;
  for (let copy = 2; addressed.has(address); copy++) address = d.id + '~' + copy;
  addressed.set(address, index);
  addresses.push(address);
});

// A method as people write it, where the file lists it.
function methodName(d) {
  const file = R.files[d.file];
  const found = file && file.methods.find(m => m.class === d.class && m.method === d.method && m.descriptor === d.descriptor);
  return simple(d.class) + '.' + (found ? found.shown : d.method);
}
