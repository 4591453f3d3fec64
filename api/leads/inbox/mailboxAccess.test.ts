import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { type ImapServer, startImapServer } from '../../testing/servers/imapServer';
import { exampleInboxDraft } from './example';
import { InboxModel } from './model';

const path = '/api/admin/inbox';
const user = 'hello@emberline.example';
const app = { tenantId: 'emberline.onmicrosoft.com', clientId: 'app-1', password: 's3cret' };
const token = 'an access token';

let microsoft: Server;
let server: TestServer;
let imap: ImapServer;
let admin: Visitor;
/** Forms that were sent to the token endpoint, with its path. */
const requests: Record<string, string>[] = [];

beforeAll(async () => {
  microsoft = createServer(async (request, response) => {
    const parts = await request.toArray();
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()));
    requests.push({ ...form, path: request.url ?? '' });
    const refuse = (status: number, error: string, reason: string) =>
      response.writeHead(status).end(JSON.stringify({ error, error_description: `${reason}: no` }));
    if (!request.url?.startsWith(`/microsoft/${app.tenantId}/`))
      return refuse(400, 'invalid_request', 'AADSTS90002');
    if (form.client_id !== app.clientId) return refuse(400, 'unauthorized_client', 'AADSTS700016');
    if (form.client_secret !== app.password) return refuse(401, 'invalid_client', 'AADSTS7000215');
    return response.end(JSON.stringify({ access_token: token, expires_in: 3599 }));
  });
  await new Promise<void>((resolve) => microsoft.listen(0, '127.0.0.1', resolve));
  const { port } = microsoft.address() as AddressInfo;
  server = await startServer({
    SEALING_KEYS: `1:${Buffer.alloc(32, 7).toString('base64')}`,
    CALENDARS_ORIGIN: `http://127.0.0.1:${port}`,
  });
  admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
});
afterAll(async () => {
  await server.stop();
  await new Promise((resolve) => microsoft.close(resolve));
});
beforeEach(async () => {
  imap = await startImapServer(user, token, true);
  requests.length = 0;
  await InboxModel.deleteMany({});
});
afterEach(() => imap.stop());

const draft = (part: object = {}) =>
  exampleInboxDraft({ port: imap.port, user, signIn: 'microsoft', ...app, ...part });
const at = (version: number) => ({ 'If-Match': `"${version}"` });
const tryOut = async (part: object = {}) => (await admin.post(`${path}/test`, draft(part))).body;

test('an app of Microsoft 365 signs in with its client secret and reads the mailbox', async () => {
  expect(await tryOut()).toEqual({ isConnected: true, message: 'Connected. The inbox has 0 emails.' });
  expect(requests).toEqual([
    {
      path: `/microsoft/${app.tenantId}/oauth2/v2.0/token`,
      grant_type: 'client_credentials',
      client_id: app.clientId,
      client_secret: app.password,
      scope: 'https://outlook.office365.com/.default',
    },
  ]);
  const saved = await admin.patch(path, draft(), at(0));
  expect(saved.body).toMatchObject({ signIn: 'microsoft', tenantId: app.tenantId, hasPassword: true });
  expect(JSON.stringify(await InboxModel.findById('site').lean())).not.toContain(app.password);
});

test.each([
  ['an unknown tenant', { tenantId: 'other.onmicrosoft.com' }, /tenant ID/],
  ['an unknown app', { clientId: 'other' }, /client ID/],
  ['a wrong secret', { password: 'other' }, /client secret/],
  ['an app without access to the mailbox', { user: 'other@emberline.example' }, /in Exchange Online/],
])('%s is named', async (_, part, message) => {
  expect(await tryOut(part)).toEqual({ isConnected: false, message: expect.stringMatching(message) });
});

test('the secret is sent to no other tenant or app, nor as a password', async () => {
  expect((await admin.patch(path, draft(), at(0))).status).toBe(200);
  for (const part of [{ tenantId: 'other.example' }, { clientId: 'other' }, { signIn: 'password' }])
    for (const reply of [
      await admin.patch(path, { ...draft(part), password: undefined }, at(1)),
      await admin.post(`${path}/test`, { ...draft(part), password: undefined }),
    ])
      expect(reply.body.fieldErrors).toHaveProperty('password');
});

test('what is missing or cannot be part of an address is reported at its field', async () => {
  for (const [field, value] of [
    ['tenantId', ''],
    ['clientId', ' '],
    ['tenantId', 'a/b'],
    ['tenantId', '../x'],
    ['signIn', 'magic'],
  ])
    expect(
      (await admin.patch(path, draft({ [String(field)]: value }), at(0))).body.fieldErrors,
    ).toHaveProperty(String(field));
  expect(requests).toEqual([]);
});
