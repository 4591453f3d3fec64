import { getHubspot, type HubspotConnection } from '@site/api/hubspot/connection/contract';
import { exampleHubspot, exampleShadow } from '@site/api/hubspot/connection/example';
import { getHubspotMapping } from '@site/api/hubspot/mapping/contract';
import { exampleHubspotMapping } from '@site/api/hubspot/mapping/example';
import { startHubspotSync } from '@site/api/hubspot/sync/contract';
import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { fakeApi, renderPage } from '@site/shell/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { ConnectionPanel } from './ConnectionPanel';

async function open(part: Partial<HubspotConnection>) {
  const api = fakeApi()
    .on(getHubspot, () => exampleHubspot(part))
    .on(getHubspotMapping, exampleHubspotMapping())
    .on(startHubspotSync, () => ({ contacts: 12 }));
  const state = { session: exampleSession({ user: exampleMember({ role: 'admin' }) }) };
  return renderPage(ConnectionPanel, { path: '/admin/hubspot', api, state });
}

beforeEach(() => {
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

test.each([
  [{ hasWebhooks: false }, 'Changes in HubSpot arrive within an hour'],
  [{ hasWebhooks: true }, 'Waiting for the first webhook from HubSpot'],
  [{ hasWebhooks: true, lastEventAt: '2026-11-27T15:00:00.000Z' }, /^Last webhook Nov 27, 2026/],
])('says whether HubSpot reports changes, and how to set that up: %j', async (part, text) => {
  const { user } = await open(part);
  await user.click(await screen.findByText(text));
  expect(screen.getByText('https://emberline.example/api/webhooks/hubspot')).toBeVisible();
});

test('shows account, limits and missing scopes', async () => {
  await open({
    state: 'degraded',
    reason: 'The token lacks scopes: crm.objects.owners.read.',
    missingScopes: ['crm.objects.owners.read'],
  });
  expect(await screen.findByText('Sync problem')).toBeVisible();
  expect(screen.getByText('1,204 of 250,000')).toBeVisible();
  expect(screen.getByText('…9f3c')).toBeVisible();
  expect(screen.getByText('missing')).toBeVisible();
  expect(screen.getAllByText('granted')).toHaveLength(7);
  cleanup();
  await open({});
  expect(await screen.findByText('All needed scopes granted')).toBeVisible();
  expect(screen.getAllByText('granted')[0]).not.toBeVisible();
});

test('recommends to end shadow mode once enough was seen, which one click then does', async () => {
  const { user } = await open({ state: 'shadow', shadow: exampleShadow({ day: 9, isLongEnough: true }) });
  expect(await screen.findByText('Day 9')).toBeVisible();
  expect(screen.getByText('You’ve seen enough to start the sync. It never starts by itself.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start sync…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Start the sync?' });
  await user.click(within(dialog).getByRole('button', { name: 'Start sync' }));
  expect(await screen.findByText('Sync started')).toBeVisible();
});

test('shows erasures that wait for a connection, and until when', async () => {
  await open({
    state: 'not_connected',
    limits: null,
    pendingErasures: 2,
    erasuresUntil: '2027-02-26T15:00:00.000Z',
  });
  expect(await screen.findByText(/2 erased people will be deleted from HubSpot/)).toHaveTextContent(
    'Run it by Feb 26, 2027, or delete them in HubSpot yourself by then.',
  );
});
