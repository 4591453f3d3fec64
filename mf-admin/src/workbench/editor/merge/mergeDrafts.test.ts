import fc from 'fast-check';
import { isDeepEqual, mergeDrafts } from './mergeDrafts';

const base = { title: 'One', text: 'Words', tags: ['mail'] };

test('what only one member touched is theirs', () => {
  const { merged, conflicts } = mergeDrafts(
    base,
    { ...base, title: 'Mine' },
    { ...base, tags: ['mail', 'people'] },
  );
  expect(merged).toEqual({ title: 'Mine', text: 'Words', tags: ['mail', 'people'] });
  expect(conflicts).toEqual([]);
});

test('what both changed in their own way is named and stays mine; what both wrote alike is no conflict', () => {
  const mine = { ...base, title: 'Mine', text: 'Same' };
  const { merged, conflicts } = mergeDrafts(base, mine, { ...base, title: 'Theirs', text: 'Same' });
  expect(merged).toEqual(mine);
  expect(conflicts).toEqual(['title']);
});

test('two members who write in different paragraphs of one text need not choose', () => {
  const text = 'One.\n\nTwo.\n\nThree.\n';
  const mine = { ...base, text: text.replace('One', 'Mine') };
  const theirs = { ...base, text: text.replace('Three', 'Theirs') };
  const { merged, conflicts } = mergeDrafts({ ...base, text }, mine, theirs);
  expect(merged.text).toBe('Mine.\n\nTwo.\n\nTheirs.\n');
  expect(conflicts).toEqual([]);
});

test('the order in which parts are written says nothing', () => {
  expect(isDeepEqual({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true);
  expect(isDeepEqual(['a', 'b'], ['b', 'a'])).toBe(false);
});

test('no word of either is lost, whatever they changed', () => {
  const draft = fc.record({
    title: fc.string(),
    text: fc.string(),
    tags: fc.array(fc.string(), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(draft, draft, draft, (before, mine, theirs) => {
      const { merged, conflicts } = mergeDrafts(before, mine, theirs);
      for (const field of ['title', 'text', 'tags'] as const) {
        const [isMine, isTheirs] = [
          isDeepEqual(merged[field], mine[field]),
          isDeepEqual(merged[field], theirs[field]),
        ];
        const isChangedByThem = !isDeepEqual(theirs[field], before[field]);
        expect(isMine || (isTheirs && isDeepEqual(mine[field], before[field]))).toBe(true);
        if (isChangedByThem && !isTheirs) expect(conflicts).toContain(field);
      }
    }),
  );
});
