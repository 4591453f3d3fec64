import { countChanges, diffDrafts } from './diffDrafts';

const fields = [
  { name: 'title' as const, label: 'Title' },
  { name: 'tags' as const, label: 'Tags' },
];

test('lists and counts changed words by field', () => {
  const changes = diffDrafts(
    { title: 'Wire fraud before closing', tags: ['mail'] },
    { title: 'Wire fraud, before closing day', tags: ['mail'] },
    fields,
  );
  expect(changes.map(({ label }) => label)).toEqual(['Title']);
  const text = (kind: string) =>
    changes[0]?.parts.filter((part) => part.kind === kind).map((part) => part.text.trim());
  expect(text('added')).toContain('day');
  const textWithout = (omitted: string) =>
    changes[0]?.parts
      .filter(({ kind }) => kind !== omitted)
      .map((part) => part.text)
      .join('');
  expect(textWithout('removed')).toBe('Wire fraud, before closing day');
  expect(textWithout('added')).toBe('Wire fraud before closing');
  expect(countChanges(changes).added).toBeGreaterThan(0);
});

test('joins adjacent changed words into one change', () => {
  const [change] = diffDrafts(
    { title: 'A third title of it, again' },
    { title: 'Some words for the post, again' },
    [{ name: 'title', label: 'Title' }],
  );
  expect(change?.parts).toEqual([
    { kind: 'removed', text: 'A third title of it' },
    { kind: 'added', text: 'Some words for the post' },
    { kind: 'same', text: ', again' },
  ]);
});
