import { createSearchMiss } from '@site/api/insights/searchMisses/contract';
import { fakeApi, renderPage } from '@site/shell/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SearchEntry } from '../../kit/search';
import { SearchButton } from './SearchButton';

const ENTRIES: SearchEntry[] = [
  {
    path: '/tools/phishing-detection',
    group: 'Tools',
    title: 'Phishing check',
    summary: 'Is this message phishing?.',
  },
  {
    path: '/faq#clicked',
    group: 'Questions',
    title: 'What if someone clicked a phishing link?',
    summary: 'Call.',
  },
  { path: '/services/service-desk', group: 'Services', title: 'Service Desk Support', summary: 'One door.' },
  { path: '/service-areas/waco', group: 'Service areas', title: 'Waco', summary: 'IT support in Waco.' },
];

const OLDER: SearchEntry[] = [{ path: '/blog/old-zither', group: 'The Foundry', title: 'On the zither' }];

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    // Browsers report it in a later task.
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
});

/** The button on a site with a search index; each test has its own words, since the index is loaded once. */
async function shown() {
  const api = fakeApi().on(createSearchMiss, undefined);
  const view = await renderPage(SearchButton, { path: '/faq', api });
  const calls = globalThis.fetch;
  globalThis.fetch = (async (input, init) => {
    if (String(input) === '/search.json') return Response.json({ entries: ENTRIES, isAll: false });
    const [path, words] = String(input).split('?q=');
    if (path === '/search-older.json') return Response.json(words === 'zither' ? OLDER : []);
    return calls(input, init);
  }) as typeof fetch;
  return { ...view, api };
}

const field = () => screen.findByRole('combobox', { name: 'Search the site' });
const options = () => screen.getAllByRole('option').map((option) => option.querySelector('b')?.textContent);

test('opens by ⌘K, Ctrl K and /, but not from within a field, and closes by its button', async () => {
  const { user } = await shown();
  for (const init of [{ key: 'k', metaKey: true }, { key: 'k', ctrlKey: true }, { key: '/' }]) {
    fireEvent.keyDown(document.body, init);
    const found = await field();
    fireEvent.keyDown(found, { key: '/' });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  }
  const input = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(input, { key: '/' });
  expect(screen.queryByRole('combobox')).toBeNull();
  input.remove();
});

test('opens again before the browser has reported that it closed', async () => {
  const { user } = await shown();
  await user.click(screen.getByRole('link', { name: 'Search' }));
  await field();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await field()).toBeVisible();
});

test('finds what is misspelt, under its headings, and the arrows go through it', async () => {
  const { user } = await shown();
  await user.click(screen.getByRole('link', { name: 'Search' }));
  await user.type(await field(), 'pishing');
  await waitFor(() =>
    expect(options()).toEqual(['Phishing check', 'What if someone clicked a phishing link?']),
  );
  expect(within(screen.getByRole('group', { name: 'Tools' })).getAllByRole('option')).toHaveLength(1);
  const selected = () => screen.getByRole('option', { selected: true });
  expect(selected()).toHaveAttribute('href', '/tools/phishing-detection');
  expect(await field()).toHaveAttribute('aria-activedescendant', selected().id);
  await user.keyboard('{ArrowDown}');
  expect(selected()).toHaveAttribute('href', '/faq#clicked');
  await user.keyboard('{ArrowDown}');
  expect(selected()).toHaveAttribute('href', '/tools/phishing-detection');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

test('a search without results shows a message and is reported once', async () => {
  const { user, api } = await shown();
  await user.click(screen.getByRole('link', { name: 'Search' }));
  await user.type(await field(), 'Xylophone');
  expect(await screen.findByText('No results found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.keyDown(document.body, { key: '/' });
  await user.type(await field(), 'xylophone');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.keyDown(document.body, { key: '/' });
  await user.type(await field(), 'quokka');
  await screen.findByText('No results found');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  const reported = ['Xylophone', 'quokka'].map((words) => ({ words }));
  await waitFor(() => expect(api.requests.map(({ body }) => body)).toEqual(reported));
});

test('a page that the index lacks is requested by name and is not reported as a miss', async () => {
  const { user, api } = await shown();
  await user.click(screen.getByRole('link', { name: 'Search' }));
  await user.type(await field(), 'zither');
  await waitFor(() => expect(options()).toEqual(['On the zither']));
  expect(screen.getByRole('option')).toHaveAttribute('href', '/blog/old-zither');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(api.requests).toEqual([]);
});

test('words to begin with are one press away', async () => {
  const { user } = await shown();
  await user.click(screen.getByRole('link', { name: 'Search' }));
  await user.click(await screen.findByRole('button', { name: 'Service desk' }));
  await waitFor(() => expect(options()[0]).toBe('Service Desk Support'));
});
