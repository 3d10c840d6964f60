// An experiment: plots and tables are made already, here they are put on pages. `plot` is the only markup that comes as
// data; it was made by us, with all names in it escaped.

const R = DATA.report;
const WORDS = {};
const WIDE = [];
const SUBJECT = R.experiment.name;

const GOOD = ['better'], BAD = ['worse'];
// `12 (10 to 14)`: what is in brackets is less important.
function valued(text) {
  const found = /^(.*?) (\([^()]* to [^()]*\))$/.exec(text);
  return found ? html`${found[1]} <span class="spread nowrap">${found[2]}</span>` : text;
}
function table(made) {
  if (!made) return '';
  const head = made.head.filter((title, column) => made.rows.some(row => row[column]));
  const columns = head.map(title => made.head.indexOf(title));
  const row = cells => html`<tr>${columns.map((column, at) => cell(head[at].replace('#', ''), valued(cells[column]),
    (/^#/.test(head[at]) ? 'n ' : '') + (GOOD.includes(cells[column]) ? 'good' : BAD.includes(cells[column]) ? 'bad' : '')))}</tr>`;
  return html`<h3>${made.title}</h3>${listing(made.rows, row, head, 'stacked tables')}`;
}
const plot = (made, title) => made && html`<h3>${title}</h3><div class="picture" tabindex="0" role="region" aria-label="${title}">${new Made(made)}</div>`;
const groupLink = number => html`<a href="#/program/${number}">${breakable(DATA.groups[number].title)}</a>`;
const every = DATA.groups.map((group, number) => number);

function failures() {
  if (!R.failed.length) return '';
  const row = ([id, why]) => html`<tr>${cell('Run', html`<code>${breakable(id)}</code>`)}${cell('Why', why)}</tr>`;
  return html`<h2>Failed runs</h2>${listing(R.failed, row, ['Run', 'Why'])}`;
}
const notes = () => html`<h2>How to read this</h2><ul class="notes">${DATA.notes.map(note => html`<li>${note}</li>`)}</ul>`;

function summaryView() {
  const part = number => {
    const group = DATA.groups[number];
    return html`<h2>${groupLink(number)}</h2><p class="lead">${sentence(group.lead)}</p>
      ${plot(group.over_time, 'Covered over time')}${table(group.coverage)}${!group.coverage && table(group.effort)}${table(group.chief)}`;
  };
  return { title: 'Summary', body: html`<h1 tabindex="-1">${R.experiment.name}</h1><p class="lead">${sentence(DATA.standing)}</p>
    ${every.length ? every.map(part) : html`<p>There is no result yet.</p>`}${failures()}${every.length > 0 && notes()}` };
}
function programView(number) {
  const group = DATA.groups[number];
  if (!group) return missing('program', number);
  return { title: group.title, body: html`<h1 tabindex="-1">${breakable(group.title)}</h1><p class="lead">${sentence(group.lead)}</p>
    ${plot(group.over_time, 'Covered over time')}${plot(group.over_paths, 'Covered over paths')}${plot(group.reached, 'Time to coverage')}
    ${table(group.coverage)}${table(group.effort)}${table(group.comparisons)}${notes()}` };
}
function comparisonsView() {
  const part = number => html`<h2>${groupLink(number)}</h2>${table(DATA.groups[number].comparisons) || html`<p class="soft">One configuration: there is nothing to compare.</p>`}`;
  return { title: 'Comparisons', body: html`<h1 tabindex="-1">Comparisons</h1><p class="lead">Each configuration with the first one, by every measure.</p>${every.map(part)}${notes()}` };
}
function setupView() {
  const e = R.experiment, list = items => items.join(', ');
  const facts = [['Tool', R.tool], ['Criteria', list(e.criteria.map(criterion))], ['Strategies', list(e.strategies)], ['Modes', list(e.modes)],
    ['Seeds', list(e.seeds)], ['Seconds for each run', list(e.budgets)], ['JDK', e.jdk], ['Runs', DATA.standing]];
  const options = subject => Object.entries(subject.options).filter(([, value]) => value !== null && value !== false).map(([name, value]) => name.replaceAll('_', '-') + ' ' + value).join(', ');
  const row = subject => html`<tr>${cell('Program', breakable(subject.name))}${cell('Targets', breakable(list(subject.targets)))}${cell('Class path', html`<code>${breakable(subject.classpath)}</code>`)}${cell('Source', subject.source && html`<code>${breakable(subject.source)}</code>`)}${cell('Options', options(subject))}</tr>`;
  return { title: 'Set-up', body: html`<h1 tabindex="-1">Set-up</h1><dl class="facts">${facts.filter(f => f[1]).map(f => html`<dt>${f[0]}</dt><dd>${f[1]}</dd>`)}</dl>
    <h2>Programs</h2>${listing(e.subjects, row, ['Program', 'Targets', 'Class path', 'Source', 'Options'])}` };
}
function searchView(query) {
  const hit = finder(query);
  const found = every.filter(number => hit(DATA.groups[number].title, ...R.groups[number].configurations.map(c => c.strategy + ' ' + c.mode)));
  const row = number => html`<tr>${cell('Program', groupLink(number))}${cell('What', DATA.groups[number].lead)}</tr>`;
  return { title: 'Search', typing: true, said: found.length + ' found', body: html`<h1 tabindex="-1">Search: ${query}</h1><p class="lead">${found.length ? found.length + ' found' : 'Nothing was found.'}</p>
    ${foundPart('Programs', found, row, ['Program', 'What'])}` };
}

const VIEWS = { '': summaryView, program: programView, comparisons: comparisonsView, setup: setupView, search: searchView };
// The entry of the menu that a view belongs to.
const PART = { '': 'summary', program: 'summary' };
