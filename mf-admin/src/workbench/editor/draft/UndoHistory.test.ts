/** @jest-environment jest-fixed-jsdom */
import type { TestDraft } from '../editor.fixture';
import { UndoHistory } from './UndoHistory';

const first: TestDraft = { title: 'One', text: 'Words' };
beforeEach(() => sessionStorage.clear());

/** An undo history whose `type` records an edit after a pause. */
function createHistory(storageKey = 'ana post 1') {
  const steps = new UndoHistory<TestDraft>(storageKey);
  let at = 10_000;
  let words = first;
  return {
    steps,
    words: () => words,
    type: (part: Partial<TestDraft>, pause = 5000) => {
      const next = { ...words, ...part };
      at += pause;
      steps.record(words, next, at);
      words = next;
    },
    go: (way: 'undo' | 'redo') => {
      words = steps[way](words) ?? words;
      return words;
    },
  };
}

test('undoes and redoes steps that are separated by pauses', () => {
  const { type, go, steps } = createHistory();
  type({ title: 'A' });
  type({ title: 'Ab' }, 100);
  type({ text: 'Others' });
  expect(go('undo')).toEqual({ title: 'Ab', text: 'Words' });
  expect(go('undo')).toEqual(first);
  expect([steps.canUndo, go('undo')]).toEqual([false, first]);
  go('redo');
  expect(go('redo')).toEqual({ title: 'Ab', text: 'Others' });
  expect(steps.canRedo).toBe(false);
});

test('a large deletion is its own step, even without a pause', () => {
  const { type, go } = createHistory();
  const long = 'A sentence that somebody wrote with care.';
  type({ text: long });
  type({ text: '' }, 100);
  type({ text: 'x' }, 100);
  expect(go('undo').text).toBe(long);
});

test('survives a reload under the key of the new document', () => {
  const { type, steps } = createHistory('ana post new');
  type({ text: 'Typed' });
  steps.persist();
  steps.persist('ana post 7');
  const again = createHistory('ana post 7');
  expect(again.steps.undo({ title: 'By Ben', text: 'Typed' })).toEqual({ title: 'By Ben', text: 'Words' });
  expect(createHistory('ana post new').steps.canUndo).toBe(false);
  expect(createHistory('ben post 7').steps.canUndo).toBe(false);
});

test('keeps only the newest steps within its limits', () => {
  const { type, go, steps } = createHistory();
  for (let n = 0; n < 60; n++) type({ title: `T${n}` });
  for (let n = 0; n < 40; n++) go('undo');
  expect(steps.canUndo).toBe(false);
  expect(go('undo').title).toBe('T19');
  for (let n = 0; n < 4; n++) type({ text: String(n).repeat(90_000) });
  steps.persist();
  expect(JSON.stringify(sessionStorage).length).toBeLessThan(250_000);
  expect(go('undo').text).toMatch(/^2+$/);
});

test('ignores invalid stored data', () => {
  sessionStorage.setItem('steps ana post 1', '{"past":7}');
  expect(createHistory().steps.canUndo).toBe(false);
});
