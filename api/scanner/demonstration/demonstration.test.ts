import type { Probe } from '../Check';
import { Resolver } from '../dns/Resolver';
import { emailTool } from '../email/emailTool';
import { scan, subjectOf } from '../email/scan.fixture';
import { isPublicAddress } from '../guard/isPublicAddress';
import type { Network } from '../runScan';
import { domainTool } from '../web/domainTool';
import { startDemonstration } from './startDemonstration';
import { CARELESS, WELL_KEPT } from './zones';

let demonstration: Awaited<ReturnType<typeof startDemonstration>>;
const outside: Network = {
  servers: [],
  connect: () => Promise.reject(new Error('there is no network')),
  admits: isPublicAddress,
};
beforeAll(async () => {
  demonstration = await startDemonstration(outside);
});
afterAll(() => demonstration.stop());

const probe = (): Probe => {
  const signal = AbortSignal.timeout(20_000);
  const { servers, ...ways } = demonstration.network;
  const resolver = new Resolver(servers, signal);
  return { ...ways, resolver, dns: resolver.records, signal, now: new Date() };
};

test.each([
  [WELL_KEPT, emailTool, 'A'],
  [WELL_KEPT, domainTool, 'A'],
  [CARELESS, emailTool, 'F'],
  [CARELESS, domainTool, 'F'],
])('without a network, %s has a result', async (name, tool, grade) => {
  const { grade: given, findings } = await scan(tool, subjectOf(name), probe());
  expect({ given, findings: findings.map(({ check, state }) => `${check} ${state}`) }).toMatchObject({
    given: expect.stringMatching(new RegExp(`^${grade}`)),
  });
});

test('nothing else of this machine can be reached', () => {
  const { admits } = demonstration.network;
  expect(['127.0.0.1', '10.0.0.1', '198.51.100.1', '192.0.2.1'].filter(admits)).toEqual([]);
});
