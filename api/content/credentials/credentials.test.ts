import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import type { CredentialEntry } from './contract';
import { exampleCredentialDraft as draft, examplePublicCredential } from './example';
import { Credential } from './model';

const path = '/api/admin/credentials';

let server: TestServer;
let editor: Visitor;
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
});
afterAll(() => server.stop());
beforeEach(() => Credential.deleteMany({}));

async function created(part: Parameters<typeof draft>[0] = {}): Promise<CredentialEntry> {
  const { status, body } = await editor.post(path, draft(part));
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
}

test('visitors see what is shown and valid, in its order, and nothing else', async () => {
  const last = await created({ name: 'Last' });
  const first = await created({ name: 'First' });
  await created({ name: 'Hidden', isShown: false });
  await created({ name: 'Expired', validUntil: '2026-01-31' });
  const ids = [first.id, last.id];
  expect((await editor.send('PUT', `${path}/order`, { body: { ids } })).status).toBe(204);
  const publicNames = async (): Promise<string[]> =>
    (await server.visitor().get('/api/site')).body.credentials.map(({ name }: { name: string }) => name);
  while ((await publicNames()).join() !== 'First,Last')
    await new Promise((resolve) => setTimeout(resolve, 100));
  const { body } = await server.visitor().get('/api/site');
  expect(body.credentials[0]).toEqual(examplePublicCredential({ name: 'First' }));
  const states = (await viewer.get(path)).body.items.map(({ state }: CredentialEntry) => state);
  expect(states).toEqual(['shown', 'shown', 'hidden', 'expired']);
});

test.each([
  [{ kind: 'award' }, 'kind'],
  [{ name: ' ' }, 'name'],
  [{ issuer: '' }, 'issuer'],
  [{ number: 'x'.repeat(61) }, 'number'],
  [{ validUntil: '2027-02-30' }, 'validUntil'],
  [{ link: 'http://verify.example' }, 'link'],
  [{ link: 'javascript:alert(1)' }, 'link'],
  [{ image: 'https://elsewhere.example/seal.png' }, 'image'],
  [{ image: '/media/seal.png' }, 'imageAlt'],
  [{ number: ' ', link: '' }, 'link'],
])('refuses %j with an error at %s', async (part, field) => {
  const { status, body } = await editor.post(path, draft(part as object));
  expect({ status, fields: Object.keys(body.fieldErrors) }).toEqual({ status: 400, fields: [field] });
});

test('one without proof can be prepared, but not shown', async () => {
  const { id } = await created({ number: '', link: '', isShown: false });
  const show = { number: '', link: '', isShown: true };
  const headers = { 'If-Match': '"1"' };
  expect((await editor.patch(`${path}/${id}`, draft(show), headers)).status).toBe(400);
  expect((await editor.patch(`${path}/${id}`, draft(), headers)).body).toMatchObject({ state: 'shown' });
});

test('is changed and deleted at its version', async () => {
  const { id } = await created();
  const one = `${path}/${id}`;
  const change = (version: string) => editor.patch(one, draft({ name: 'Other' }), { 'If-Match': version });
  expect((await change('"1"')).body).toMatchObject({ name: 'Other', version: 2 });
  expect((await change('"1"')).status).toBe(412);
  expect((await editor.send('DELETE', one, { headers: { 'If-Match': '"1"' } })).status).toBe(412);
  expect((await editor.send('DELETE', one, { headers: { 'If-Match': '"2"' } })).status).toBe(204);
  expect((await viewer.get(one)).status).toBe(404);
});
