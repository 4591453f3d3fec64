import { generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
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
function numberOf(bytes: number, last: 0 | 1 = 1): Buffer {
  const number = randomBytes(bytes);
  number.writeUInt8(number.readUInt8(0) | 0x80, 0);
  number.writeUInt8((number.readUInt8(bytes - 1) & 0xfe) | last, bytes - 1);
  return number;
}

/** An element of DER; its length takes two bytes. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, 0x82, content.length >> 8, content.length & 0xff]), content]);
}
const integer = (number: Buffer) => der(0x02, Buffer.from([0]), number);

/** A key whose numbers do not belong together. Written by hand, because newer versions of Node do not make one. */
function forge(modulusBytes: number, last: 0 | 1, primeBytes: number): string {
  const version = Buffer.from([0x02, 1, 0]);
  const numbers = [
    numberOf(modulusBytes, last),
    Buffer.from([1, 0, 1]),
    numberOf(modulusBytes),
    ...Array.from({ length: 5 }, () => numberOf(primeBytes)),
  ];
  const rsaEncryption = Buffer.from('300d06092a864886f70d0101010500', 'hex');
  const key = der(0x30, version, ...numbers.map(integer));
  const body = der(0x30, version, rsaEncryption, der(0x04, key)).toString('base64');
  return `-----BEGIN PRIVATE KEY-----\n${body.replace(/.{64}/g, '$&\n')}\n-----END PRIVATE KEY-----\n`;
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
