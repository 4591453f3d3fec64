import {
  getMailing,
  newsletterContent,
  pauseMailing,
  resumeMailing,
  testMailing,
} from '@site/api/audience/newsletters/contract';
import { exampleMailing, exampleReactions } from '@site/api/audience/newsletters/example';
import { getPostTopics } from '@site/api/audience/postTags/contract';
import { checkMailing } from '@site/api/audience/sendingChecks/contract';
import { postContent } from '@site/api/content/posts/contract';
import { listRelatedPages } from '@site/api/seo/relatedPages/contract';
import { failure } from '@site/shell/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { document, draft, editor, facts, member, newslettersApi, open, sent } from './newsletters.fixture';

// Queries by role over a complete editor are slow in jsdom while other suites run.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  Element.prototype.scrollIntoView = () => {};
  localStorage.clear();
});

test('lists newsletters with their status, and none can be sent in bulk', async () => {
  await open('/admin/newsletters');
  const first = within(await screen.findByRole('row', { name: /November from The Foundry/ }));
  expect(first.getByText('Draft')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /October/ })).getByText('Sent')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a newsletter with a post begins with the topics tied to its tags', async () => {
  const api = newslettersApi().on(getPostTopics, { topics: ['security'] });
  await open('/admin/newsletters/new?post=post-1', { api });
  expect(await screen.findByRole('checkbox', { name: 'Security' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'People' })).not.toBeChecked();
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

test('an unfinished block keeps it from being sent, and its field says why', async () => {
  const bare = { ...document, draft: { ...draft, blocks: [] } };
  const { user } = await open(editor, { api: newslettersApi().on(newsletterContent.get, bare) });
  await user.click(await screen.findByRole('button', { name: 'Send…' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please add a block.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('helps while writing, without a focus phrase', async () => {
  const markdown = `The backup was tested by us at night. ${'Words fill the text. '.repeat(4)}`;
  const written = { ...document, draft: { ...draft, blocks: [{ kind: 'text' as const, markdown }] } };
  const page = { path: '/services/backup', label: 'Backup', title: '', inbound: 3, terms: ['backup'] };
  const api = newslettersApi().on(newsletterContent.get, written).on(listRelatedPages, [page]);
  const { user } = await open(editor, { api });
  const style = within(await screen.findByRole('list', { name: 'Style' }));
  expect(style.getByText('1 of 5 sentences')).toBeVisible();
  expect(screen.queryByLabelText('Focus phrase')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /^Link “backup” to Backup/ }));
  await waitFor(() =>
    expect(api.requests.findLast(({ method }) => method === 'PATCH')?.body).toMatchObject({
      blocks: [{ markdown: expect.stringContaining('The [backup](/services/backup) was tested') }],
    }),
  );
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
  const api = newslettersApi().on(testMailing, {
    names: [member.name, 'Ben Ortiz'],
    addresses: ['seed@mail.example'],
  });
  const { user } = await open(editor, { api });
  await user.click(await screen.findByRole('button', { name: 'Send a test…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send a test' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Ben Ortiz' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Test addresses from the settings' }));
  await user.click(dialog.getByRole('button', { name: 'Send test' }));
  expect(
    await dialog.findByText(`Sending a test to ${member.name}, Ben Ortiz, seed@mail.example.`),
  ).toBeVisible();
  expect(api.requests.find(({ path }) => path.endsWith('/test'))?.body).toEqual({
    members: [member.id, 'b'.repeat(24)],
    toTestAddresses: true,
  });
  api.on(testMailing, failure(429, 'Too many tests. Please wait.'));
  await user.click(dialog.getByRole('button', { name: 'Send test' }));
  expect(await dialog.findByText(/Too many tests/)).toBeVisible();
});

test('shows the progress, which can be paused and resumed', async () => {
  const sending = exampleMailing({
    state: 'sending',
    readers: 1204,
    // The others are not in the queue yet.
    queued: 600,
    sent: 200,
    failed: 4,
    startedBy: 'Ana',
    failures: [{ reason: '550 5.1.1', count: 4 }],
  });
  const api = newslettersApi(sending)
    .on(pauseMailing, { ...sending, state: 'paused' })
    .on(resumeMailing, sending);
  const { user } = await open(editor, { api });
  expect(await screen.findByText(/Sent to 200 of 1,204, sending\. Started by Ana/)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Emails processed' })).toHaveProperty('value', 204);
  await user.click(screen.getByText('Why emails failed'));
  expect(screen.getByText('550 5.1.1: 4')).toBeVisible();
  api.on(getMailing, { ...sending, state: 'paused' });
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  await user.click(await screen.findByRole('button', { name: 'Resume' }));
  expect(api.requests.some(({ path }) => path.endsWith('/resume'))).toBe(true);
});

test('shows how many subscribers opened links, of all and by link', async () => {
  const clicks = { people: 31, links: [{ url: 'https://site.example/pricing', people: 28 }] };
  const { user } = await open(editor, {
    api: newslettersApi(exampleMailing({ state: 'sent', readers: 412, sent: 412, clicks })),
  });
  expect((await screen.findByText('Clicked a link')).nextSibling).toHaveTextContent('31');
  await user.click(screen.getByText('Subscribers by link'));
  expect(screen.getByText('https://site.example/pricing: 28')).toBeVisible();
});

test('shows the results, and offers to send again what failed', async () => {
  const followUp = { kind: 'lead' as const, reference: 'EM-4F7K22QZ', at: '2026-11-28T15:00:00.000Z' };
  const { user } = await open(editor, {
    api: newslettersApi(
      exampleMailing({
        state: 'sent',
        readers: 412,
        sent: 409,
        failed: 2,
        unknown: 1,
        reactions: { ...exampleReactions, unsubscribed: 3, leads: 1, latest: [followUp] },
      }),
    ),
  });
  expect(await screen.findByRole('button', { name: 'Send again to 2 subscribers' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send again to 1 who may have it' })).toBeVisible();
  expect(screen.getByText('Unsubscribed since')).toBeVisible();
  expect(screen.getByText('Inquiries that followed').nextSibling).toHaveTextContent('1');
  await user.click(screen.getByText('Inquiries and meetings that followed'));
  const link = screen.getByRole('link', { name: 'Inquiry EM-4F7K22QZ' });
  expect(link).toHaveAttribute('href', '/admin/leads/EM-4F7K22QZ');
});

test('does not offer to send again what is deleted after 30 days', async () => {
  const mailing = exampleMailing({ state: 'sent', readers: 412, sent: 410, failed: 2, reactions: null });
  await open(editor, { api: newslettersApi(mailing) });
  expect((await screen.findAllByText(/^Sent to 410 of 412/))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull();
});

test('checks links and sender when asked to, and says what could not be checked', async () => {
  let isAway = true;
  const checks = [
    { name: 'Links', state: 'warn' as const, message: '1 of 3 broken: https://gone.example/ (answers 404)' },
    { name: 'DKIM of emberline.example', state: 'unknown' as const, message: 'No answer' },
  ];
  const api = newslettersApi().on(checkMailing, () => (isAway ? failure(503, 'Not now.') : { checks }));
  const { user } = await open(editor, { api });
  await user.click(await screen.findByRole('button', { name: 'Check links and sender' }));
  expect(await screen.findByText('Not now.')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Check links and sender' }));
  expect(await screen.findByText(/1 of 3 broken/)).toBeVisible();
  expect(screen.getByText('DKIM of emberline.example').parentNode).toHaveTextContent('(not checked)');
  expect(screen.getByText('Links and sender checked: 1 warning.')).toBeInTheDocument();
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
