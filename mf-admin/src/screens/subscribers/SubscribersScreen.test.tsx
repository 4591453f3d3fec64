import { subscriberImport } from '@site/api/audience/imports/contract';
import {
  editSubscribers,
  editSubscriberTopics,
  eraseSubscriber,
  getSubscriber,
  listSubscribers,
  resendConfirmation,
  unsubscribeSubscriber,
} from '@site/api/audience/management/contract';
import {
  exampleSubscriberDetails,
  exampleSubscriberPage,
  exampleSubscriberSummary,
} from '@site/api/audience/management/example';
import { addSubscriber } from '@site/api/audience/newSubscribers/contract';
import { subscriptionConsent } from '@site/api/audience/subscribers/consent';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { failure, fakeApi, findEnabled, findViolations, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { SubscribersScreen } from './SubscribersScreen';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (query) =>
    ({
      matches: 1280 >= Number(/min-width: (\d+)/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY),
      media: query,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
});

function CurrentPath() {
  const { pathname, search } = useLocation();
  return (
    <>
      <SubscribersScreen />
      <output>{pathname + search}</output>
    </>
  );
}

const subscribersApi = (details = exampleSubscriberDetails()) =>
  fakeApi()
    .on(listSubscribers, exampleSubscriberPage())
    .on(getSubscriber, details)
    .on(subscriberImport.list, []);

async function openSubscribers(api = subscribersApi(), path = '/admin/subscribers', role: Role = 'admin') {
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const view = await renderPage(CurrentPath, { path, pattern: '/admin/subscribers/:id?', api, state });
  return { ...view, api };
}

const opened = '/admin/subscribers/subscriber-1';
const lastRequest = (api: ReturnType<typeof fakeApi>, method: string) =>
  api.requests.filter((request) => request.method === method).at(-1);
const panel = async () => within(await screen.findByRole('complementary', { name: /Subscriber dana/ }));

test('unsubscribes selected people with a note, and says who was skipped', async () => {
  const api = subscribersApi().on(editSubscribers, { changed: 1, skipped: 1 });
  const { user } = await openSubscribers(api, '/admin/subscribers', 'editor');
  await user.click(await screen.findByRole('checkbox', { name: /Select all/ }));
  await user.click(screen.getByRole('button', { name: /^Actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unsubscribe' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/How they asked/), 'By phone');
  await user.click(dialog.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText('1 subscriber unsubscribed')).toBeVisible();
  expect(screen.getByText(/^1 subscriber skipped/)).toBeVisible();
  expect(lastRequest(api, 'POST')?.body).toEqual({
    action: 'unsubscribe',
    note: 'By phone',
    subscribers: exampleSubscriberPage().items.map(({ id, version }) => ({ id, version })),
  });
});

test('lists subscribers with state, topics and source; filters are in the URL', async () => {
  const { user, api } = await openSubscribers();
  const row = (await screen.findByRole('link', { name: /dana@/ })).closest('tr') as HTMLElement;
  for (const text of ['Active', 'Security, Planning', 'Blog post'])
    expect(within(row).getByText(text)).toBeVisible();
  await user.click(await screen.findByRole('link', { name: /^Pending/ }));
  await user.click(await screen.findByRole('button', { name: 'Topic: any topic' }));
  await user.click(await screen.findByRole('menuitem', { name: 'People' }));
  await waitFor(() =>
    expect(api.requests.filter(({ path }) => path === '/admin/subscribers').at(-1)?.query).toEqual({
      state: 'pending',
      topic: 'people',
    }),
  );
});

test('shows the proof of consent and the history of the open subscriber', async () => {
  const { container } = await openSubscribers(undefined, opened);
  const proof = within(await screen.findByRole('region', { name: 'Proof of consent' }));
  expect(proof.getByText(subscriptionConsent.text('Emberline'))).toBeVisible();
  expect(proof.getByText(/by the link in the confirmation email/)).toBeVisible();
  expect(proof.getAllByText('203.0.113.0 · Firefox on Windows')).toHaveLength(2);
  const history = within(screen.getByRole('region', { name: 'History' }));
  expect(history.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent)).toEqual([
    'Newsletter',
    'Confirmed',
    'Confirmation email',
    'Signed up',
  ]);
  expect(await findViolations(container)).toEqual([]);
});

test('offers only topics that the person chose', async () => {
  const api = subscribersApi().on(editSubscriberTopics, exampleSubscriberDetails({ version: 3 }));
  const { user } = await openSubscribers(api, opened);
  await user.click(await (await panel()).findByRole('button', { name: 'Change topics' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change topics' }));
  expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
  await user.click(dialog.getByRole('checkbox', { name: 'Security' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Planning' }));
  await user.click(dialog.getByRole('button', { name: 'Save topics' }));
  expect(await dialog.findByText('Choose at least one topic, or unsubscribe them.')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Planning' }));
  await user.click(dialog.getByRole('button', { name: 'Save topics' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(lastRequest(api, 'PATCH')?.body).toEqual({ topics: ['planning'] });
  expect(lastRequest(api, 'PATCH')?.headers.get('if-match')).toBe('"2"');
});

test('unsubscribes on request, with a note of how it was asked for', async () => {
  const api = subscribersApi().on(unsubscribeSubscriber, exampleSubscriberDetails());
  const { user } = await openSubscribers(api, opened, 'editor');
  expect((await panel()).queryByRole('button', { name: 'Erase' })).not.toBeInTheDocument();
  await user.click(await (await panel()).findByRole('button', { name: 'Unsubscribe' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /How they asked/ }), 'By phone');
  await user.click(dialog.getByRole('button', { name: 'Unsubscribe' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(lastRequest(api, 'POST')?.body).toEqual({ note: 'By phone' });
});

test('resends the confirmation of a pending one, and explains a failure', async () => {
  const api = subscribersApi(exampleSubscriberDetails({ state: 'pending', coveredTopics: [] })).on(
    resendConfirmation,
    failure(429, 'Too many requests. Please try again later.'),
  );
  const { user } = await openSubscribers(api, opened);
  await user.click(await (await panel()).findByRole('button', { name: 'Resend confirmation' }));
  expect(await screen.findByText('Couldn’t resend the email')).toBeVisible();
  api.on(resendConfirmation, exampleSubscriberDetails({ state: 'pending' }));
  await user.click(await findEnabled('button', { name: 'Resend confirmation' }));
  expect(await screen.findByText('Confirmation email resent')).toBeVisible();
});

test('erases after a confirmation, and closes the record', async () => {
  const api = subscribersApi().on(eraseSubscriber, undefined);
  const { user } = await openSubscribers(api, opened);
  await user.click(await (await panel()).findByRole('button', { name: 'Erase' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Erase' }));
  expect(await screen.findByText('Subscriber erased')).toBeVisible();
  await waitFor(() => expect(screen.getByText('/admin/subscribers')).toBeInTheDocument());
  expect(lastRequest(api, 'DELETE')?.headers.get('if-match')).toBe('"2"');
});

test('a viewer sees masked addresses and no usable action', async () => {
  const masked = { email: 'd…@e….com', masked: true };
  const api = fakeApi()
    .on(listSubscribers, exampleSubscriberPage({ items: [exampleSubscriberSummary(masked)] }))
    .on(getSubscriber, exampleSubscriberDetails(masked));
  await openSubscribers(api, opened, 'viewer');
  const drawer = within(await screen.findByRole('complementary', { name: /Subscriber d…/ }));
  expect(await drawer.findByText(/Personal details are hidden/)).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Unsubscribe' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: /Export/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('says when a subscriber no longer exists', async () => {
  await openSubscribers(subscribersApi().on(getSubscriber, failure(404, 'Not found.')), opened);
  expect(await screen.findByText('Subscriber not found')).toBeVisible();
});

test('imports a list with the stated consent, and names who is skipped', async () => {
  const skipped = [{ line: 3, message: 'Unsubscribed. Only they can subscribe again.' }];
  const missing = { consentSource: 'Please enter where they gave consent.' };
  const api = subscribersApi().on(subscriberImport.run, ({ body }) =>
    body.basis === 'statement' && !body.consentSource
      ? failure(400, missing.consentSource, { fieldErrors: missing })
      : { columns: ['email'], rows: 1, errors: [], skipped, isDone: !body.isDryRun, batch: null },
  );
  const { user } = await openSubscribers(api);
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import subscribers' }));
  const file = new File(['email\nann@example.com\nout@example.com\n'], 'list.csv', { type: 'text/csv' });
  await user.upload(dialog.getByLabelText('CSV or JSON file'), file);
  expect(dialog.getByText(/up to 200 of these emails an hour/)).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Permission to email them'), 'statement');
  await user.type(dialog.getByLabelText('Text they agreed to'), 'Yes, email me.');
  await user.type(dialog.getByLabelText('Date of consent'), '03/02/2026');
  await user.click(dialog.getByRole('button', { name: 'Check file' }));
  expect(await dialog.findByText(missing.consentSource)).toBeVisible();
  await user.type(dialog.getByLabelText('Where they gave consent'), 'Trade fair');
  await user.click(dialog.getByRole('button', { name: 'Check file' }));
  const rows = within(await dialog.findByRole('list', { name: 'Rows to import' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Line 3.*Skipped Unsubscribed/),
    'Line 2ann@example.com',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Import 1 subscriber' }));
  expect(await screen.findByText('1 subscriber imported')).toBeVisible();
  expect(lastRequest(api, 'POST')?.body).toMatchObject({
    isDryRun: false,
    basis: 'statement',
    statement: 'Yes, email me.',
    consentedOn: '2026-03-02',
    consentSource: 'Trade fair',
  });
});

test('editors cannot import', async () => {
  await openSubscribers(undefined, '/admin/subscribers', 'editor');
  await screen.findByRole('link', { name: /dana@/ });
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
});

test('adds a person by hand with a stated consent, and says why one cannot be added', async () => {
  let isKnown = true;
  const refusal = 'Unsubscribed. Only they can subscribe again.';
  const api = subscribersApi().on(addSubscriber, () =>
    isKnown ? failure(409, refusal, { fieldErrors: { email: refusal } }) : exampleSubscriberDetails(),
  );
  const { user } = await openSubscribers(api, '/admin/subscribers', 'editor');
  await user.click(await screen.findByRole('button', { name: 'Add subscriber' }));
  expect(screen.getByText('/admin/subscribers/new')).toBeInTheDocument();
  expect(document.title).toContain('Add subscriber');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add subscriber' }));
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'dana@client.example');
  await user.selectOptions(dialog.getByRole('combobox', { name: /Permission/ }), 'statement');
  await user.type(dialog.getByRole('textbox', { name: /Text they agreed to/ }), 'Yes, please.');
  const [topic] = dialog.getAllByRole('checkbox');
  await user.click(topic as HTMLElement);
  await user.click(dialog.getByRole('button', { name: 'Add subscriber' }));
  expect(await dialog.findByText(refusal)).toBeVisible();
  isKnown = false;
  await user.click(dialog.getByRole('button', { name: 'Add subscriber' }));
  expect(await screen.findByText('Subscriber added')).toBeVisible();
  expect(await screen.findByText('/admin/subscribers')).toBeInTheDocument();
  const { body } = lastRequest(api, 'POST') ?? {};
  expect(body).toMatchObject({ email: 'dana@client.example', basis: 'statement', statement: 'Yes, please.' });
  expect((body as { topics: string[] }).topics).toHaveLength(3);
});
