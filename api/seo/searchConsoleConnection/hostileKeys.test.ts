import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AuditLog } from '../../platform/audit/model';
import { startConnectedSite } from './connectedSite.fixture';

let site: Awaited<ReturnType<typeof startConnectedSite>>;
beforeAll(async () => {
  site = await startConnectedSite();
});
afterAll(() => site.stop());
beforeEach(() => site.reset());

const withKey = (privateKey: string) =>
  JSON.stringify({ ...JSON.parse(site.google.key), private_key: privateKey });
const pemOf = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();

/** A number that belongs to no real key. */
function numberOf(bytes: number, last: 0 | 1 = 1): string {
  const number = randomBytes(bytes);
  number.writeUInt8(number.readUInt8(0) | 0x80, 0);
  number.writeUInt8((number.readUInt8(bytes - 1) & 0xfe) | last, bytes - 1);
  return number.toString('base64url');
}

/** A key whose numbers do not belong together. */
function forge(modulusBytes: number, last: 0 | 1, primeBytes: number): string {
  const prime = () => numberOf(primeBytes);
  const own = { n: numberOf(modulusBytes, last), e: 'AQAB', d: numberOf(modulusBytes) };
  const jwk = { kty: 'RSA', ...own, p: prime(), q: prime(), dp: prime(), dq: prime(), qi: prime() };
  return pemOf(createPrivateKey({ format: 'jwk', key: jwk }));
}

test.each<[string, () => string]>([
  ['of RSA with 1,024 bits', () => pemOf(generateKeyPairSync('rsa', { modulusLength: 1_024 }).privateKey)],
  ['of elliptic curves', () => pemOf(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey)],
  ['of RSA-PSS', () => pemOf(generateKeyPairSync('rsa-pss', { modulusLength: 2_048 }).privateKey)],
  ['that cannot sign', () => forge(256, 0, 128)],
  ['that would sign for seconds', () => forge(2_000, 1, 1)],
])('a key %s is refused at its field, without a call', async (_name, createKey) => {
  const { status, body } = await site.connect(withKey(createKey()));
  expect([status, body.fieldErrors?.key]).toEqual([400, expect.stringMatching(/can’t be read/)]);
  expect(site.google.calls).toEqual([]);
});

test('addresses in a key are never called, and nothing of the key is in the audit log', async () => {
  const called: string[] = [];
  const attacker = createServer((req, res) => {
    called.push(req.url ?? '');
    res.end('{"access_token":"x"}');
  });
  await new Promise<void>((resolve) => attacker.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(attacker.address() as AddressInfo).port}`;
  const file = {
    ...JSON.parse(site.google.key),
    token_uri: `${address}/token`,
    auth_uri: address,
    auth_provider_x509_cert_url: address,
    universe_domain: address.slice('http://'.length),
  };
  expect((await site.connect(JSON.stringify(file))).status).toBe(200);
  await site.choose();
  await site.importAt(new Date());
  expect((await site.read()).imported).not.toBeNull();
  attacker.closeAllConnections();
  await new Promise((resolve) => attacker.close(resolve));
  expect(called).toEqual([]);
  expect(JSON.stringify(await AuditLog.find().lean())).not.toContain(file.private_key.slice(40, 80));
});
