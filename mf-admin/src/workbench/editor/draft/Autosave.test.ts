import type { ApiError } from '@site/shell/kit/query';
import { createTestAutosave, documentOf, first, flushPromises, type TestDraft } from '../editor.fixture';
import { Autosave, LOCAL_SAVE_DELAY_MS, type LocalDraft, SAVE_DELAY_MS } from './Autosave';

const failed = (status: number): ApiError => ({ status, message: String(status) });

test('stores edits locally within half a second and saves them within two, even without a pause', async () => {
  const { autosave, clock, sent, localDrafts, type } = createTestAutosave();
  type({ title: 'A' });
  await clock.advance(300);
  type({ title: 'Ab' });
  await clock.advance(LOCAL_SAVE_DELAY_MS - 300);
  expect(localDrafts.at(-1)?.mine.title).toBe('Ab');
  type({ title: 'Abc' });
  await clock.advance(SAVE_DELAY_MS - LOCAL_SAVE_DELAY_MS - 1);
  expect(sent).toEqual([]);
  await clock.advance(1);
  expect(sent).toEqual([{ title: 'Abc', text: 'Words' }]);
  expect(autosave.current.phase).toBe('saved');
  expect(localDrafts.at(-1)).toBeUndefined();
  for (let keys = 0; keys < 20; keys += 1) {
    type({ text: 'w'.repeat(keys) });
    await clock.advance(500);
  }
  expect(sent).toHaveLength(6);
});

test('sends one request at a time; the next one includes edits made meanwhile', async () => {
  let answer: () => void = () => undefined;
  const sent: [string, number][] = [];
  const { autosave, clock, type } = createTestAutosave({
    send: (draft, { version }) => {
      sent.push([draft.title, version]);
      return new Promise((resolve) => {
        answer = () => resolve(documentOf(draft, version + 1));
      });
    },
  });
  type({ title: 'A' });
  await clock.advance(SAVE_DELAY_MS);
  type({ title: 'B' });
  await clock.advance(10 * SAVE_DELAY_MS);
  expect(sent).toEqual([['A', 1]]);
  answer();
  await flushPromises();
  expect(autosave.current.draft.title).toBe('B');
  await clock.advance(SAVE_DELAY_MS);
  expect(sent).toEqual([
    ['A', 1],
    ['B', 2],
  ]);
});

test('keeps the draft locally while the API is unreachable and retries with increasing delays', async () => {
  let tries = 0;
  const { autosave, clock, type, localDrafts } = createTestAutosave({
    send: async (draft, { version }) => {
      tries += 1;
      if (tries < 4) throw failed(tries % 2 ? 0 : 503);
      return documentOf(draft, version + 1);
    },
  });
  type({ text: 'Offline' });
  await clock.advance(SAVE_DELAY_MS);
  expect(autosave.current).toMatchObject({ phase: 'away', isSavedLocally: true });
  expect(localDrafts.at(-1)?.mine.text).toBe('Offline');
  await clock.advance(2000);
  expect(tries).toBe(2);
  await clock.advance(3999);
  expect(tries).toBe(2);
  await clock.advance(1);
  expect(tries).toBe(3);
  autosave.retryNow();
  await clock.advance(0);
  expect(tries).toBe(4);
  expect(autosave.current).toMatchObject({ phase: 'saved', problem: undefined });
});

test('does not resend a rejected draft until the next edit', async () => {
  let tries = 0;
  const { autosave, clock, type } = createTestAutosave({
    send: async (draft, { version }) => {
      tries += 1;
      if (tries === 1) throw failed(400);
      return documentOf(draft, version + 1);
    },
  });
  type({ text: 'Bad' });
  await clock.advance(60_000);
  expect(tries).toBe(1);
  expect(autosave.current.phase).toBe('refused');
  type({ text: 'Good' });
  await clock.advance(SAVE_DELAY_MS);
  expect(autosave.current.phase).toBe('saved');
});

test('merges changes by another member to different fields without asking', async () => {
  const sent: [TestDraft, number][] = [];
  const { autosave, clock, type } = createTestAutosave({
    send: async (draft, { version }) => {
      sent.push([draft, version]);
      if (version === 1) throw failed(412);
      return documentOf(draft, version + 1);
    },
    read: async () => documentOf({ ...first, text: 'Theirs' }, 7),
  });
  type({ title: 'Mine' });
  await clock.advance(2 * SAVE_DELAY_MS);
  expect(sent.at(-1)).toEqual([{ title: 'Mine', text: 'Theirs' }, 7]);
  expect(autosave.current).toMatchObject({ phase: 'saved', draft: { title: 'Mine', text: 'Theirs' } });
});

test('waits for the member on a conflict, stores edits locally, and saves the chosen version', async () => {
  const { autosave, clock, type, localDrafts, sent, ports } = createTestAutosave({
    read: async () => documentOf({ ...first, title: 'Theirs' }, 7),
  });
  const takes = ports.send;
  ports.send = async () => {
    throw failed(412);
  };
  type({ title: 'Mine' });
  await clock.advance(SAVE_DELAY_MS);
  expect(autosave.current).toMatchObject({ phase: 'conflict', conflict: { fields: ['title'] } });
  ports.send = takes;
  type({ text: 'More' });
  await clock.advance(60_000);
  expect(sent).toEqual([]);
  expect(localDrafts.at(-1)?.mine).toEqual({ title: 'Mine', text: 'More' });
  expect(await autosave.flush()).toBe(false);
  autosave.resolveConflict({ ...autosave.current.draft, title: 'Theirs' });
  await clock.advance(0);
  expect(sent).toEqual([{ title: 'Theirs', text: 'More' }]);
  expect(autosave.current.phase).toBe('saved');
});

