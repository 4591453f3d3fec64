import { getMailing, newsletterContent } from '@site/api/audience/newsletters/contract';
import { exampleMailing, exampleReactions } from '@site/api/audience/newsletters/example';
import { failure } from '@site/shell/testing';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { document, draft, editor, newslettersApi, open, sent } from './newsletters.fixture';

// Queries by role over a complete editor are slow in jsdom while other suites run.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  Element.prototype.scrollIntoView = () => {};
  localStorage.clear();
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

test('in quiet hours it says when emails leave', async () => {
  const api = newslettersApi(exampleMailing({ quietUntil: '2026-11-29T13:00:00.000Z' }));
  const { user } = await open(editor, { api });
  await user.click(await screen.findByRole('button', { name: 'Send…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /to 412 subscribers/ }));
  expect(dialog.getByText(/sending starts at 7:00 AM Central Time/)).toBeVisible();
});

test('an editor who sent today sees how many subscribers are left', async () => {
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
  expect(await dialog.findByText('There are no confirmed subscribers yet.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
});

test('a count for other topics does not count', async () => {
  const api = newslettersApi(exampleMailing({ topics: ['people'] }));
  const { user } = await open(editor, { api });
  await user.click(await screen.findByRole('button', { name: 'Send…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Send to subscribers' })).toBeDisabled();
});

test('goes to a shared segment, which the confirmation names once it is counted', async () => {
  const { user, api } = await open(editor);
  const segment = await screen.findByRole('combobox', { name: 'Segment' });
  await within(segment).findByRole('option', { name: 'From the footer' });
  expect(within(segment).queryByRole('option', { name: 'My own' })).toBeNull();
  const counted = { id: 'footer', name: 'From the footer', isGone: false };
  api.on(getMailing, exampleMailing({ readers: 31, segment: counted }));
  await user.selectOptions(segment, 'From the footer');
  await waitFor(() => expect(api.requests).toContainEqual(expect.objectContaining({ method: 'PATCH' })));
  expect(await screen.findByText('31 subscribers would get it.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /to 31 subscribers/ }));
  expect(dialog.getByText(/^All topics, in the segment “From the footer”/)).toBeVisible();
});

test('a deleted segment keeps it from being sent', async () => {
  const mailing = exampleMailing({ readers: 0, segment: { id: 'gone', name: '', isGone: true } });
  const bare = { ...document, draft: { ...draft, segment: 'gone' } };
  const { user } = await open(editor, { api: newslettersApi(mailing).on(newsletterContent.get, bare) });
  expect(await screen.findByRole('option', { name: 'Not available', selected: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/was deleted or is no longer shared/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
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
    await screen.findByRole('dialog', { name: 'Schedule this newsletter for 412 subscribers?' }),
  );
  expect(dialog.getByText(/^On Jan 15, 2030, 9:00 AM CST\. All topics/)).toBeVisible();
  const scheduled = () => api.requests.filter(({ path }) => path.endsWith('/schedule'));
  expect(scheduled()).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText('Scheduled for Jan 15, 2030, 9:00 AM CST')).toBeVisible();
  expect(scheduled()).toMatchObject([{ body: { at } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('unpublishing a newsletter that is being sent says how many got it and how many will not', async () => {
  const mailing = exampleMailing({ state: 'sending', readers: 1204, queued: 1000, sent: 200, failed: 4 });
  const api = newslettersApi(mailing).on(newsletterContent.get, { ...document, ...sent, published: draft });
  const { user } = await open(editor, { api });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unpublish…' }));
  expect(
    await screen.findByText(/sending is canceled: 200 subscribers got it, and 1,000 won’t get it/),
  ).toBeVisible();
});

test('shows what came of a newsletter whose sending was canceled, and does not offer to go on', async () => {
  const mailing = exampleMailing({
    state: 'canceled',
    readers: 1204,
    sent: 200,
    skipped: 1000,
    failed: 4,
    reactions: exampleReactions,
  });
  await open(editor, { api: newslettersApi(mailing) });
  expect((await screen.findAllByText(/^Sent to 200 of 1,204, canceled/))[0]).toBeVisible();
  expect(screen.getByText('Skipped: canceled, unsubscribed or paused')).toBeVisible();
  for (const name of [/^Send again/, 'Resume', 'Pause'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
