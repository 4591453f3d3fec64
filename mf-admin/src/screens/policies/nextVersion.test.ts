import { examplePolicyDraft } from '@site/api/content/policies/example';
import { policyTextHash } from '@site/api/content/policies/policyTextHash';
import { nextVersion } from './nextVersion';

const published = examplePolicyDraft({ inShort: 'We moved.', effective: '2026-11-22', asksAgain: true });
const marked = (draft = published) => ({
  ...draft,
  counsel: { name: 'D. Ames', on: '2026-11-21', words: policyTextHash(draft) },
});

test('the first change after publishing starts a new version without a summary', () => {
  const changed = nextVersion({ ...published, lead: 'Other words.' }, published, published);
  expect(changed).toMatchObject({ lead: 'Other words.', inShort: '', effective: '', asksAgain: false });
  const summarized = { ...changed, inShort: 'Other words.', asksAgain: true };
  expect(nextVersion({ ...summarized, lead: 'More.' }, summarized, published)).toEqual({
    ...summarized,
    lead: 'More.',
  });
});

test('a summary written in the same change is kept', () => {
  const draft = { ...published, inShort: 'Something new.' };
  expect(nextVersion(draft, published, published)).toEqual({ ...draft, effective: '', asksAgain: false });
});

test('a policy that was never published keeps its summary', () => {
  const draft = { ...published, lead: 'x' };
  expect(nextVersion(draft, published, null)).toEqual(draft);
});

test('a legal review applies to the current text and is cleared by the first change', () => {
  const put = { ...published, counsel: { name: '', on: '2026-11-21', words: '' } };
  expect(nextVersion(put, published, null).counsel?.words).toBe(policyTextHash(published));
  const before = marked();
  expect(nextVersion({ ...before, description: 'x' }, before, null).counsel).toEqual(before.counsel);
  for (const field of ['title', 'lead', 'markdown'] as const)
    expect(nextVersion({ ...before, [field]: 'x' }, before, null).counsel).toBeNull();
});
