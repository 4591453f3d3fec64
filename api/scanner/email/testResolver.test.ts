import type { Probe } from '../Check';
import { Signer } from './signer.fixture';
import { startTestNetwork, type TestNetwork } from './testNetwork.fixture';

let world: TestNetwork;
let probe: Probe;
beforeAll(async () => {
  world = await startTestNetwork();
  probe = world.probe();
});
afterAll(() => world.stop());

test('accepts a signature only for its record set and key', () => {
  const [own, other] = [new Signer('firm.test'), new Signer('firm.test')];
  const record = (data: string) => ({ type: 'TXT' as const, name: 'firm.test', data });
  const signature = own.sign([record('a'), record('b')]);
  expect(own.holds([record('b'), record('a')], signature)).toBe(true);
  expect(own.holds([record('a'), record('c')], signature)).toBe(false);
  expect(other.holds([record('a'), record('b')], signature)).toBe(false);
  expect(own.ds.digest.equals(other.ds.digest)).toBe(false);
});

test.each([
  ['right.test', 'TXT', 'NOERROR', true],
  ['unsigned.test', 'TXT', 'NOERROR', false],
  ['half.test', 'TXT', 'NOERROR', false],
  ['bogus.test', 'TXT', 'SERVFAIL', false],
  ['_domainkey.right.test', 'TXT', 'NOERROR', true],
  ['_domainkey.bare.test', 'TXT', 'NXDOMAIN', false],
] as const)('the resolver says of %s %s: %s, vouched for: %s', async (name, type, rcode, isAuthentic) =>
  expect(await probe.resolver.query(name, type)).toMatchObject({ rcode, isAuthentic }),
);

test('answers bogus data when checking is disabled', async () =>
  expect(await probe.resolver.query('bogus.test', 'TXT', { checkingDisabled: true })).toMatchObject({
    rcode: 'NOERROR',
    isAuthentic: false,
    answers: [{ type: 'TXT' }],
  }));

test('returns long responses over TCP', async () =>
  expect(await probe.dns('long.test', 'TXT')).toMatchObject({ state: 'found', records: { length: 10 } }));
