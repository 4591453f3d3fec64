import type { SitePage } from '../../kit/pages';
import type { SearchFile } from '../../kit/search';
import { SearchIndex } from './SearchIndex';

const serviceDesk: SitePage = { path: '/services/service-desk', label: 'Service Desk', group: 'Services' };
const note: SitePage = { path: '/blog/a-note', label: 'A note', group: 'The Foundry', changedAt: '1' };

const documentOf = ({ label }: SitePage) => `<!doctype html><html><head><title>${label} | Firm</title>
<meta name="description" content="Help &amp; answers, by people"/><meta name="keywords" content="helpdesk"/></head><body><header>Menu</header>
<main id="main"><h1>One front door<!-- --> for <b>help</b></h1><img alt="" src="/assets/desk.12345678.svg"/>
<p>Tickets tickets tickets are answered.</p><script>const secret = 1</script>
<details id="hours" open=""><summary><h3>What are the desk&#x27;s hours?</h3></summary><div class="answer">As agreed.</div></details>
<details><summary>Show the diagram</summary><p>No question</p></details></main><footer>Foot</footer></body></html>`;

function indexOf(pages: SitePage[], read: (path: string) => string | undefined) {
  const requested: string[] = [];
  const site = { current: pages };
  const releases = { snapshot: { id: 'one' } };
  const index = new SearchIndex({
    pages: site,
    releases,
    documentOf: async (path) => {
      requested.push(path);
      return read(path);
    },
  });
  const file = async (): Promise<SearchFile> => JSON.parse((await index.current()).text);
  const entries = async () => (await file()).entries;
  return { site, requested, index, file, entries };
}

test('a page is indexed with its own description and the questions it answers', async () => {
  const { entries } = indexOf([serviceDesk, note], (path) =>
    path === serviceDesk.path ? documentOf(serviceDesk) : undefined,
  );
  expect(await entries()).toEqual([
    {
      path: serviceDesk.path,
      group: 'Services',
      title: 'Service Desk',
      image: '/assets/desk.12345678.svg',
      summary: 'Help & answers, by people',
      words: expect.stringMatching(/^One front door for help helpdesk tickets/),
    },
    {
      path: `${serviceDesk.path}#hours`,
      group: 'Questions',
      title: "What are the desk's hours?",
      summary: 'As agreed.',
    },
    { path: note.path, group: note.group, title: note.label, words: '' },
  ]);
  expect(JSON.stringify(await entries())).not.toMatch(/secret|Menu|Foot|diagram/);
});

test('pages are read once, changed ones again, in the background', async () => {
  const { site, requested, index, entries } = indexOf([serviceDesk, note], (path) =>
    documentOf(path === serviceDesk.path ? serviceDesk : note),
  );
  const first = await index.current();
  expect(await index.current()).toBe(first);
  site.current = [serviceDesk, { ...note, label: 'A note, mended', changedAt: '2' }];
  expect(await index.current()).toBe(first);
  let now = await index.current();
  while (now === first) {
    await new Promise(setImmediate);
    now = await index.current();
  }
  expect(requested).toEqual([serviceDesk.path, note.path, note.path]);
  expect((await entries()).map(({ title }) => title)).toContain('A note, mended');
});

test('a page that cannot be rendered is indexed by its name, and read later', async () => {
  let isUnavailable = true;
  const { entries } = indexOf([note], () => {
    if (isUnavailable) throw new Error('away');
    return documentOf(note);
  });
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  expect(await entries()).toEqual([{ path: note.path, group: note.group, title: note.label, words: '' }]);
  isUnavailable = false;
  now.mockReturnValue(1_014_000);
  expect(await entries()).toHaveLength(1);
  now.mockReturnValue(1_016_000);
  await entries();
  let found = await entries();
  while (found.length === 1) {
    await new Promise(setImmediate);
    found = await entries();
  }
  expect(found).toHaveLength(2);
  now.mockRestore();
});

test('with many pages the index starts with their names and grows in the background', async () => {
  const pages = Array.from({ length: 400 }, (_, at) => ({
    ...note,
    path: `/blog/${at}`,
    label: `Note ${at}`,
    group: `Group ${at % 10}`,
  }));
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let requested = 0;
  const index = new SearchIndex({
    pages: { current: pages },
    releases: { snapshot: { id: 'one' } },
    documentOf: async () => {
      requested += 1;
      if (requested === 300) await gate;
      return documentOf(note);
    },
  });
  const entries = async () => (JSON.parse((await index.current()).text) as SearchFile).entries;
  const names = await entries();
  expect(names).toHaveLength(pages.length);
  expect(names[0]).toEqual({ path: '/blog/0', group: 'Group 0', title: 'Note 0', words: '' });
  expect(requested).toBeLessThan(300);
  const summaries = async () =>
    (await entries()).filter(({ summary, path }) => summary && !path.includes('#'));
  while (requested < 300) await new Promise(setImmediate);
  expect((await summaries()).length).toBeGreaterThan(0);
  expect((await summaries()).length).toBeLessThan(pages.length);
  release();
  while ((await summaries()).length < pages.length) await new Promise(setImmediate);
  expect(requested).toBe(pages.length);
});

test('of each group only the newest pages are read; older ones are found by their names', async () => {
  const notes = Array.from({ length: 10_000 }, (_, at) => ({
    path: `/blog/note-${at}`,
    label: `Note ${at}`,
    group: 'The Foundry',
    changedAt: new Date(at * 60_000).toISOString(),
  }));
  const { requested, file, index } = indexOf([...notes, serviceDesk], () => documentOf(note));
  const { entries, isAll } = await file();
  expect(isAll).toBe(false);
  expect(new Set(requested)).toEqual(
    new Set([serviceDesk.path, ...notes.slice(-100).map(({ path }) => path)]),
  );
  expect(entries.filter(({ path }) => path.startsWith('/blog/') && !path.includes('#'))).toHaveLength(100);
  expect((await index.current()).text.length).toBeLessThan(100_000);
  const older = (words: string) => index.older(words).map(({ title }) => title);
  expect(index.older('note 777')).toContainEqual({
    path: '/blog/note-777',
    group: 'The Foundry',
    title: 'Note 777',
  });
  expect(older('NOTE 888 note-8888')).toEqual(['Note 8888']);
  expect(older('note')).toEqual(Array.from({ length: 12 }, (_, at) => `Note ${9899 - at}`));
  // In another form.
  expect(older('noted 777')).toContain('Note 777');
  expect(older('noting 9999')).toEqual([]);
  for (const nothing of ['', '?!', 'note 9999', 'service desk']) expect(older(nothing)).toEqual([]);
});

test('there are no older pages when all pages are read', async () => {
  const { file, index } = indexOf([serviceDesk, note], () => documentOf(note));
  expect((await file()).isAll).toBe(true);
  expect(index.older('note')).toEqual([]);
});

test('the number of questions is limited', async () => {
  const pages = Array.from({ length: 400 }, (_, at) => ({
    ...serviceDesk,
    path: `/page/${at}`,
    group: `Group ${at % 4}`,
  }));
  const { entries } = indexOf(pages, () => documentOf(serviceDesk));
  let now = await entries();
  while (now.filter(({ summary, path }) => summary && !path.includes('#')).length < pages.length) {
    await new Promise(setImmediate);
    now = await entries();
  }
  expect(now.filter(({ group }) => group === 'Questions')).toHaveLength(300);
});
