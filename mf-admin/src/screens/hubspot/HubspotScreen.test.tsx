import { editHubspotActivities, listHubspotPipelines } from '@site/api/hubspot/activities/contract';
import { exampleHubspotPipelines } from '@site/api/hubspot/activities/example';
import {
  connectHubspot,
  disconnectHubspot,
  getHubspot,
  type HubspotConnection,
  noActivities,
  pauseHubspot,
  testHubspot,
} from '@site/api/hubspot/connection/contract';
import { exampleHubspot } from '@site/api/hubspot/connection/example';
import { getHubspotMapping } from '@site/api/hubspot/mapping/contract';
import { exampleHubspotMapping } from '@site/api/hubspot/mapping/example';
import {
  backfillHubspot,
  type CrmContact,
  getCrmContact,
  listCrmContacts,
  reviewCrmContact,
  startHubspotSync,
} from '@site/api/hubspot/sync/contract';
import { exampleCrmContact } from '@site/api/hubspot/sync/example';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { failure, fakeApi, findViolations, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { screens } from '../../screens';
import { routesOf } from '../../workbench/screen/Screen';
import { HubspotScreen } from './HubspotScreen';

const missing = {
  name: 'website_priority',
  label: 'Priority',
  type: 'string',
  fieldType: 'text',
  groupName: 'website',
  options: [],
};

async function open(
  part: Partial<HubspotConnection> = {},
  role: Role = 'admin',
  { path = '', contacts = [] as CrmContact[] } = {},
) {
  let connection = exampleHubspot(part);
  const api = fakeApi()
    .on(getHubspot, () => connection)
    .on(getHubspotMapping, exampleHubspotMapping({ missing: [missing] }))
    .on(connectHubspot, ({ body }) =>
      body.token === 'a wrong token'
        ? failure(422, 'HubSpot doesn’t accept this token.', {
            fieldErrors: { token: 'HubSpot doesn’t accept this token.' },
          })
        : exampleHubspot({ state: 'shadow' }),
    )
    .on(pauseHubspot, () => {
      connection = exampleHubspot({ state: 'paused' });
      return connection;
    })
    .on(editHubspotActivities, ({ body }) => {
      if (body.notes) return failure(503, 'HubSpot is not available.');
      const activities = { ...connection.activities, ...body } as HubspotConnection['activities'];
      connection = exampleHubspot({ ...part, activities, version: 4 });
      return connection;
    })
    .on(listHubspotPipelines, () => exampleHubspotPipelines())
    .on(testHubspot, () => exampleHubspot({ state: 'revoked', reason: 'HubSpot said no.' }))
    .on(disconnectHubspot, () => exampleHubspot({ state: 'not_connected' }));
  api
    .on(listCrmContacts, () => ({
      items: contacts,
      nextCursor: null,
      total: contacts.length,
      isMore: false,
      counts: { pending: 0, running: 0, done: 0, retry: 0, dead: 0 },
      atLeast: [],
    }))
    .on(getCrmContact, () => contacts[0] ?? exampleCrmContact())
    .on(reviewCrmContact, () => exampleCrmContact({ reviewedAt: '2026-11-27T16:00:00.000Z' }))
    .on(backfillHubspot, () => ({ contacts: 212 }))
    .on(startHubspotSync, () => ({ contacts: 12 }));
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const view = await renderPage(HubspotScreen, {
    path: `/admin/hubspot${path}`,
    pattern: '/admin/hubspot/:id?',
    api,
    state,
  });
  return { ...view, api };
}

const notConnected = {
  state: 'not_connected',
  accountName: '',
  portalId: 0,
  last4: '',
  limits: null,
} as const;

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

test('connects with a token, and shows at the field why HubSpot refuses one', async () => {
  const { api, user, container } = await open({ ...notConnected, isDemo: true });
  expect(await screen.findByText('Not connected')).toBeVisible();
  expect(screen.getByText(/A test copy of HubSpot/)).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Connect' }));
  const field = await screen.findByLabelText('Access token');
  await user.pasteInto(field, 'a wrong token');
  const dialog = () => screen.getByRole('dialog', { name: 'Connect HubSpot' });
  const submit = () => user.click(within(dialog()).getByRole('button', { name: 'Connect' }));
  await submit();
  expect(await screen.findByText('HubSpot doesn’t accept this token.')).toBeVisible();
  await user.clear(field);
  await user.pasteInto(field, 'demo-portal-token');
  await user.pasteInto(within(dialog()).getByLabelText(/^Client secret/), 'demo-portal-secret');
  await submit();
  expect(await screen.findByText('HubSpot connected in shadow mode')).toBeVisible();
  expect(api.requests.filter(({ method }) => method === 'POST').at(-1)).toMatchObject({
    body: { token: 'demo-portal-token', clientSecret: 'demo-portal-secret' },
  });
});

test('tests, pauses and disconnects, and says what stays', async () => {
  const { api, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Test' }));
  expect(await screen.findByText('HubSpot said no.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('Sync paused')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Resume' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Disconnect' }));
  const dialog = await screen.findByRole('dialog', { name: 'Disconnect HubSpot?' });
  expect(dialog).toHaveTextContent('Contacts, properties and their values stay in HubSpot.');
  await user.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByText('HubSpot disconnected')).toBeVisible();
  expect(api.requests.find(({ method }) => method === 'DELETE')).toBeDefined();
});

test('shadow mode that is degraded still says that nothing is written', async () => {
  const contact = exampleCrmContact();
  await open({ state: 'degraded', isShadow: true }, 'admin', { path: `/${contact.id}`, contacts: [contact] });
  expect(await screen.findByText('Shadow mode: nothing is written.')).toBeVisible();
  expect(await screen.findByText('What would change')).toBeVisible();
});

test('a person who was erased is shown as waiting until HubSpot has deleted the contact', async () => {
  const contact = exampleCrmContact({ task: 'erase', state: 'pending', changes: [], syncedAt: null });
  await open({}, 'admin', { path: `/${contact.id}`, contacts: [contact] });
  expect(await screen.findByText('To be deleted from HubSpot')).toBeVisible();
  expect(await screen.findByText(/will be permanently deleted from HubSpot\.$/)).toBeVisible();
});

test('chooses which activities are written, at the version that is shown', async () => {
  const { api, user } = await open();
  const meetings = await screen.findByRole('switch', { name: 'Bookings as meetings' });
  const notes = screen.getByRole('switch', { name: 'Notes on leads as notes' });
  for (const control of [meetings, notes]) expect(control).not.toBeChecked();
  await user.click(meetings);
  expect(await screen.findByText('Setting saved')).toBeVisible();
  const request = api.requests.find(({ method }) => method === 'PATCH');
  expect(request?.body).toEqual({ meetings: true });
  expect(request?.headers.get('if-match')).toBe('"3"');
  await waitFor(() => expect(meetings).toBeChecked());
  await user.click(notes);
  expect(await screen.findByText('Couldn’t save the setting')).toBeVisible();
  expect(notes).not.toBeChecked();
});

test('a viewer sees the state, changes nothing and asks HubSpot for nothing', async () => {
  const { api } = await open({ activities: { ...noActivities, meetings: true, deals: true } }, 'viewer');
  expect(await screen.findByRole('switch', { name: 'Bookings as meetings' })).toBeChecked();
  for (const control of screen.getAllByRole('switch')) expect(control).toBeDisabled();
  expect(await screen.findByText('Connected', { selector: '.state' })).toBeVisible();
  for (const name of ['Test', 'Pause', 'Disconnect', 'Replace token'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.getByText(/Only admins can change this/)).toBeVisible();
  expect(api.requests.some(({ path }) => path.endsWith('/pipelines'))).toBe(false);
});

test('a contact has a URL of its own', () => {
  const paths = screens.flatMap(routesOf).map(({ path }) => path);
  expect(paths).toContain('/admin/hubspot/:id');
});

test('shadow mode shows what would change, adds people after a count, and ends with one click', async () => {
  const contact = exampleCrmContact();
  const { api, user } = await open({ state: 'shadow' }, 'admin', {
    path: `/${contact.id}`,
    contacts: [contact],
  });
  expect(await screen.findByText('What would change')).toBeVisible();
  expect(screen.getByText('CONNECTED')).toBeVisible();
  await waitFor(() => expect(api.requests.some(({ path }) => path.endsWith('/review'))).toBe(true));
  expect(screen.getByText('Day 3 of 7')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add existing contacts…' }));
  const adding = await screen.findByRole('dialog', { name: 'Add 212 contacts?' });
  await user.click(within(adding).getByRole('button', { name: 'Add to queue' }));
  expect(await screen.findByText('212 contacts queued')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start sync…' }));
  const starting = await screen.findByRole('dialog', { name: 'Start the sync early?' });
  expect(starting).toHaveTextContent(
    'This is day 3 of 7 of shadow mode. Nobody has seen what would change for 368 contacts of 380, 4 contacts not compared yet.',
  );
  expect(await within(starting).findByText(/^1 mapped property doesn’t exist in HubSpot yet/)).toBeVisible();
  await user.click(within(starting).getByRole('button', { name: 'Start anyway' }));
  expect(await screen.findByText('Sync started')).toBeVisible();
  expect(api.requests.filter(({ path }) => path.endsWith('/backfill')).map(({ body }) => body)).toEqual([
    { isDryRun: true },
    { isDryRun: false },
  ]);
});
