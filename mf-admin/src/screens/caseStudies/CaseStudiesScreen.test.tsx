import { type CaseStudyRow, caseStudyContent } from '@site/api/content/caseStudies/contract';
import { exampleCaseStudyDraft } from '@site/api/content/caseStudies/example';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { CaseStudiesScreen } from './CaseStudiesScreen';

const draft = exampleCaseStudyDraft({ consentOn: '', consentProof: '' });
const facts = {
  id: 'c'.repeat(24),
  label: draft.title,
  slug: draft.slug,
  state: 'draft' as const,
  path: null,
  publishedAt: null,
  publishAt: null,
  fault: null,
  binnedAt: null,
  version: 1,
  updatedAt: '2026-11-22T20:00:00.000Z',
  updatedBy: 'Ana Ruiz',
};
const row: CaseStudyRow = {
  ...facts,
  client: draft.client,
  industry: 'legal',
  consentOn: '',
  heroFigure: '',
};
const documentOf = (words = draft) => ({ ...facts, draft: words, published: null, scheduled: null });

const casesApi = () =>
  fakeApi()
    .on(caseStudyContent.list, { items: [row], nextCursor: null, total: 1, isMore: false })
    .on(caseStudyContent.get, documentOf())
    .on(caseStudyContent.presence, [])
    .on(caseStudyContent.edit, ({ body }) => ({ ...documentOf(body), version: 2 }));

async function open(path: string, role: Role = 'editor') {
  const api = casesApi();
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const pattern = '/admin/case-studies/:id?';
  return { ...(await renderPage(CaseStudiesScreen, { path, pattern, api, state })), api };
}

beforeEach(() => {
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  Element.prototype.scrollIntoView = () => {};
  localStorage.clear();
});

test('lists each case with its client, status and consent', async () => {
  await open('/admin/case-studies');
  const listed = within(await screen.findByRole('row', { name: /No more lost mornings/ }));
  expect(listed.getByText('Regional law firm')).toBeVisible();
  expect(listed.getByText('No consent on file')).toBeVisible();
  expect(listed.getByText('Legal')).toBeVisible();
});

test('the editor asks for the consent, and saves figures with method and period', async () => {
  const { user, api } = await open(`/admin/case-studies/${facts.id}`);
  const figures = within(await screen.findByRole('group', { name: 'Results' }));
  expect(figures.getByRole('textbox', { name: 'Period' })).toHaveValue('March 2025 and March 2026');
  await user.type(figures.getByRole('textbox', { name: 'Before' }), '!');
  await user.type(screen.getByRole('textbox', { name: 'Consent date' }), '2026-10-02');
  const saved = () => api.requests.filter(({ method }) => method === 'PATCH').at(-1)?.body;
  await waitFor(() =>
    expect(saved()).toMatchObject({
      consentOn: '2026-10-02',
      figures: [{ before: '9.2 h!', after: '2.1 h' }],
    }),
  );
  expect(screen.getByText(/Enter where the client’s consent is documented/)).toBeInTheDocument();
});
