import type { Probe } from '../Check';
import { Resolver } from '../dns/Resolver';
import { emailTool } from '../email/emailTool';
import { createSubject, scan } from '../email/testNetwork.fixture';
import { isPublicAddress } from '../guard/isPublicAddress';
import type { Network } from '../runScan';
import { domainTool } from '../web/domainTool';
import { startDemonstration } from './startDemonstration';
import { INSECURE_DOMAIN, SECURE_DOMAIN } from './zones';

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
  [SECURE_DOMAIN, emailTool, 'A'],
  [SECURE_DOMAIN, domainTool, 'A'],
  [INSECURE_DOMAIN, emailTool, 'F'],
  [INSECURE_DOMAIN, domainTool, 'F'],
])('scans %s without a network', async (name, tool, grade) => {
  const { grade: given, findings } = await scan(tool, createSubject(name), probe());
  expect({ given, findings: findings.map(({ check, state }) => `${check} ${state}`) }).toMatchObject({
    given: expect.stringMatching(new RegExp(`^${grade}`)),
  });
});

test('does not reach anything else on this machine', () => {
  const { admits } = demonstration.network;
  expect(['127.0.0.1', '10.0.0.1', '198.51.100.1', '192.0.2.1'].filter(admits)).toEqual([]);
});
