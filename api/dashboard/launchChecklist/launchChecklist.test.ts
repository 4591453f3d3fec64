import { execFile } from 'node:child_process';
import mongoose from 'mongoose';
import { exampleTestimonialDraft } from '../../content/testimonials/example';
import { Testimonial } from '../../content/testimonials/model';
import { currentSettings } from '../../settings/currentSettings';
import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { builtModule } from '../../testing/servers/builtModule';
import type { LaunchChecklist } from './contract';

const production = {
  SITE_MODE: 'production',
  PASSWORD_COST: 'full',
  SESSION_SECRET: 's'.repeat(32),
  INTERNAL_KEY: 'k'.repeat(32),
  MAIL_FROM: 'hello@firm.test',
  ADMIN_EMAIL: 'owner@firm.test',
  BRAND_NAME: 'Northwind',
  BRAND_PHONE: '(512) 310-2200',
  BRAND_LOCALITY: 'Round Rock',
  BRAND_REGION: 'TX',
  BRAND_POSTAL_CODE: '78665',
};
const path = '/api/admin/launch-checklist';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startServer(production);
  admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
});
afterAll(() => server.stop());

const read = async (): Promise<LaunchChecklist> => (await admin.get(path)).body;
const openKeys = ({ items }: LaunchChecklist) => items.flatMap(({ key, isDone }) => (isDone ? [] : key));
const publicQuotes = async (): Promise<string[]> =>
  (await server.visitor().get('/api/site')).body.testimonials.map(({ name }: { name: string }) => name);
async function untilQuoted(names: string[]) {
  while (JSON.stringify(await publicQuotes()) !== JSON.stringify(names))
    await new Promise((resolve) => setTimeout(resolve, 100));
}
/** Reviews the checklist; what was cached of the settings is read again. */
async function review(version: number) {
  const reply = await admin.send('POST', `${path}/review`, { headers: { 'If-Match': `"${version}"` } });
  currentSettings.clear();
  return reply;
}

/** Runs the command against the database of the server. */
function runCommand(): Promise<{ code: number; output: string }> {
  const pathname = `/${mongoose.connection.name}`;
  const env = {
    PATH: process.env.PATH,
    BRAND_EMAIL: 'hello@northwind.com',
    MONGO_URL: Object.assign(new URL(process.env.TEST_MONGO_URL ?? ''), { pathname }).href,
    SESSION_SECRET: 's'.repeat(32),
    AUDIT_KEY: 'a'.repeat(32),
    SEALING_KEYS: `1:${'k'.repeat(43)}=`,
  };
  return new Promise((resolve) =>
    execFile(process.execPath, [builtModule('launchCheck')], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    ),
  );
}

test('production shows no samples until a review accepts them, but clients’ own quotes at once', async () => {
  expect(await publicQuotes()).toEqual([]);
  const { email } = (await server.visitor().get('/api/site')).body.settings;
  // No email address of the company is set.
  expect(email).toBe(production.MAIL_FROM);
  const list = async () => (await admin.get('/api/admin/testimonials')).body.items;
  expect((await list()).map(({ state }: { state: string }) => state)).toEqual(['held', 'held', 'held']);
  const { name } = exampleTestimonialDraft();
  expect((await admin.post('/api/admin/testimonials', exampleTestimonialDraft())).status).toBe(201);
  await untilQuoted([name]);

  const before = await read();
  expect(before).toMatchObject({ isProduction: true, review: null });
  expect(openKeys(before)).toEqual(expect.arrayContaining(['samples', 'policies', 'facts', 'people']));
  expect(openKeys(before)).not.toEqual(expect.arrayContaining(['phone']));
  expect(openKeys(before)).not.toEqual(expect.arrayContaining(['address']));
  const first = await runCommand();
  expect(first).toMatchObject({ code: 1, output: expect.stringContaining('Not reviewed yet.') });
  expect(first.output).toMatch(/^OPEN +Client quotes +3 sample quotes/m);

  expect((await review(before.version + 1)).status).toBe(412);
  const after: LaunchChecklist = (await review(before.version)).body;
  expect(after.review).toMatchObject({ by: expect.any(String), accepted: openKeys(before) });
  await untilQuoted(['R. D.', 'M. K.', 'L. S.']);
  const second = await runCommand();
  expect(second.output).toMatch(/^accepted +Client quotes/m);
  expect(second.output).toMatch(/^Reviewed .+ by /m);
});

test('a sample that is turned on after a review without samples stays hidden', async () => {
  await Testimonial.updateMany({ _id: /^sample/ }, { isShown: false });
  await review((await read()).version);
  await untilQuoted([exampleTestimonialDraft().name]);
  await Testimonial.updateMany({ _id: /^sample/ }, { isShown: true });
  expect(openKeys(await read())).toContain('samples');
  expect((await admin.get('/api/admin/testimonials/sample-1')).body.state).toBe('held');
});

test('an editor reads the checklist but cannot review it', async () => {
  const editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
  expect((await editor.get(path)).status).toBe(200);
  const { version } = await read();
  const headers = { 'If-Match': `"${version}"` };
  expect((await editor.send('POST', `${path}/review`, { headers })).status).toBe(403);
});
