import { postContent } from '@site/api/content/posts/contract';
import { listRelatedPages } from '@site/api/seo/relatedPages/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { draft, emptyDevice, open, post, postsApi, sent } from './blogScreen.fixture';

beforeEach(emptyDevice);
// jsdom lays nothing out.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

const markdown = `We plan backup and recovery for offices. The files are tested at night. Read more [here](/blog). ${'Words fill it. '.repeat(6)}`;
const page = { title: '', inbound: 0, terms: ['backup'] };
const api = () =>
  postsApi()
    .on(postContent.get, { ...post, draft: { ...draft, markdown, focusPhrase: 'office backup' } })
    .on(listRelatedPages, [
      { ...page, path: '/blog/tests', label: 'Restore drills' },
      { ...page, path: '/services/backup', label: 'Backup and recovery' },
      { ...page, path: '/blog', label: 'The Foundry' },
    ]);

test('while writing, the editor shows where the phrase is and what is hard to read, and adds links', async () => {
  const calls = api();
  const { user } = await open(`/admin/blog/${post.id}`, { api: calls });
  await screen.findByRole('list', { name: 'Style' });
  // Without a phrase, there is no list.
  const places = () => within(screen.getByRole('list', { name: 'Where the focus phrase is' }));
  expect(places().getAllByText('Not found').length).toBeGreaterThan(0);
  await user.clear(screen.getByRole('textbox', { name: 'Focus phrase' }));
  await user.type(screen.getByRole('textbox', { name: 'Focus phrase' }), 'backup');
  await waitFor(() => expect(places().getByText('Once')).toBeVisible());
  const style = screen.getByRole('list', { name: 'Style' });
  expect(within(style).getByText('1 of 1 say too little')).toBeVisible();
  expect(
    within(style).getByRole('button', { name: 'The files are tested at night.', hidden: true }),
  ).toBeInTheDocument();
  const links = screen.getByRole('region', { name: 'Internal links to add' });
  // Linked already.
  expect(within(links).queryByText('The Foundry')).toBeNull();
  await user.click(await within(links).findByRole('button', { name: 'Insert at cursor to Restore drills' }));
  expect(screen.getByText('Click in the text where the link belongs, then insert it.')).toBeVisible();
  await user.click(
    within(links).getByRole('button', { name: 'Link “backup and recovery” to Backup and recovery' }),
  );
  expect(screen.getByText('“backup and recovery” now links to /services/backup.')).toBeVisible();
  expect(within(links).queryByText('/services/backup')).toBeNull();
  fireEvent.focus(await screen.findByRole('textbox', { name: 'Text' }));
  await user.click(within(links).getByRole('button', { name: 'Insert at cursor to Restore drills' }));
  await waitFor(() => expect(sent(calls, 'PATCH').at(-1)?.body).toMatchObject({ focusPhrase: 'backup' }));
  const saved = () => (sent(calls, 'PATCH').at(-1)?.body as typeof draft | undefined)?.markdown;
  await waitFor(() => expect(saved()).toContain('[backup and recovery](/services/backup)'));
  await waitFor(() => expect(saved()).toContain('[Restore drills](/blog/tests)'));
});

test('viewers read the help, and are offered no links', async () => {
  await open(`/admin/blog/${post.id}`, { api: api(), role: 'viewer' });
  expect(await screen.findByRole('list', { name: 'Style' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Internal links to add' })).toBeNull();
});
