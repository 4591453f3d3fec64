import { editHubspotActivities } from '@site/api/hubspot/activities/contract';
import type { HubspotConnection } from '@site/api/hubspot/connection/contract';
import { exampleHubspot } from '@site/api/hubspot/connection/example';
import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { failure, fakeApi, findViolations, renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import { ActivitiesCell } from './ActivitiesCell';

const LACKING = 'HubSpot lacks the properties website_assessment. Create them under Field mapping first.';

async function open(part: Partial<HubspotConnection> = {}) {
  const connection = exampleHubspot(part);
  const api = fakeApi().on(editHubspotActivities, ({ body }) =>
    body.assessments
      ? failure(422, LACKING)
      : exampleHubspot({ activities: { ...connection.activities, ...body } as typeof connection.activities }),
  );
  const state = { session: exampleSession({ user: exampleMember({ role: 'admin' }) }) };
  const page = () => <ActivitiesCell connection={connection} />;
  return { ...(await renderPage(page, { path: '/admin/hubspot', api, state })), api };
}

const control = (name: string) => screen.findByRole('switch', { name });

test('each kind of contact has a switch, beside what turning it off means', async () => {
  const { api, user, container } = await open();
  for (const name of ['Leads', 'Guests', 'Subscribers']) expect(await control(name)).toBeChecked();
  expect(await control('Assessment results')).not.toBeChecked();
  expect(screen.getByText(/^Records that are off stay in HubSpot but are no longer updated/)).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
  await user.click(await control('Leads'));
  expect(await screen.findByText('Setting saved')).toBeVisible();
  expect(api.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ leads: false });
});

test('says which properties results of assessments lack', async () => {
  const { user } = await open();
  await user.click(await control('Assessment results'));
  expect(await screen.findByText(LACKING)).toBeVisible();
});

test('without a connection, results of assessments cannot be turned on, and contacts can be turned off', async () => {
  await open({ state: 'not_connected' });
  expect(await control('Assessment results')).toBeDisabled();
  expect(await control('Subscribers')).toBeEnabled();
});
