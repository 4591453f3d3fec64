import { type LandingDraft, landingContent } from '@site/api/content/landingPages/contract';
import { exampleLandingDraft } from '@site/api/content/landingPages/example';
import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { getVariantFigures, type VariantFigures } from '@site/api/insights/variants/contract';
import { fakeApi, findViolations, renderPage } from '@site/shell/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LandingPagesScreen } from './LandingPagesScreen';

const id = 'a'.repeat(24);
const documentOf = (draft: LandingDraft, part = {}) => ({
  id,
  label: draft.label,
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
  draft,
  published: null,
  scheduled: null,
  ...part,
});

const figures: VariantFigures = {
  since: '2026-11-20T20:00:00.000Z',
  variants: [
    { variant: 'a', visitors: 1000, reached: 40, standing: 'first', from: 0, to: 0 },
    { variant: 'b', visitors: 1010, reached: 90, standing: 'leads', from: 0.008, to: 0.094 },
    { variant: 'c', visitors: 0, reached: 0, standing: 'unknown', from: -1, to: 1 },
  ],
};

async function open(document: ReturnType<typeof documentOf>, role: 'viewer' | 'editor' = 'editor') {
  let version = 1;
  const api = fakeApi()
    .on(landingContent.get, document)
    .on(landingContent.edit, ({ body }) => {
      version += 1;
      return documentOf(body, { version });
    })
    .on(landingContent.presence, [])
    .on(landingContent.preview, { path: '/landing/x?preview=y', until: '2026-11-23T20:00:00.000Z' })
    .on(getVariantFigures, figures);
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const path = `/admin/landing-pages/${id}`;
  const rendered = await renderPage(LandingPagesScreen, {
    path,
    pattern: '/admin/landing-pages/:id?',
    api,
    state,
  });
  return { ...rendered, api };
}

const saved = (api: ReturnType<typeof fakeApi>) =>
  api.requests.filter(({ method }) => method === 'PATCH').at(-1)?.body as LandingDraft | undefined;

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

test('a new variant is a copy of the page, is edited separately, and needs a goal', async () => {
  const draft = exampleLandingDraft();
  const { user, api } = await open(documentOf(draft));
  await user.click(await screen.findByRole('button', { name: 'Add variant B' }));
  const variant = within(await screen.findByRole('region', { name: 'Variant B' }));
  await user.click(variant.getByRole('button', { name: /^1\s*Hero: A check in spring/, expanded: false }));
  await user.pasteInto(variant.getByRole('textbox', { name: 'Title' }), ' and autumn');
  expect(screen.getByText('Choose a goal for the variants')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Goal' }), 'Contact form submission');
  await waitFor(() => expect(saved(api)).toMatchObject({ goal: 'enquiry' }));
  expect(saved(api)?.variants?.[0]?.blocks[0]).toMatchObject({ title: 'A check in spring and autumn' });
  expect(saved(api)?.blocks).toEqual(draft.blocks);
});

test('a winning variant replaces the page', async () => {
  const [hero, ...others] = exampleLandingDraft().blocks as [LandingDraft['blocks'][number]];
  const blocks = [{ ...hero, title: 'Better' }, ...others] as LandingDraft['blocks'];
  const draft = exampleLandingDraft({ goal: 'enquiry', variants: [{ blocks }] });
  const { user, api } = await open(documentOf(draft));
  await user.click(await screen.findByRole('button', { name: 'Use variant B as the page' }));
  await waitFor(() => expect(saved(api)).toMatchObject({ blocks, variants: [], goal: 'enquiry' }));
});

test('only the page in the preview frame can open a block', async () => {
  const { user } = await open(documentOf(exampleLandingDraft()));
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  const frame = await screen.findByTitle<HTMLIFrameElement>('Landing page preview');
  const say = (part: MessageEventInit) =>
    fireEvent(window, new MessageEvent('message', { origin: location.origin, data: { block: 1 }, ...part }));
  say({ source: window });
  say({ source: frame.contentWindow, origin: 'https://elsewhere.example' });
  for (const data of [null, 'block', { block: '1' }, { block: 1.5 }])
    say({ source: frame.contentWindow, data });
  expect(frame).toBeVisible();
  say({ source: frame.contentWindow });
  const opened = await screen.findByRole('group', { name: 'Block 2: Text: Why then' });
  await waitFor(() => expect(within(opened).getByRole('textbox', { name: 'Title' })).toHaveFocus());
  expect(frame).not.toBeInTheDocument();
});

test('the counts of the published page are shown with a warning that changed texts restart the count', async () => {
  const published = exampleLandingDraft({
    goal: 'enquiry',
    variants: [{ blocks: exampleLandingDraft().blocks }],
  });
  const changed = { ...published, blocks: published.blocks.slice(0, 1) };
  await open(
    documentOf(changed, {
      published,
      state: 'changed',
      path: '/landing/x',
      publishedAt: '2026-11-20T20:00:00.000Z',
    }),
    'viewer',
  );
  const table = await screen.findByRole('table', { name: /^Daily visitors since / });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual([
    'VariantVisitorsContact form submissionConversion rate',
    'A1000404.0%',
    'B1010908.9%',
    'C00–',
  ]);
  expect(screen.getByText('B leads by 0.8 to 9.4 points')).not.toHaveClass('mu');
  expect(screen.getByText('Not enough data yet')).toHaveClass('mu');
  expect(screen.getByText('The page changed: counting starts over when you publish')).toBeVisible();
});

test('a viewer reads each block, and finds nothing to change and why', async () => {
  const blocks = exampleLandingDraft().blocks;
  const draft = exampleLandingDraft({ goal: 'enquiry', variants: [{ blocks }] });
  const { user, container } = await open(documentOf(draft), 'viewer');
  expect(
    await screen.findByText('You can view this landing page. Editing it requires the editor role or higher.'),
  ).toBeVisible();
  const list = within(screen.getByRole('group', { name: 'Blocks' }));
  await user.click(list.getByRole('button', { name: /^1\s*Hero: A check in spring/, expanded: false }));
  expect(list.getByRole('textbox', { name: 'Title' })).toHaveValue('A check in spring');
  expect(list.getByRole('textbox', { name: 'Title' })).toBeDisabled();
  expect(screen.getByRole('region', { name: 'Variant B' })).toBeVisible();
  for (const name of ['Preview', 'Split view', /^Move /, /^More actions/, /^Add /, /^Remove/, /^Use variant/])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(await findViolations(container)).toEqual([]);
});

test('only who may edit a document in the trash is offered to restore it', async () => {
  const inTrash = documentOf(exampleLandingDraft(), { binnedAt: '2026-11-22T20:00:00.000Z' });
  const { unmount } = await open(inTrash);
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
  unmount();
  await open(inTrash, 'viewer');
  expect(await screen.findByRole('heading', { name: 'In trash' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
});
