import fc from 'fast-check';
import { isConflict, joinParts, mergeTexts } from './mergeTexts';

const base = '# One\n\nFirst.\n\nSecond.\n\n- a\n- b\n\n```\ncode\n\n- c\n```\n';
const merged = (mine: string, theirs: string) => {
  const parts = mergeTexts(base, mine, theirs);
  return { text: joinParts(parts, () => 'mine'), conflicts: parts.filter(isConflict) };
};

test.each([
  ['neighboring paragraphs', ['First.', 'Mine.'], ['Second.', 'Theirs.']],
  ['neighboring list items', ['- a', '- mine'], ['- b', '- theirs']],
  ['a heading and the paragraph below it', ['# One', '# Mine'], ['First.', 'Theirs.']],
  ['a new paragraph and one that is taken away', ['First.', 'First.\n\nMine.'], ['- a\n', '']],
  ['code and text', ['code\n\n- c', 'mine\n\n- c'], ['Second.', 'Theirs.']],
])('merges changes by two members to %s', (_, mine, theirs) => {
  const [one, other] = [
    base.replace(mine[0] as string, mine[1] as string),
    base.replace(theirs[0] as string, theirs[1] as string),
  ];
  const { text, conflicts } = merged(one, other);
  expect(conflicts).toEqual([]);
  expect(text).toBe(one.replace(theirs[0] as string, theirs[1] as string));
});

test('reports only the paragraph that both sides changed as a conflict', () => {
  const mine = base.replace('First.', 'Mine.').replace('- a', '- mine');
  const theirs = base.replace('First.', 'Theirs.').replace('Second.', 'Second, theirs.');
  const parts = mergeTexts(base, mine, theirs);
  const [conflict, ...others] = parts.filter(isConflict);
  expect([conflict?.mine.trim(), conflict?.theirs.trim(), others]).toEqual(['Mine.', 'Theirs.', []]);
  expect(joinParts(parts, () => 'theirs')).toBe(theirs.replace('- a', '- mine'));
});

test('identical changes are not a conflict', () => {
  const same = base.replace('First.', 'Same.');
  expect(merged(same, same)).toEqual({ text: same, conflicts: [] });
});

test('keeps the text of the only side that changed', () => {
  const line = fc.constantFrom('', 'a', 'b', '- c', '# d', '```', '  e', '1. f');
  const text = fc.array(line, { maxLength: 8 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(joinParts(mergeTexts(before, after, before), () => 'theirs')).toBe(after);
      expect(joinParts(mergeTexts(before, before, after), () => 'mine')).toBe(after);
    }),
  );
});
