import { GROUPS } from './content';
import { filterQuestions } from './filterQuestions';

test('an empty search shows everything', () => {
  expect(filterQuestions(GROUPS, '  ')).toEqual(GROUPS);
});

test('every word must be in the question or its answer, in any case', () => {
  const found = filterQuestions(GROUPS, 'SUPPORT hours').flatMap((group) => group.questions);
  expect(found.map(({ id }) => id)).toContain('support-hours');
  expect(found.length).toBeLessThan(GROUPS.flatMap((group) => group.questions).length);
});

test('a word nobody uses finds nothing', () => {
  expect(filterQuestions(GROUPS, 'zeppelin')).toEqual([]);
});

test('every question has an address of its own', () => {
  const ids = GROUPS.flatMap((group) => [group.id, ...group.questions.map(({ id }) => id)]);
  expect(new Set(ids).size).toBe(ids.length);
});
