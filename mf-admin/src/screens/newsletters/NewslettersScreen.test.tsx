import {
  getMailing,
  type NewsletterRow,
  newsletterContent,
  pauseMailing,
  resumeMailing,
  testMailing,
} from '@site/api/audience/newsletters/contract';
import { exampleMailing, exampleNewsletterDraft } from '@site/api/audience/newsletters/example';
import { postContent } from '@site/api/content/posts/contract';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { listLeadMembers } from '@site/api/leads/work/contract';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { NewslettersScreen } from './NewslettersScreen';

// Queries by role over a complete editor are slow in jsdom while other suites run.
configure({ asyncUtilTimeout: 10_000 });

const draft = exampleNewsletterDraft();
const facts = {
  id: 'd'.repeat(24),
  label: draft.subject,
  slug: draft.slug,
  state: 'draft' as NewsletterRow['state'],
  path: null as string | null,
  publishedAt: null as string | null,
  publishAt: null,
  fault: null,
  binnedAt: null,
  version: 1,
  updatedAt: '2026-11-22T20:00:00.000Z',
  updatedBy: 'Ana Ruiz',
};
const sent = {
  state: 'published' as const,
  publishedAt: '2026-11-23T15:00:00.000Z',
  path: '/newsletters/one',
};
const row: NewsletterRow = { ...facts, preheader: draft.preheader, topics: ['support'] };
const document = { ...facts, draft, published: null, scheduled: null };
const member = exampleMember();

const newslettersApi = (mailing = exampleMailing()) =>
  fakeApi()
    .on(newsletterContent.list, {
      items: [row, { ...row, id: 'e'.repeat(24), label: 'October', ...sent }],
      nextCursor: null,
      total: 2,
      isMore: false,
    })
    .on(newsletterContent.get, document)
    .on(newsletterContent.presence, [])
    .on(newsletterContent.edit, ({ body }) => ({ ...document, draft: body, version: 2 }))
    .on(newsletterContent.publish, { ...document, ...sent, version: 2, published: draft })
    .on(getMailing, mailing)
    .on(listLeadMembers, [
      { id: member.id, name: member.name },
      { id: 'b'.repeat(24), name: 'Ben Ortiz' },
    ]);

async function open(path: string, { role = 'editor' as Role, api = newslettersApi() } = {}) {
  const state = { session: exampleSession({ user: { ...member, role } }) };
  const pattern = '/admin/newsletters/:id?';
  return { ...(await renderPage(NewslettersScreen, { path, pattern, api, state })), api };
}

const editor = `/admin/newsletters/${facts.id}`;

beforeEach(() => {
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  Element.prototype.scrollIntoView = () => {};
  localStorage.clear();
});

