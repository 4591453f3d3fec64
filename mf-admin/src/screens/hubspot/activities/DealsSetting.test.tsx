import { editHubspotActivities, listHubspotPipelines } from '@site/api/hubspot/activities/contract';
import { exampleHubspotPipelines } from '@site/api/hubspot/activities/example';
import { type HubspotConnection, noActivities } from '@site/api/hubspot/connection/contract';
import { exampleHubspot } from '@site/api/hubspot/connection/example';
import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { failure, fakeApi, findViolations, renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import { ActivitiesCell } from './ActivitiesCell';

const on = { ...noActivities, deals: true, dealPipeline: 'default', dealWonStage: 'closedwon' };

function open(part: Partial<HubspotConnection> = {}, pipelines = exampleHubspotPipelines()) {
  const connection = exampleHubspot(part);
  const api = fakeApi()
    .on(listHubspotPipelines, () => pipelines)
    .on(editHubspotActivities, ({ body }) =>
      body.dealReopenedStage === '7722'
        ? failure(400, 'This stage doesn’t exist.', {
            fieldErrors: { dealReopenedStage: 'This stage doesn’t exist.' },
          })
        : exampleHubspot({ activities: { ...connection.activities, ...body } as typeof on }),
    );
  const state = { session: exampleSession({ user: exampleMember({ role: 'admin' }) }) };
  const page = () => <ActivitiesCell connection={connection} />;
  return renderPage(page, { path: '/admin/hubspot', api, state }).then((view) => ({ ...view, api }));
}

beforeEach(() => {
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

const control = () => screen.findByRole('switch', { name: 'Won leads as deals' });

test('asks for the stages before deals are turned on, and offers those of the chosen pipeline', async () => {
  const { api, user, container } = await open();
  await user.click(await control());
  const dialog = within(await screen.findByRole('dialog', { name: 'Won leads as deals' }));
  expect(await findViolations(container)).toEqual([]);
  const won = await dialog.findByRole('combobox', { name: 'Stage of won leads' });
  await user.selectOptions(won, 'Closed Won');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Pipeline' }), 'Renewals');
  expect(won).toHaveValue('');
  await user.selectOptions(won, 'Renewed');
  const reopened = dialog.getByRole('combobox', { name: /^Stage of reopened leads/ });
  await user.selectOptions(reopened, 'Renewed');
  await user.click(dialog.getByRole('button', { name: 'Turn on' }));
  expect(await dialog.findByText('This stage doesn’t exist.')).toBeVisible();
  await user.selectOptions(reopened, 'First open stage');
  await user.click(dialog.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText('Deals turned on')).toBeVisible();
  expect(api.requests.filter(({ method }) => method === 'PATCH').at(-1)?.body).toEqual({
    deals: true,
    dealPipeline: '772',
    dealWonStage: '7722',
    dealReopenedStage: '',
  });
});

test('shows the chosen stage, and turns off at once', async () => {
  const { api, user } = await open({ activities: on });
  expect(await screen.findByText('Sales Pipeline: Closed Won')).toBeVisible();
  await user.click(await control());
  expect(await screen.findByText('Setting saved')).toBeVisible();
  expect(api.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ deals: false });
});

test('says that the chosen stage vanished, or why the stages cannot be read', async () => {
  const { unmount } = await open({ activities: { ...on, dealWonStage: 'gone' } });
  expect(await screen.findByText(/The chosen stage doesn’t exist in HubSpot anymore/)).toBeVisible();
  unmount();
  const unreadable = 'The token lacks scopes: crm.objects.deals.read.';
  const { user } = await open({}, { pipelines: null, unreadable });
  await user.click(await control());
  expect(await screen.findByText(unreadable)).toBeVisible();
});

test('cannot be turned on without a connection', async () => {
  await open({ state: 'not_connected' });
  expect(await control()).toBeDisabled();
});