test('continues with an unsaved local draft and discards one that was saved since', async () => {
  const { autosave, clock, sent, localDrafts } = createTestAutosave();
  autosave.restoreLocalDraft({ base: first, mine: { ...first, text: 'Crashed' }, version: 1 });
  await clock.advance(SAVE_DELAY_MS);
  expect(sent).toEqual([{ title: 'One', text: 'Crashed' }]);
  autosave.restoreLocalDraft({ base: first, mine: { ...first, text: 'Crashed' }, version: 1 });
  await clock.advance(60_000);
  expect(sent).toHaveLength(1);
  expect(localDrafts.at(-1)).toBeUndefined();
});

test('asks about a conflict again after a reload and overwrites nothing', async () => {
  const theirs = documentOf({ ...first, title: 'Theirs', text: 'Also theirs' }, 7);
  const { clock, type, localDrafts } = createTestAutosave({
    send: async () => {
      throw failed(412);
    },
    read: async () => theirs,
  });
  type({ title: 'Mine' });
  await clock.advance(SAVE_DELAY_MS);
  type({ title: 'Mine, and more' });
  await clock.advance(LOCAL_SAVE_DELAY_MS);
  const next = createTestAutosave();
  const reopened = new Autosave(theirs, next.ports);
  reopened.restoreLocalDraft(localDrafts.at(-1) as LocalDraft<TestDraft>);
  await next.clock.advance(60_000);
  expect(reopened.current).toMatchObject({
    phase: 'conflict',
    conflict: { fields: ['title'] },
    draft: { title: 'Mine, and more', text: 'Also theirs' },
  });
  expect(next.sent).toEqual([]);
});

test('recognizes its own draft when the API stored it without a response', async () => {
  const taken: TestDraft[] = [];
  let isAway = true;
  const { autosave, clock, type } = createTestAutosave({
    send: async (draft, { version }) => {
      if (version <= taken.length) throw failed(412);
      if (!isAway || taken.length === 0) taken.push(draft);
      if (isAway) throw failed(0);
      return documentOf(draft, version + 1);
    },
    read: async () => documentOf(taken.at(-1) as TestDraft, 2),
  });
  type({ title: 'Half' });
  await clock.advance(SAVE_DELAY_MS);
  type({ title: 'Half and the rest' });
  isAway = false;
  await clock.advance(60_000);
  expect(autosave.current).toMatchObject({ phase: 'saved', draft: { title: 'Half and the rest' } });
  expect(taken.map(({ title }) => title)).toEqual(['Half', 'Half and the rest']);
});

test('flush waits for the pending request and returns whether everything is saved', async () => {
  const { autosave, type, sent, ports } = createTestAutosave();
  type({ title: 'A' });
  expect(await autosave.flush()).toBe(true);
  expect(sent.map(({ title }) => title)).toEqual(['A']);
  ports.send = async () => {
    throw failed(0);
  };
  type({ title: 'B' });
  expect(await autosave.flush()).toBe(false);
  expect(autosave.current.isSavedLocally).toBe(true);
});

test('flush ends when the editor is closed with unsaved edits', async () => {
  const { autosave, type, localDrafts } = createTestAutosave({
    send: async (draft, { version }) => {
      type({ title: 'B' });
      autosave.stop();
      return documentOf(draft, version + 1);
    },
  });
  type({ title: 'A' });
  expect(await autosave.flush()).toBe(false);
  expect(localDrafts.at(-1)?.mine.title).toBe('B');
});

test('reports that local storage is unavailable', async () => {
  const { autosave, clock, type } = createTestAutosave({ saveLocally: () => false });
  type({ title: 'A' });
  await clock.advance(LOCAL_SAVE_DELAY_MS);
  expect(autosave.current.isSavedLocally).toBe(false);
});

test('keeps edits made while an action runs', async () => {
  const { autosave, clock, sent, type } = createTestAutosave();
  type({ text: 'More' });
  autosave.replaceDocument({ ...documentOf(first, 4), state: 'published' });
  expect(autosave.current.document.state).toBe('published');
  await clock.advance(SAVE_DELAY_MS);
  expect(sent).toEqual([{ title: 'One', text: 'More' }]);
});

test('does not save an edit that was undone', async () => {
  const { autosave, clock, sent, localDrafts, type } = createTestAutosave();
  type({ title: 'A' });
  type({ title: 'One' });
  await clock.advance(SAVE_DELAY_MS);
  expect(sent).toEqual([]);
  expect(autosave.current.phase).toBe('saved');
  expect(localDrafts.at(-1)).toBeUndefined();
});

test('has nothing to save if the other version is chosen for every conflict', async () => {
  const { autosave, clock, type } = createTestAutosave({
    send: async () => {
      throw failed(412);
    },
    read: async () => documentOf({ ...first, title: 'Theirs' }, 7),
  });
  type({ title: 'Mine' });
  await clock.advance(SAVE_DELAY_MS);
  autosave.resolveConflict({ ...first, title: 'Theirs' });
  await clock.advance(SAVE_DELAY_MS);
  expect(autosave.current).toMatchObject({ phase: 'saved', draft: { title: 'Theirs' } });
});