test('lists newsletters with their status, and none can be sent in bulk', async () => {
  await open('/admin/newsletters');
  const first = within(await screen.findByRole('row', { name: /November from The Foundry/ }));
  expect(first.getByText('draft')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /October/ })).getByText('sent')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('sends only after a confirmation that names the number of recipients', async () => {
  const { user, api } = await open(editor);
  expect(await screen.findByText('412 subscribers would get it.')).toBeVisible();
  const published = () => api.requests.filter(({ path }) => path.endsWith('/publish'));
  await user.click(screen.getByRole('button', { name: 'Send…' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Send this newsletter to 412 subscribers?' }),
  );
  expect(published()).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Send to 412 subscribers' }));
  expect(await screen.findByText('Newsletter sent')).toBeVisible();
  expect(published()).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Update' })).toBeDisabled();
});

test('only an admin can send to more than 500 subscribers', async () => {
  const api = newslettersApi(exampleMailing({ readers: 501, recipientsLeft: 500 }));
  const { user } = await open(editor, { api });
  await user.click(await screen.findByRole('button', { name: 'Send…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /to 501 subscribers/ }));
  expect(dialog.getByText(/Only admins can send to more than 500 subscribers/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Send to 501 subscribers' })).toBeDisabled();
});

test('an editor who sent to others today is told how many subscribers are left', async () => {
  const api = newslettersApi(exampleMailing({ readers: 412, recipientsLeft: 88 }));
  const { user } = await open(editor, { api });
  await user.click(await screen.findByRole('button', { name: 'Send…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /to 412 subscribers/ }));
  expect(dialog.getByText(/in 24 hours, and you can send to 88 more/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Send to 412 subscribers' })).toBeDisabled();
});

test('cannot be sent before the recipients are counted, which can be tried again', async () => {
  let fail: () => void = () => undefined;
  const counting = new Promise<void>((resolve) => {
    fail = resolve;
  });
  const api = newslettersApi().on(getMailing, async () => {
    await counting;
    return failure(503, 'Please try again in a moment.');
  });
  const { user } = await open(editor, { api });
  await user.click(await screen.findByRole('button', { name: 'Send…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send this newsletter to subscribers?' }));
  expect(dialog.getByRole('status')).toHaveTextContent('Counting recipients…');
  expect(dialog.getByRole('button', { name: 'Send to subscribers' })).toBeDisabled();
  fail();
  expect(await dialog.findByRole('alert')).toHaveTextContent('The recipients couldn’t be counted.');
  expect(dialog.getByRole('button', { name: 'Send to subscribers' })).toBeDisabled();
  api.on(getMailing, exampleMailing({ readers: 501, recipientsLeft: 500 }));
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText(/Only admins can send/)).toBeVisible();
});

test('is not sent to nobody', async () => {
  const { user } = await open(editor, { api: newslettersApi(exampleMailing({ readers: 0 })) });
  await user.click(await screen.findByRole('button', { name: 'Send…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('There are no confirmed subscribers for these topics.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Send to 0 subscribers' })).toBeDisabled();
});

test('a count for other topics does not count', async () => {
  const api = newslettersApi(exampleMailing({ topics: ['people'] }));
  const { user } = await open(editor, { api });
  await user.click(await screen.findByRole('button', { name: 'Send…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Send to subscribers' })).toBeDisabled();
});

test('is scheduled only after a confirmation that names the recipients and the time in Central Time', async () => {
  const at = '2030-01-15T15:00:00.000Z';
  const { user, api } = await open(editor);
  api.on(newsletterContent.schedule, { ...document, state: 'scheduled', publishAt: at, scheduled: draft });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Schedule…/ }));
  const when = within(await screen.findByRole('dialog', { name: 'Schedule sending' }));
  fireEvent.change(when.getByLabelText('Date'), { target: { value: '1/15/2030' } });
  fireEvent.change(when.getByLabelText('Time (Central)'), { target: { value: '9 AM' } });
  await user.click(when.getByRole('button', { name: 'Continue' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Schedule this newsletter to 412 subscribers?' }),
  );
  expect(dialog.getByText(/^On Jan 15, 2030, 9:00 AM CST\. All topics/)).toBeVisible();
  const scheduled = () => api.requests.filter(({ path }) => path.endsWith('/schedule'));
  expect(scheduled()).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText('Scheduled for Jan 15, 2030, 9:00 AM CST')).toBeVisible();
  expect(scheduled()).toMatchObject([{ body: { at } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('publishing the page of a newsletter that was sent and taken offline does not send it again', async () => {
  const offline = { ...document, state: 'withdrawn' as const };
  const api = newslettersApi(exampleMailing({ state: 'sent', sent: 412 })).on(newsletterContent.get, offline);
  const { user } = await open(editor, { api });
  expect(await screen.findByRole('heading', { name: 'Sent, page offline' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Publish page' }));
  expect(await screen.findByText('Newsletter page updated')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('unpublishing a newsletter that is being sent says how many got it and how many will not', async () => {
  const mailing = exampleMailing({ state: 'sending', readers: 1204, queued: 1000, sent: 200, failed: 4 });
  const api = newslettersApi(mailing).on(newsletterContent.get, { ...document, ...sent, published: draft });
  const { user } = await open(editor, { api });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unpublish…' }));
  expect(
    await screen.findByText(/sending is canceled: 200 subscribers got it, and 1,000 will not get it/),
  ).toBeVisible();
});

test('shows what came of a newsletter whose sending was canceled, and does not offer to go on', async () => {
  const mailing = exampleMailing({
    ...{ state: 'canceled', readers: 1204, sent: 200, skipped: 1000, failed: 4 },
    reactions: { unsubscribed: 0, bounced: 0, complained: 0 },
  });
  await open(editor, { api: newslettersApi(mailing) });
  expect((await screen.findAllByText(/^Sent to 200 of 1,204, canceled/))[0]).toBeVisible();
  expect(screen.getByText('Skipped: canceled, unsubscribed or paused')).toBeVisible();
  for (const name of [/^Send again/, 'Resume', 'Pause'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('an unfinished block keeps it from being sent, and its field says why', async () => {
  const bare = { ...document, draft: { ...draft, blocks: [] } };
  const { user } = await open(editor, { api: newslettersApi().on(newsletterContent.get, bare) });
  await user.click(await screen.findByRole('button', { name: 'Send…' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please add a block.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

const post = (id: string, label: string) => ({
  ...facts,
  ...sent,
  id,
  label,
  tags: [],
  author: 'Ana',
  image: '',
});

test('adds posts in the order in which they are chosen', async () => {
  const api = newslettersApi().on(postContent.list, {
    items: [post('p1', 'First'), post('p2', 'Second')],
    nextCursor: null,
    total: 2,
    isMore: false,
  });
  const { user } = await open(editor, { api });
  await user.click(await screen.findByRole('button', { name: 'Add block' }));
  await user.click(await screen.findByRole('menuitem', { name: /Posts/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'Second' }));
  await user.click(screen.getByRole('checkbox', { name: 'First' }));
  expect(screen.getByText('In this order: Second; First')).toBeVisible();
  const saved = () => api.requests.filter(({ method }) => method === 'PATCH').at(-1)?.body;
  await waitFor(() =>
    expect(saved()).toMatchObject({
      blocks: [...draft.blocks, { kind: 'posts', posts: ['p2', 'p1'] }],
    }),
  );
});

test('shows the email in a frame without scripts, on a phone, in dark colors and as plain text', async () => {
  const { user } = await open(editor);
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  const frame = () => screen.getByTitle('Newsletter preview');
  expect(frame()).toHaveAttribute('sandbox', 'allow-same-origin');
  for (const [name, view] of [
    ['Phone', 'light'],
    ['Dark', 'dark'],
    ['Plain text', 'text'],
  ] as const) {
    await user.click(screen.getByRole('button', { name }));
    expect(frame()).toHaveAttribute('src', `/api/admin/newsletters/${facts.id}/email?view=${view}`);
  }
});

test('sends a test to chosen members, and shows what the API refuses', async () => {
  const api = newslettersApi().on(testMailing, { names: [member.name, 'Ben Ortiz'] });
  const { user } = await open(editor, { api });
  await user.click(await screen.findByRole('button', { name: 'Send a test…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send a test' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Ben Ortiz' }));
  await user.click(dialog.getByRole('button', { name: 'Send test' }));
  expect(await dialog.findByText(`Sending a test to ${member.name}, Ben Ortiz.`)).toBeVisible();
  expect(api.requests.find(({ path }) => path.endsWith('/test'))?.body).toEqual({
    members: [member.id, 'b'.repeat(24)],
  });
  api.on(testMailing, failure(429, 'Too many tests. Please wait.'));
  await user.click(dialog.getByRole('button', { name: 'Send test' }));
  expect(await dialog.findByText(/Too many tests/)).toBeVisible();
});

test('shows the progress, which can be paused and resumed', async () => {
  const sending = exampleMailing({
    ...{ state: 'sending', readers: 1204, queued: 1000, sent: 200, failed: 4, startedBy: 'Ana' },
    failures: [{ reason: '550 5.1.1', count: 4 }],
  });
  const api = newslettersApi(sending)
    .on(pauseMailing, { ...sending, state: 'paused' })
    .on(resumeMailing, sending);
  const { user } = await open(editor, { api });
  expect(await screen.findByText(/Sent to 200 of 1,204, sending\. Started by Ana/)).toBeVisible();
  await user.click(screen.getByText('Why emails failed'));
  expect(screen.getByText('550 5.1.1: 4')).toBeVisible();
  api.on(getMailing, { ...sending, state: 'paused' });
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  await user.click(await screen.findByRole('button', { name: 'Resume' }));
  expect(api.requests.some(({ path }) => path.endsWith('/resume'))).toBe(true);
});

test('shows the results, and offers to send again what failed', async () => {
  await open(editor, {
    api: newslettersApi(
      exampleMailing({
        ...{ state: 'sent', readers: 412, sent: 409, failed: 2, unknown: 1 },
        reactions: { unsubscribed: 3, bounced: 0, complained: 0 },
      }),
    ),
  });
  expect(await screen.findByRole('button', { name: 'Send again to 2 subscribers' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send again to 1 who may have it' })).toBeVisible();
  expect(screen.getByText('Unsubscribed since')).toBeVisible();
});

test('does not offer to send again what is deleted after 30 days', async () => {
  const mailing = exampleMailing({ state: 'sent', readers: 412, sent: 410, failed: 2, reactions: null });
  await open(editor, { api: newslettersApi(mailing) });
  expect((await screen.findAllByText(/^Sent to 410 of 412/))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull();
});

test('a failure to load the checks is not shown as loading', async () => {
  await open(editor, { api: newslettersApi().on(getMailing, failure(503, 'Please try again in a moment.')) });
  expect(await screen.findByText('Couldn’t load the checks.')).toBeVisible();
});

test('a viewer reads a newsletter and cannot send it', async () => {
  await open(editor, { role: 'viewer' });
  expect(await screen.findByText('412 subscribers would get it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Support' })).toBeDisabled();
});
