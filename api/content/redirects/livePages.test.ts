import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { exampleLandingDraft } from '../landingPages/example';
import { exampleRedirectDraft as draft } from './example';
import { Redirect } from './model';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startServer();
  const { email, password } = await createMember({ role: 'admin' });
  admin = server.visitor();
  await admin.signIn(email, password);
});
afterAll(() => server.stop());

/** The errors of a redirect from a path; saves nothing. */
const faultsAt = async (from: string) => {
  const csv = `from,to\n${from},/faq\n`;
  const { status, body } = await admin.post('/api/admin/redirects/imports', {
    table: csv,
    columns: [],
    isDryRun: true,
  });
  return { status, faults: body.errors?.map(({ message }: { message: string }) => message) };
};

test('no redirect is saved before the shell has listed its pages; then its last list is used', async () => {
  server.shell.isDown = true;
  const refused = await admin.post('/api/admin/redirects', draft());
  expect(refused).toMatchObject({ status: 503, body: { success: false, code: 'unavailable' } });
  expect(refused.body.message).toMatch(/list of pages is unavailable/);
  expect(await Redirect.countDocuments()).toBe(0);

  server.shell.isDown = false;
  expect((await admin.post('/api/admin/redirects', draft())).status).toBe(201);
  server.shell.isDown = true;
  expect(await faultsAt('/services')).toEqual({
    status: 200,
    faults: ['There is already a page at this URL.'],
  });
  expect(await faultsAt('/another')).toEqual({ status: 200, faults: [] });
});

test('a released page blocks redirects, a removed one does not', async () => {
  server.shell.isDown = false;
  server.shell.pages = ['/released', '/private/:token'];
  await until(async () => (await faultsAt('/released')).faults.length > 0);
  expect((await faultsAt('/services/cybersecurity')).faults).toEqual([]);
  expect((await faultsAt('/private')).faults).toEqual([]);
  const csv = 'from,to,code,match\n/private,/faq,301,prefix\n';
  const below = await admin.post('/api/admin/redirects/imports', {
    table: csv,
    columns: [],
    isDryRun: true,
  });
  expect(below.body.errors).toMatchObject([{ message: 'This would hide the page /private/:token.' }]);
});

test('no redirect may be at a page that the team has just published, before the shell lists it', async () => {
  server.shell.isDown = false;
  expect((await faultsAt('/landing/fair-use')).faults).toEqual([]);
  const pages = '/api/admin/landing-pages';
  const { body } = await admin.post(pages, exampleLandingDraft({ slug: 'fair-use' }));
  await admin.post(`${pages}/${body.id}/publish`, undefined, { 'If-Match': '"1"' });
  expect((await faultsAt('/landing/fair-use')).faults).toEqual(['There is already a page at this URL.']);
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 100));
}
