// Addresses to views, and what the keys and buttons do. A page's own scripts define VIEWS, PART and SUBJECT.

const main = document.getElementById('main'), search = document.getElementById('search'), theme = document.getElementById('theme');

const scrolled = new Map();
let shownAt = null, followed = false;

function part(text) {
  try { return decodeURIComponent(text); } catch (e) { return text; }
}
function show() {
  const address = location.hash;
  // Not an address of a view but a place in it.
  if (address && !address.startsWith('#/')) return;
  if (shownAt !== null) scrolled.set(shownAt, window.scrollY);
  const [name, ...rest] = address.replace(/^#\/?/, '').split('/').map(part);
  waiting = [];
  const view = Object.hasOwn(VIEWS, name) ? VIEWS[name](...rest) : missing('page', name);
  main.innerHTML = shown(view.body);
  document.title = view.title + ' · ' + SUBJECT;
  document.getElementById('said').textContent = view.said || '';
  document.querySelectorAll('nav a').forEach(link => {
    if (link.dataset.view === (PART[name] || name)) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  });
  if (name !== 'search') search.value = '';
  const line = view.line && document.getElementById('line-' + view.line);
  if (line) {
    line.classList.add('here');
    line.scrollIntoView({ block: 'center' });
  } else {
    window.scrollTo(0, followed ? 0 : scrolled.get(address) || 0);
  }
  // Readers of the screen hear the new page's title; the search keeps its cursor.
  const title = main.querySelector('h1[tabindex]');
  if (shownAt !== null && !view.typing && title) title.focus({ preventScroll: true });
  shownAt = address;
  followed = false;
}

document.addEventListener('click', event => {
  const link = event.target.closest('a[href]');
  if (link) {
    if (link.getAttribute('href') === '#main') { event.preventDefault(); main.focus(); }
    followed = true;
    return;
  }
  const more = event.target.closest('button[data-more]');
  if (more) {
    const table = more.previousElementSibling.firstElementChild;
    table.tBodies[0].innerHTML = waiting[more.dataset.more]();
    more.remove();
  }
});
document.addEventListener('keydown', event => {
  if (event.key === '/' && !event.ctrlKey && !event.metaKey && !/^(INPUT|TEXTAREA)$/.test(event.target.tagName)) {
    event.preventDefault();
    search.focus();
    search.select();
  } else if (event.key === 'Escape' && event.target === search) {
    search.value = '';
    main.focus();
  }
});
let pause = 0;
function find() {
  clearTimeout(pause);
  const query = search.value.trim();
  if (!query) return;
  const address = '#/search/' + encodeURIComponent(query);
  // While one types, the address is replaced: back leads to where the search began.
  if (location.hash.startsWith('#/search/')) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  followed = true;
  show();
}
search.addEventListener('input', () => { clearTimeout(pause); pause = setTimeout(find, 150); });
document.getElementById('find').addEventListener('submit', event => { event.preventDefault(); find(); });

const KEPT = 'obligato-theme';
// Storage may be refused for files; the choice then lasts as long as the page.
function kept(value) {
  try { return value ? localStorage.setItem(KEPT, value) : localStorage.getItem(KEPT); } catch (e) { return null; }
}
const dark = window.matchMedia('(prefers-color-scheme: dark)');
function colours(choice) {
  if (choice === 'dark' || choice === 'light') document.documentElement.dataset.theme = choice;
  theme.setAttribute('aria-pressed', String((document.documentElement.dataset.theme || (dark.matches ? 'dark' : 'light')) === 'dark'));
}
theme.addEventListener('click', () => {
  const choice = theme.getAttribute('aria-pressed') === 'true' ? 'light' : 'dark';
  colours(choice);
  kept(choice);
});
dark.addEventListener('change', () => colours());
colours(kept());

if ('scrollRestoration' in history) history.scrollRestoration = 'manual';
window.addEventListener('hashchange', show);
window.addEventListener('popstate', () => { if (location.hash !== shownAt) show(); });
show();
