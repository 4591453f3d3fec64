import mongoose from 'mongoose';
import {
  createLead,
  createMember,
  profileQueries,
  startServer,
  type TestServer,
  type Visitor,
} from '../../testing';
import { dropTaskIndexes, LeadTaskModel } from './model';

let server: TestServer;
let editor: Visitor & { id: string };
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  const { _id } = await createMember({ role: 'editor', name: 'Robin Reed' });
  editor = Object.assign(await server.signInAs(_id), { id: _id });
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
});
afterAll(() => server.stop());

const list = '/api/admin/tasks';
const titles = async (query = '', reader = editor as Visitor): Promise<string[]> =>
  (await reader.get(`${list}?${query}`)).body.items.map(({ title }: { title: string }) => title);

test('tasks are listed by day, by default the own open ones, and one is changed under its lead', async () => {
  const email = 'tasks@example.com';
  const { reference } = await createLead({ name: 'Dana Example', email, emailNorm: email });
  const other = await createMember({ role: 'editor', name: 'Kim Lee' });
  const add = (title: string, dueOn: string, part: object = {}) =>
    LeadTaskModel.create({ emailNorm: email, reference, assigneeId: editor.id, title, dueOn, ...part });
  await add('Later', '2999-02-01');
  const task = await add('Sooner', '2999-01-01');
  await add('Late', '2020-01-01');
  await add('Done', '2020-01-02', { isOpen: false, doneAt: new Date() });
  await add('Deleted', '2020-01-03', { isOpen: false, deletedAt: new Date() });
  await add('Hers', '2999-01-02', { assigneeId: other._id });
  await add('Free', '2999-01-03', { assigneeId: undefined });
  expect(await titles()).toEqual(['Late', 'Sooner', 'Later']);
  expect(await titles('sort=last&limit=2')).toEqual(['Later', 'Sooner']);
  expect(await titles('state=overdue')).toEqual(['Late']);
  expect(await titles('state=done')).toEqual(['Done']);
  expect(await titles(`assignee=${other._id}`)).toEqual(['Hers']);
  expect(await titles('assignee=none')).toEqual(['Free']);
  expect(await titles('assignee=all')).toEqual(['Late', 'Sooner', 'Hers', 'Free', 'Later']);
  const first = (await editor.get(`${list}?limit=1&assignee=all`)).body;
  expect(first).toMatchObject({
    total: 5,
    items: [{ title: 'Late', isOverdue: true, name: 'Dana Example' }],
  });
  expect(await titles(`limit=1&assignee=all&cursor=${first.nextCursor}`)).toEqual(['Sooner']);
  expect((await editor.get(`${list}?state=open`)).status).toBe(400);
  expect(new Set(await titles('assignee=all', viewer))).toEqual(new Set(['Hidden for your role.']));

  const path = `/api/admin/leads/${reference}/tasks/${task._id}`;
  const change = { title: 'Call again', dueOn: '2999-03-01', assigneeId: other._id };
  expect((await editor.patch(path, change, { 'If-Match': '"1"' })).body).toMatchObject(change);
  expect((await editor.patch(path, change, { 'If-Match': '"1"' })).status).toBe(412);
  expect((await viewer.patch(path, change, { 'If-Match': '"2"' })).status).toBe(403);
  const open = await editor.get(`${list}/${task._id}`);
  expect(open.body).toMatchObject({ ...change, assignee: 'Kim Lee', reference, version: 2 });
  await editor.patch(path, { isDeleted: true }, { 'If-Match': '"2"' });
  expect((await editor.get(`${list}/${task._id}`)).status).toBe(404);
});

test('the list is read from its indexes, which replace the former ones', async () => {
  const db = mongoose.connection.db as mongoose.mongo.Db;
  const tasks = db.collection('leadTasks');
  await tasks.createIndex({ isOpen: 1, dueOn: 1 });
  await dropTaskIndexes(db);
  const names = (await tasks.indexes()).map(({ name }) => name);
  expect(names).not.toContain('isOpen_1_dueOn_1');
  expect(names).toContain('assigneeId_1_isOpen_1_dueOn_1__id_1');
  for (let n = 0; n < 30; n += 1)
    await LeadTaskModel.create({
      ...{ emailNorm: 'many@example.com', reference: 'EM-00000000', title: `Task ${n}` },
      ...{ dueOn: `2998-01-${String(n + 1).padStart(2, '0')}`, assigneeId: n % 2 ? editor.id : 'other' },
    });
  const { docs } = await profileQueries(['leadTasks'], async () => {
    for (const query of ['limit=2', 'limit=2&assignee=all', 'limit=2&sort=last']) await titles(query);
  });
  expect(docs).toBeLessThanOrEqual(3 * 3);
});
