import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { toSiteDay } from '../events/toSiteDay';
import { Visit } from '../visits/model';
import { goalLimit } from './contract';
import { exampleGoalDraft } from './example';
import { GoalModel } from './model';

const path = '/api/admin/analytics/goals';
let server: TestServer;
let editor: Visitor;
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await GoalModel.deleteMany({});
  await Visit.deleteMany({});
});

const today = toSiteDay(Date.now());
let count = 0;
const storeVisit = (visitor: string, steps: string[], part: object = {}) =>
  Visit.create({
    _id: `visit ${count++}`,
    day: today,
    hour: `${today}T12:00Z`,
    startAt: new Date(),
    visitor,
    steps,
    device: 'phone',
    ...part,
  });
const results = async (query: Record<string, string> = {}) => {
  const reply = await viewer.get(
    `/api/admin/analytics/goal-results?${new URLSearchParams({ from: today, to: today, ...query })}`,
  );
  expect(reply.status).toBe(200);
  return reply.body;
};

test('is created, edited at its version and deleted', async () => {
  const created = await editor.post(path, exampleGoalDraft());
  expect(created).toMatchObject({ status: 201, body: { name: 'Service to contact', version: 1 } });
  const one = `${path}/${created.body.id}`;
  const draft = exampleGoalDraft({ name: 'Contact', steps: [{ kind: 'page', value: '/contact' }] });
  expect((await editor.patch(one, draft, { 'If-Match': '"7"' })).status).toBe(412);
  expect((await editor.patch(one, draft, { 'If-Match': '"1"' })).body).toMatchObject({
    version: 2,
    ...draft,
  });
  expect((await viewer.get(path)).body).toMatchObject({ total: 1, items: [draft] });
  expect((await editor.send('DELETE', one, { headers: { 'If-Match': '"2"' } })).status).toBe(204);
  expect((await viewer.get(one)).status).toBe(404);
});

test.each([
  ['no step', { steps: [] }, 'steps'],
  ['nine steps', { steps: Array(9).fill({ kind: 'page', value: '/' }) }, 'steps'],
  ['an address instead of a path', { steps: [{ kind: 'page', value: 'https://example.com/' }] }, 'steps'],
  ['a path with a query', { steps: [{ kind: 'page', value: '/contact?from=mail' }] }, 'steps'],
  ['no name', { name: ' ' }, 'name'],
])('with %s is refused at the field', async (_, part, field) => {
  const reply = await editor.post(path, { ...exampleGoalDraft(), ...part });
  expect(reply.status).toBe(400);
  expect(Object.keys(reply.body.fieldErrors).some((name) => name.startsWith(field))).toBe(true);
});

test('is one of at most twenty', async () => {
  for (let n = 0; n < goalLimit; n++) expect((await editor.post(path, exampleGoalDraft())).status).toBe(201);
  expect(await editor.post(path, exampleGoalDraft())).toMatchObject({
    status: 422,
    body: { code: 'too_many_goals' },
  });
});

test('is counted among the visits that match the filters, where visitors count once a day', async () => {
  await editor.post(path, exampleGoalDraft());
  await storeVisit('a', ['/services/cloud', '/contact', 'event:generate_lead']);
  await storeVisit('a', ['/services']);
  await storeVisit('b', ['/services', '/about'], { device: 'desktop' });
  await storeVisit('c', ['/'], { device: 'desktop' });
  const all = await results();
  expect(all).toMatchObject({ visitors: 3, limitedTo: null });
  const [{ steps }] = all.goals;
  expect(steps.map(({ visitors }: { visitors: number }) => visitors)).toEqual([2, 1, 1]);
  expect(steps[0].wentTo).toEqual([{ path: '/about', visitors: 1 }]);
  const onDesktop = await results({ device: 'desktop' });
  expect(onDesktop).toMatchObject({
    visitors: 2,
    goals: [{ steps: [{ visitors: 1 }, { visitors: 0 }, {}] }],
  });
  // With two filters, what few visitors did is left out.
  const [{ steps: few }] = (await results({ device: 'desktop', page: '!/faq' })).goals;
  expect(few[0]).toMatchObject({ visitors: 1, wentTo: [] });
});

test('says from which day on it is counted', async () => {
  const { limitedTo } = await results({ from: '2024-01-01' });
  expect(limitedTo).toMatch(/^\d{4}-\d\d-\d\d$/);
});
