import type { Probe } from '../Check';
import { startWorld, type World } from './scan.fixture';
import { Signer } from './signer.fixture';

let world: World;
let probe: Probe;
beforeAll(async () => {
  world = await startWorld();
  probe = world.probe();
});
afterAll(() => world.stop());

test('a signature holds for what was signed, by whom it was, and for nothing else', () => {
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
  expect(await probe.resolver.ask(name, type)).toMatchObject({ rcode, isAuthentic }),
);

test('what does not hold is answered to who does not check', async () =>
  expect(await probe.resolver.ask('bogus.test', 'TXT', { checkingDisabled: true })).toMatchObject({
    rcode: 'NOERROR',
    isAuthentic: false,
    answers: [{ type: 'TXT' }],
  }));

test('what is too long for one datagram comes whole', async () =>
  expect(await probe.dns('long.test', 'TXT')).toMatchObject({ state: 'found', records: { length: 10 } }));
