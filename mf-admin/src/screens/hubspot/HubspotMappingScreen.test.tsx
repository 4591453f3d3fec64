import {
  createHubspotProperties,
  editHubspotMapping,
  getHubspotMapping,
  type HubspotMapping,
} from '@site/api/hubspot/mapping/contract';
import { exampleHubspotMapping } from '@site/api/hubspot/mapping/example';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { failure, fakeApi, findViolations, renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import { HubspotMappingScreen } from './HubspotMappingScreen';

const missing: HubspotMapping['missing'] = [
  {
    name: 'website_priority',
    label: 'Priority',
    type: 'enumeration',
    fieldType: 'select',
    groupName: 'website_sync',
    options: [{ value: 'high', label: 'High' }],
  },
];

async function open(part: Partial<HubspotMapping> = {}, role: Role = 'admin') {
  const mapping = exampleHubspotMapping(part);
  const api = fakeApi()
    .on(getHubspotMapping, () => mapping)
    .on(editHubspotMapping, ({ body }) =>
      body.entries.some(({ property }) => property === 'jobtitle')
        ? failure(400, 'Job Title does not fit.', { fieldErrors: { jobtitle: 'Job Title does not fit.' } })
        : { ...mapping, ...body, version: 3 },
    )
    .on(createHubspotProperties, () => ({ ...mapping, missing: [] }));
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const view = await renderPage(HubspotMappingScreen, { path: '/admin/hubspot/mapping', api, state });
  return { ...view, api };
}

beforeEach(() => localStorage.clear());

test('edits an entry, and shows at its property what is wrong', async () => {
  const { api, user, container } = await open();
  const property = await screen.findByRole('combobox', { name: 'HubSpot property, row 1' });
  expect(await findViolations(container)).toEqual([]);
  await user.clear(property);
  await user.pasteInto(property, 'jobtitle');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Job Title does not fit.', { selector: 'span.no' })).toBeVisible();
  expect(property).toHaveAccessibleDescription('Job Title does not fit.');
  await user.clear(property);
  await user.pasteInto(property, 'nickname');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Direction, row 5' }), 'to');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Mapping saved')).toBeVisible();
  const saved = api.requests.filter(({ method }) => method === 'PATCH').at(-1);
  expect(saved?.body).toMatchObject({ entries: { 0: { property: 'nickname' }, 4: { direction: 'to' } } });
});

test('offers only directions and transforms that the field can have', async () => {
  await open();
  const direction = await screen.findByRole('combobox', { name: 'Direction, row 1' });
  expect(within(direction).getAllByRole('option')).toHaveLength(1);
  const value = screen.getByRole('combobox', { name: 'Value, row 5' });
  expect(
    within(value)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['As is', 'Stage ↔ lead status', 'Stage → lifecycle stage']);
});

test('creates missing properties after showing exactly what', async () => {
  const { api, user } = await open({ missing, missingGroup: 'Website' });
  await user.click(await screen.findByRole('button', { name: 'Review and create…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create these properties?' });
  expect(dialog).toHaveTextContent('The property group “Website” is created');
  expect(dialog).toHaveTextContent('Priority website_priority');
  expect(dialog).toHaveTextContent('Type enumeration, shown as select. Choices: High');
  await user.click(within(dialog).getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('1 property created in HubSpot')).toBeVisible();
  expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({ names: ['website_priority'] });
});

test('another field brings its usual property, unless somebody entered one', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add field' }));
  const row = exampleHubspotMapping().entries.length + 1;
  const field = screen.getByRole('combobox', { name: `Field, row ${row}` });
  const property = screen.getByRole('combobox', { name: `HubSpot property, row ${row}` });
  await user.selectOptions(field, 'message');
  expect(property).toHaveValue('website_message');
  await user.selectOptions(field, 'marketingCookies');
  expect(property).toHaveValue('website_marketing_cookies');
  await user.clear(property);
  await user.pasteInto(property, 'cookies');
  await user.selectOptions(field, 'score');
  expect(property).toHaveValue('cookies');
});

test('an editor reads the mapping, also while HubSpot cannot be reached', async () => {
  await open({ properties: null, unreadable: 'HubSpot is not connected.', missing }, 'editor');
  expect(await screen.findByText(/types aren’t checked. HubSpot is not connected/)).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /create/ })).not.toBeInTheDocument();
  expect(screen.getByText('hs_lead_status')).toBeVisible();
});
