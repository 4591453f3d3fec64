import mongoose from 'mongoose';
import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { Event, EventRollup, Rollups, VitalRollup } from '../events/model';
import { rollUp } from '../events/rollUp';
import { toSiteDay } from '../events/toSiteDay';
import type { ReportQuery } from '../reports/contract';
import { countGoalNaively, countNaively, type NaiveFilter } from '../reports/countNaively.fixture';
import { generateEvents } from '../reports/generateEvents.fixture';
import type { VisitDimension } from '../visits/contract';
import { Visit, VisitRollup } from '../visits/model';
import { type GoalDraft, goalLimit } from './contract';
import { exampleGoalDraft } from './example';
import { GoalDay, GoalModel } from './model';
import { readGoalResults } from './readGoalResults';

const path = '/api/admin/analytics/goals';
let server: TestServer;
let editor: Visitor;
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
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

test('stays one of at most twenty when several are added at once', async () => {
  await GoalModel.insertMany(Array.from({ length: goalLimit - 2 }, () => exampleGoalDraft()));
  const replies = await Promise.all(Array.from({ length: 6 }, () => editor.post(path, exampleGoalDraft())));
  const statuses = replies.map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 201, 422, 422, 422, 422]);
  expect(await GoalModel.countDocuments()).toBe(goalLimit);
});

test('is counted among the visits that match the filters, where visitors count once a day', async () => {
  await editor.post(path, exampleGoalDraft());
  await storeVisit('a', ['/services/cloud', '/contact', 'event:generate_lead']);
  await storeVisit('a', ['/services']);
  await storeVisit('b', ['/services', '/about'], { device: 'desktop' });
  await storeVisit('c', ['/'], { device: 'desktop' });
  const all = await results();
  expect(all.goals).toMatchObject([{ visitors: 3, limitedTo: null }]);
  const [{ steps }] = all.goals;
  expect(steps.map(({ visitors }: { visitors: number }) => visitors)).toEqual([2, 1, 1]);
  expect(steps[0].wentTo).toEqual([{ path: '/about', visitors: 1 }]);
  const onDesktop = await results({ device: 'desktop' });
  expect(onDesktop).toMatchObject({
    goals: [{ visitors: 2, steps: [{ visitors: 1 }, { visitors: 0 }, {}] }],
  });
  // With two filters, what few visitors did is left out.
  const [{ steps: few }] = (await results({ device: 'desktop', page: '!/faq' })).goals;
  expect(few[0]).toMatchObject({ visitors: 1, wentTo: [] });
});

test('says from which day on it is counted', async () => {
  await editor.post(path, exampleGoalDraft());
  const { goals } = await results({ from: '2024-01-01' });
  expect(goals[0].limitedTo).toMatch(/^\d{4}-\d\d-\d\d$/);
});

describe('counted by day', () => {
  const stored = generateEvents(7, process.env.LONG ? 160 : 60);
  const now = Date.parse('2030-11-14T18:00:00Z');
  // By now the visits of the first days are no longer read one by one.
  const later = Date.parse('2030-12-01T18:00:00Z');
  const period = { from: '2030-10-28', to: '2030-11-30' };
  const drafts = [
    exampleGoalDraft({ name: 'a', steps: [{ kind: 'page', value: '/contact' }] }),
    exampleGoalDraft({
      name: 'b',
      steps: [
        { kind: 'page', value: '/*' },
        { kind: 'page', value: '/contact' },
        { kind: 'event', value: 'contact sent' },
      ],
    }),
    exampleGoalDraft({
      name: 'c',
      isOrdered: false,
      within: 'day',
      steps: [
        { kind: 'event', value: 'phone clicked' },
        { kind: 'page', value: '/faq' },
      ],
    }),
  ];
  const all = [Event, EventRollup, VitalRollup, Rollups, VisitRollup, GoalDay];
  const empty = () => Promise.all(all.map(({ collection }) => collection.deleteMany({})));
  beforeEach(empty);
  afterAll(empty);

  test('equals an independent count of all events, for every value of every dimension', async () => {
    await GoalModel.create(drafts);
    await Event.insertMany(stored);
    await rollUp(now);
    const retained = '2030-11-02';
    await Visit.deleteMany({ day: mongoose.trusted({ $lt: retained }) });
    const values: [VisitDimension, string][] = [
      ...(['/about', '/contact'].map((path) => ['page', path]) as [VisitDimension, string][]),
      ['entry', '/'],
      ['exit', '/faq'],
      ['channel', 'Organic Search'],
      ['source', 'google'],
      ['medium', 'cpc'],
      ['campaign', 'autumn'],
      ['referrer', 'www.google.com'],
      ['country', 'US'],
      ['device', 'phone'],
      ['browser', 'Chrome'],
      ['system', 'iOS'],
      ['language', 'en'],
      ['event', 'contact sent'],
    ];
    for (const filter of [undefined, ...values]) {
      const query = { ...period, ...(filter && { [filter[0]]: filter[1] }) };
      const { goals } = await readGoalResults(query as ReportQuery, later);
      const filters = filter ? [filter] : [];
      const { visitors } = countNaively(stored, { ...period, filters }).total;
      expect({ filter, counted: goals.map((each) => [each.visitors, each.limitedTo]) }).toEqual({
        filter,
        counted: drafts.map(() => [visitors, null]),
      });
      expect({ filter, reached: goals.map(({ steps }) => steps.map((step) => step.visitors)) }).toEqual({
        filter,
        reached: drafts.map((goal) => countGoalNaively(stored, goal, { ...period, filters })),
      });
    }
  });

  test('is the same when counted again, and restarts with another definition but not another name', async () => {
    const draft = drafts[1] as GoalDraft;
    const goal = await GoalModel.create(draft);
    await Event.insertMany(stored);
    await rollUp(now);
    const read = async () => JSON.stringify(await GoalDay.find().sort({ _id: 1 }).lean());
    const first = await read();
    await rollUp(now);
    expect(await read()).toBe(first);
    const one = `${path}/${goal._id}`;
    await editor.patch(one, { ...draft, name: 'Renamed' }, { 'If-Match': '"1"' });
    expect(await read()).toBe(first);
    await editor.patch(one, { ...draft, isOrdered: false }, { 'If-Match': '"2"' });
    expect(await GoalDay.countDocuments()).toBe(0);
    // The visits of the first days are gone; a goal is counted from the first day on that is still stored.
    await rollUp(Date.parse('2030-11-28T18:00:00Z'));
    const { goals } = await readGoalResults(period as ReportQuery, later);
    expect(goals).toMatchObject([{ limitedTo: '2030-10-31' }]);
    await editor.send('DELETE', one, { headers: { 'If-Match': '"3"' } });
    expect(await GoalDay.countDocuments()).toBe(0);
  });

  test('ends with the days that are stored where several filters apply', async () => {
    await GoalModel.create(drafts.slice(0, 1));
    await Event.insertMany(stored);
    await rollUp(now);
    const filters = { device: 'phone', browser: '!Chrome' };
    const { goals } = await readGoalResults({ ...period, ...filters } as ReportQuery, later);
    const counted = { from: '2030-11-02', to: period.to };
    expect(goals).toMatchObject([
      {
        limitedTo: counted.from,
        visitors: countNaively(stored, { ...counted, filters: Object.entries(filters) as NaiveFilter[] })
          .total.visitors,
      },
    ]);
  });
});
