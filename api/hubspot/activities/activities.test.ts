import { createMember, type Visitor } from '../../testing';
import type { HubspotServer } from '../../testing/hubspot/startHubspot';
import { noActivities } from '../connection/contract';
import { type ConnectedSite, path, startConnectedSite } from '../sync/connectedSite.fixture';

let site: ConnectedSite;
let admin: Visitor;
let hubspot: HubspotServer;
beforeAll(async () => {
  site = await startConnectedSite();
  ({ admin, hubspot } = site);
});
afterAll(() => site.stop());
beforeEach(() => site.reset());

const deals = { deals: true, dealPipeline: 'default', dealWonStage: 'closedwon' };

test('only an admin chooses what is written, at the version that was read', async () => {
  const editor = await site.server.signInAs((await createMember({ role: 'editor' }))._id);
  const body = { meetings: true, notes: true };
  expect((await editor.patch(`${path}/activities`, body, { 'If-Match': '"1"' })).status).toBe(403);
  expect((await admin.patch(`${path}/activities`, body, { 'If-Match': '"0"' })).status).toBe(412);
  expect((await site.write(body)).body.activities).toEqual({ ...noActivities, ...body });
  expect((await site.write({ ...deals, notes: false })).body.activities).toEqual({
    ...noActivities,
    ...deals,
    meetings: true,
  });
});

test('offers the pipelines of the account, or says why it cannot', async () => {
  const { body } = await admin.get(`${path}/pipelines`);
  expect(body.unreadable).toBeNull();
  expect(body.pipelines[0]).toMatchObject({ id: 'default', label: 'Sales Pipeline' });
  expect(body.pipelines[0].stages.at(-1)).toEqual({
    id: 'closedlost',
    label: 'Closed Lost',
    isClosed: true,
  });
  hubspot.portal.scopes = [];
  expect((await admin.get(`${path}/pipelines`)).body).toEqual({
    pipelines: null,
    unreadable: 'The token lacks scopes: crm.objects.deals.read.',
  });
});

test('only those who may change the choice cause calls for pipelines and forms', async () => {
  const editor = await site.server.signInAs((await createMember({ role: 'editor' }))._id);
  const before = hubspot.portal.calls.length;
  for (const list of ['pipelines', 'forms']) expect((await editor.get(`${path}/${list}`)).status).toBe(403);
  expect(hubspot.portal.calls).toHaveLength(before);
});

test.each([
  ['dealPipeline', { dealPipeline: 'gone' }],
  ['dealWonStage', { dealWonStage: 'renewed' }],
  ['dealReopenedStage', { dealReopenedStage: 'due' }],
])('rejects a choice that HubSpot does not have, at %s', async (field, part) => {
  const { status, body } = await site.write({ ...deals, ...part });
  expect(status).toBe(400);
  expect(Object.keys(body.fieldErrors)).toEqual([field]);
});

test.each([
  [{ ...deals, dealPipeline: '' }, { dealPipeline: 'Please choose a pipeline.' }],
  [{ ...deals, dealWonStage: '' }, { dealWonStage: 'Please choose a stage.' }],
  [{ forms: true }, { formId: 'Please choose a form.' }],
])('asks for a choice that is missing: %o', async (change, fieldErrors) => {
  expect((await site.write(change)).body.fieldErrors).toEqual(fieldErrors);
});

test('names the scopes that deals need, before and after they are turned on', async () => {
  const { scopes } = hubspot.portal;
  hubspot.portal.scopes = scopes.filter((scope) => !scope.includes('deals'));
  expect((await admin.post(`${path}/test`)).body).toMatchObject({ state: 'shadow', missingScopes: [] });
  const { status, body } = await site.write(deals);
  expect(status).toBe(422);
  expect(body.message).toBe(
    'The token lacks scopes: crm.objects.deals.read, crm.objects.deals.write. Add them to the private app in HubSpot first.',
  );
  hubspot.portal.scopes = scopes;
  expect((await site.write(deals)).body.missingScopes).toEqual([]);
  hubspot.portal.scopes = scopes.filter((scope) => scope !== 'crm.objects.deals.write');
  expect((await admin.post(`${path}/test`)).body).toMatchObject({
    state: 'degraded',
    missingScopes: ['crm.objects.deals.write'],
  });
});

test('offers the forms of the account with what keeps inquiries from them, and rejects such a form', async () => {
  const { body } = await admin.get(`${path}/forms`);
  expect(body.forms).toEqual([
    expect.objectContaining({ name: 'Website inquiries', problem: '' }),
    expect.objectContaining({ name: 'Short form', problem: '' }),
    expect.objectContaining({
      name: 'Event registration',
      problem: 'This form requires fields that inquiries don’t fill: budget.',
    }),
  ]);
  const [good, , bad] = body.forms;
  expect((await site.write({ forms: true, formId: 'gone' })).body.fieldErrors).toEqual({
    formId: 'This form doesn’t exist in HubSpot.',
  });
  expect((await site.write({ forms: true, formId: bad.id })).body.fieldErrors).toEqual({
    formId: bad.problem,
  });
  hubspot.portal.scopes = hubspot.portal.scopes.filter((scope) => scope !== 'forms');
  expect((await site.write({ forms: true, formId: good.id })).body.message).toContain('lacks scopes: forms.');
  expect((await admin.get(`${path}/forms`)).body).toEqual({
    forms: null,
    unreadable: 'The token lacks scopes: forms.',
  });
});

test('what stays as it is can be saved while HubSpot is away', async () => {
  await site.write(deals);
  hubspot.portal.faults.isDown = true;
  expect((await site.write({ notes: true })).body.activities).toMatchObject({ ...deals, notes: true });
  expect((await site.write({ deals: false })).status).toBe(200);
  expect((await site.write({ deals: true })).status).toBe(503);
});
