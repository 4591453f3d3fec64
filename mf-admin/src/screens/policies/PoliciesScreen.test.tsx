import {
  getPolicy,
  type PolicyDraft,
  type PolicyRow,
  policyContent,
} from '@site/api/content/policies/contract';
import { examplePolicy, examplePolicyDraft } from '@site/api/content/policies/example';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { listRelatedPages } from '@site/api/seo/relatedPages/contract';
import { fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PoliciesScreen } from './PoliciesScreen';

const draft = examplePolicyDraft({ slug: 'privacy-policy', title: 'Privacy Policy', inShort: 'We moved.' });
const facts = {
  id: 'a'.repeat(24),
  label: draft.title,
  slug: draft.slug,
  state: 'published' as const,
  path: '/privacy-policy',
  publishedAt: '2026-11-20T18:00:00.000Z',
  publishAt: null,
  fault: null,
  binnedAt: null,
  version: 3,
  updatedAt: '2026-11-22T20:00:00.000Z',
  updatedBy: 'Ana Ruiz',
};
const row: PolicyRow = { ...facts, effective: '', asksAgain: false, counsel: '' };
const documentOf = (words: PolicyDraft, part = {}) => ({
  ...facts,
  draft: words,
  published: draft,
  scheduled: null,
  ...part,
});

const policiesApi = () =>
  fakeApi()
    .on(policyContent.list, { items: [row], nextCursor: null, total: 1, isMore: false })
    .on(policyContent.get, documentOf(draft))
    .on(policyContent.presence, [])
    .on(getPolicy, examplePolicy())
    .on(listRelatedPages, [])
    .on(policyContent.edit, ({ body }) => documentOf(body, { version: 4, state: 'changed' }));

async function open(path: string, { api = policiesApi(), role = 'owner' as Role } = {}) {
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  return {
    ...(await renderPage(PoliciesScreen, { path, pattern: '/admin/policies/:id?', api, state })),
    api,
  };
}
const saved = (api: ReturnType<typeof fakeApi>) =>
  api.requests.filter(({ method }) => method === 'PATCH').at(-1)?.body;

beforeEach(() => {
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  Element.prototype.scrollIntoView = () => {};
  localStorage.clear();
});

test('policies are listed with state and legal review', async () => {
  await open('/admin/policies');
  const listed = within(await screen.findByRole('row', { name: /Privacy Policy/ }));
  expect(listed.getByText('/privacy-policy')).toBeVisible();
  expect(listed.getByText('Not reviewed')).toBeVisible();
});

test('the editor of the next version shows the changes, the consent request and the legal review', async () => {
  const { user, api } = await open(`/admin/policies/${facts.id}`);
  const versions = within(await screen.findByRole('list', { name: 'Versions' }));
  expect(await versions.findByText('Effective November 22, 2026')).toBeVisible();
  await user.pasteInto(screen.getByRole('textbox', { name: 'Intro' }), ' More.');
  expect(screen.getByText('Summarize what changed')).toBeVisible();
  expect(screen.getByText('+1 −0 words')).toBeVisible();
  await user.pasteInto(screen.getByRole('textbox', { name: /Summary of changes/ }), 'A word more.');
  const consentCheckbox = screen.getByRole('checkbox', { name: 'Ask for consent again' });
  await user.click(consentCheckbox);
  expect(consentCheckbox).toHaveAccessibleDescription(/every visitor who has chosen cookies is asked again/);
  await user.click(screen.getByRole('checkbox', { name: 'Reviewed by counsel' }));
  await user.pasteInto(screen.getByRole('textbox', { name: 'Reviewer' }), 'D. Ames');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() =>
    expect(saved(api)).toMatchObject({
      lead: `${draft.lead} More.`,
      inShort: 'A word more.',
      asksAgain: true,
      counsel: { name: 'D. Ames', words: expect.stringMatching(/^[0-9a-f]{14}$/) },
    }),
  );
  expect(screen.queryByText('Summarize what changed')).not.toBeInTheDocument();
  await user.pasteInto(screen.getByRole('textbox', { name: 'Intro' }), ' Again.');
  expect(screen.getByRole('checkbox', { name: 'Reviewed by counsel' })).not.toBeChecked();
});

test('a later effective date is the suggested schedule', async () => {
  const later = documentOf({ ...draft, effective: '2027-01-04' }, { state: 'changed' });
  const { user } = await open(`/admin/policies/${facts.id}`, {
    api: policiesApi().on(policyContent.get, later),
  });
  expect(await screen.findByText('January 4, 2027: schedule the policy for that day')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Schedule…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule publishing' }));
  expect(dialog.getByText(/06:00 UTC/)).toBeVisible();
});

test('an invalid effective date is explained at its field and in the checks', async () => {
  const { user } = await open(`/admin/policies/${facts.id}`);
  const day = await screen.findByRole('textbox', { name: 'Effective date' });
  await user.type(day, 'after Thanksgiving');
  expect(day).toBeInvalid();
  expect(day).toHaveAccessibleDescription('Enter a date such as 11/28/2026.');
  expect(screen.getAllByText('Enter a date such as 11/28/2026.')).toHaveLength(2);
  await user.clear(day);
  await user.type(day, '1/4/2099');
  expect(day).toBeValid();
  expect(screen.getByText('January 4, 2099: schedule the policy for that day')).toBeVisible();
});

test('members other than the owner cannot edit', async () => {
  await open(`/admin/policies/${facts.id}`, { role: 'admin' });
  expect(await screen.findByRole('textbox', { name: 'Intro' })).toHaveAttribute('readonly');
  expect(screen.getByRole('checkbox', { name: 'Ask for consent again' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
});
