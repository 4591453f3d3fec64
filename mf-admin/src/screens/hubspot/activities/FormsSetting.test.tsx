import { editHubspotActivities, listHubspotForms } from '@site/api/hubspot/activities/contract';
import { exampleHubspotForms } from '@site/api/hubspot/activities/example';
import { type HubspotConnection, noActivities } from '@site/api/hubspot/connection/contract';
import { exampleHubspot } from '@site/api/hubspot/connection/example';
import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { failure, fakeApi, findViolations, renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import { ActivitiesCell } from './ActivitiesCell';

const [first, second] = exampleHubspotForms().forms ?? [];

async function open(part: Partial<HubspotConnection> = {}, forms = exampleHubspotForms()) {
  const connection = exampleHubspot(part);
  const api = fakeApi()
    .on(listHubspotForms, () => forms)
    .on(editHubspotActivities, ({ body }) =>
      second && body.formId === second.id
        ? failure(400, second.problem, { fieldErrors: { formId: second.problem } })
        : exampleHubspot({ activities: { ...connection.activities, ...body } as typeof noActivities }),
    );
  const state = { session: exampleSession({ user: exampleMember({ role: 'admin' }) }) };
  const page = () => <ActivitiesCell connection={connection} />;
  return { ...(await renderPage(page, { path: '/admin/hubspot', api, state })), api };
}

beforeEach(() => {
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

const control = () => screen.findByRole('switch', { name: 'Inquiries as form submissions' });

test('asks for the form before it is turned on, and says what the site needs for it', async () => {
  const { api, user, container } = await open();
  await user.click(await control());
  const dialog = within(await screen.findByRole('dialog', { name: 'Inquiries as form submissions' }));
  expect(dialog.getByText(/needs HubSpot’s tracking code, which this site doesn’t load/)).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
  const field = await dialog.findByRole('combobox', { name: 'Form in HubSpot' });
  await user.selectOptions(field, `${second?.name} (not usable)`);
  await user.click(dialog.getByRole('button', { name: 'Turn on' }));
  expect(await dialog.findByText(second?.problem ?? '', { selector: '.error' })).toBeVisible();
  await user.selectOptions(field, first?.name ?? '');
  await user.click(dialog.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText('Form submissions turned on')).toBeVisible();
  expect(api.requests.filter(({ method }) => method === 'PATCH').at(-1)?.body).toEqual({
    forms: true,
    formId: first?.id,
  });
});

test('shows the chosen form, that it vanished, or why forms cannot be read', async () => {
  const on = { ...noActivities, forms: true, formId: first?.id ?? '' };
  const { unmount } = await open({ activities: on });
  expect(await screen.findByText(`Form: ${first?.name}`)).toBeVisible();
  unmount();
  const { unmount: close } = await open({ activities: { ...on, formId: 'gone' } });
  expect(await screen.findByText(/^The chosen form doesn’t exist in HubSpot anymore/)).toBeVisible();
  close();
  const unreadable = 'The token lacks scopes: forms.';
  await open({ activities: on }, { forms: null, unreadable });
  expect(await screen.findByText(unreadable)).toBeVisible();
});
