import fc from 'fast-check';
import { isDeepEqual, mergeDrafts } from './mergeDrafts';

const base = { title: 'One', text: 'Words', tags: ['mail'] };

test('takes the value of the only side that changed a field', () => {
  const { merged, conflicts } = mergeDrafts(
    base,
    { ...base, title: 'Mine' },
    { ...base, tags: ['mail', 'people'] },
  );
  expect(merged).toEqual({ title: 'Mine', text: 'Words', tags: ['mail', 'people'] });
  expect(conflicts).toEqual([]);
});

test('keeps my value of conflicting fields and lists them; identical changes are not a conflict', () => {
  const mine = { ...base, title: 'Mine', text: 'Same' };
  const { merged, conflicts } = mergeDrafts(base, mine, { ...base, title: 'Theirs', text: 'Same' });
  expect(merged).toEqual(mine);
  expect(conflicts).toEqual(['title']);
});

test('merges changes to different paragraphs of a text without a conflict', () => {
  const text = 'One.\n\nTwo.\n\nThree.\n';
  const mine = { ...base, text: text.replace('One', 'Mine') };
  const theirs = { ...base, text: text.replace('Three', 'Theirs') };
  const { merged, conflicts } = mergeDrafts({ ...base, text }, mine, theirs);
  expect(merged.text).toBe('Mine.\n\nTwo.\n\nTheirs.\n');
  expect(conflicts).toEqual([]);
});

test('ignores the order of object keys', () => {
  expect(isDeepEqual({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true);
  expect(isDeepEqual(['a', 'b'], ['b', 'a'])).toBe(false);
});

test('never loses a change of either side', () => {
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
