import { type LandingDraft, type LandingRow, landingContent } from '@site/api/content/landingPages/contract';
import { exampleLandingDraft } from '@site/api/content/landingPages/example';
import { listStartingPoints } from '@site/api/content/pageTemplates/contract';
import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { LandingPagesScreen } from './LandingPagesScreen';

const conversation = exampleLandingDraft({ slug: 'a-second-opinion', label: 'A second opinion' });
const consultation = {
  id: 'c'.repeat(24),
  label: 'Consultation',
  about: 'Benefits and a form.',
  draft: conversation,
};
const templatesApi = () => fakeApi().on(listStartingPoints, [consultation]);

const facts = {
  id: 'a'.repeat(24),
  label: conversation.label,
  slug: conversation.slug,
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
const row = (part: Partial<LandingRow> = {}): LandingRow => ({
  ...facts,
  kind: 'campaign',
  expireAt: null,
  isListed: true,
  ...part,
});
const documentOf = (draft: LandingDraft, part = {}) => ({
  ...facts,
  draft,
  published: null,
  scheduled: null,
  ...part,
});
const page = (items: LandingRow[]) => ({ items, nextCursor: null, total: items.length, isMore: false });

function Where() {
  const { pathname } = useLocation();
  return (
    <>
      <LandingPagesScreen />
      <output aria-label="Address">{pathname}</output>
    </>
  );
}

async function open(path: string, api: ReturnType<typeof fakeApi>, role: 'viewer' | 'editor' = 'editor') {
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  return renderPage(Where, { path, pattern: '/admin/landing-pages/:id?', api, state });
}

const sent = (api: ReturnType<typeof fakeApi>, method: string) =>
  api.requests.filter((request) => request.method === method);

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

test('creating a page from a template copies all of its texts and opens it', async () => {
  const api = templatesApi()
    .on(landingContent.create, ({ body }) => documentOf(body))
    .on(landingContent.get, documentOf(conversation))
    .on(landingContent.presence, []);
  const { user } = await open('/admin/landing-pages/new', api);
  await user.click(await screen.findByRole('button', { name: 'Use template: Consultation' }));
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent(
      `/admin/landing-pages/${facts.id}`,
    ),
  );
  expect(sent(api, 'POST')[0]?.body).toEqual(conversation);
});

test('a viewer sees the templates but cannot use them', async () => {
  await open('/admin/landing-pages/new', templatesApi(), 'viewer');
  expect(await screen.findByRole('button', { name: 'Use template: Consultation' })).toBeDisabled();
  expect(screen.getByText('Your role can’t create landing pages.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit templates' })).toBeNull();
});

test('while the templates can’t be loaded, a blank page can be started, and loading is tried again', async () => {
  const api = fakeApi().on(listStartingPoints, failure(503, 'Please try again in a moment.'));
  const { user } = await open('/admin/landing-pages/new', api);
  expect(await screen.findByText('Couldn’t load templates')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Use template: Blank page' })).toBeEnabled();
  api.on(listStartingPoints, [consultation]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Use template: Consultation' })).toBeEnabled();
  expect(screen.getAllByRole('button', { name: /^Use template: / })).toHaveLength(2);
});

test('bulk publishing skips incomplete pages, and the published ones can be undone', async () => {
  const complete = row();
  const half = row({ id: 'b'.repeat(24), label: 'Half', slug: 'half' });
  const api = fakeApi()
    .on(landingContent.list, page([complete, half]))
    .on(landingContent.publish, ({ params }) =>
      params.id === half.id
        ? failure(400, 'Not whole.')
        : documentOf(conversation, { state: 'published', path: '/landing/a-second-opinion', version: 2 }),
    )
    .on(landingContent.withdraw, documentOf(conversation, { state: 'withdrawn', version: 3 }));
  const { user } = await open('/admin/landing-pages', api);
  for (const box of await screen.findAllByRole('checkbox', { name: /^Select (A second|Half)/ }))
    await user.click(box);
  await user.click(screen.getByRole('button', { name: /Actions for selection/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /^Publish 2 landing pages/ }));
  expect(await screen.findByText('1 landing page published')).toBeVisible();
  expect(
    screen.getByText('1 landing page skipped: incomplete, changed in the meantime, or not reached.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent(api, 'POST').map(({ path }) => path.split('/').at(-1))).toEqual([
      'publish',
      'publish',
      'withdraw',
    ]),
  );
});
