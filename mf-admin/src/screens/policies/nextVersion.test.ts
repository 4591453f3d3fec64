import { examplePolicyDraft } from '@site/api/content/policies/example';
import { policyTextHash } from '@site/api/content/policies/policyTextHash';
import { nextVersion } from './nextVersion';

const published = examplePolicyDraft({ inShort: 'We moved.', effective: '2026-11-22', asksAgain: true });
const marked = (draft = published) => ({
  ...draft,
  counsel: { name: 'D. Ames', on: '2026-11-21', words: policyTextHash(draft) },
});

test('the first change after a publication begins another version, of which nothing is said yet', () => {
  const changed = nextVersion({ ...published, lead: 'Other words.' }, published, published);
  expect(changed).toMatchObject({ lead: 'Other words.', inShort: '', effective: '', asksAgain: false });
  const said = { ...changed, inShort: 'Other words.', asksAgain: true };
  expect(nextVersion({ ...said, lead: 'More.' }, said, published)).toEqual({ ...said, lead: 'More.' });
});

test('what is said of it first stays said', () => {
  const draft = { ...published, inShort: 'Something new.' };
  expect(nextVersion(draft, published, published)).toEqual({ ...draft, effective: '', asksAgain: false });
});

test('one that was never published keeps what was said of it', () => {
  const draft = { ...published, lead: 'x' };
  expect(nextVersion(draft, published, null)).toEqual(draft);
});

test('a mark of counsel is put on the words as they are, and goes with the first that is changed', () => {
  const put = { ...published, counsel: { name: '', on: '2026-11-21', words: '' } };
  expect(nextVersion(put, published, null).counsel?.words).toBe(policyTextHash(published));
  const before = marked();
  expect(nextVersion({ ...before, description: 'x' }, before, null).counsel).toEqual(before.counsel);
  for (const field of ['title', 'lead', 'markdown'] as const)
    expect(nextVersion({ ...before, [field]: 'x' }, before, null).counsel).toBeNull();
});
