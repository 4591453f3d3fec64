import { connect } from 'node:net';
import type { Answer } from 'dns-packet';
import { parseHostName } from '../../platform/http/hostName';
import type { ScanTool } from '../Check';
import { emailTool } from '../email/emailTool';
import { type Canary, startCanary } from './canary.fixture';
import { domainTool } from './domainTool';
import { blockedTargets, internalAddresses, internalHosts } from './internalHosts.fixture';
import { a, aaaa, cname, ns, startTestNetwork, type TestNetwork } from './testNetwork.fixture';

const PUBLIC = '93.184.216.34';
const tools: ScanTool[] = [domainTool, emailTool];

let world: TestNetwork;
let canary: Canary;
beforeAll(async () => {
  world = await startTestNetwork();
  canary = await startCanary(world);
});
afterAll(async () => {
  canary.stop();
  await world.stop();
});
beforeEach(() => {
  for (const name of Object.keys(world.zone)) delete world.zone[name];
});

/** A third of the hosts and addresses, all of which `guard.test.ts` shows to be refused; a long run scans all. */
const some = <T>(all: readonly T[], start: number) =>
  all.filter((_, at) => process.env.LONG || at % 3 === start);

const expectNothingInside = () => expect(canary.count()).toBe(0);
const publish = (name: string, ...records: Answer[]) => {
  world.zone[name] = records;
};
const mailAt = (name: string, exchange: string): Answer => ({
  type: 'MX',
  name,
  data: { preference: 1, exchange },
});
const txtRecord = (name: string, data: string): Answer => ({ type: 'TXT', name, data });
const addressOf = (name: string, address: string) =>
  address.includes(':') ? aaaa(name, address) : a(name, address);

test('detects connections to internal addresses', async () => {
  await canary.touch();
  expect(canary.count()).toBe(1);
  // Also a connection that bypasses the probe.
  connect(1, '127.0.0.1').on('error', () => undefined);
  expect(canary.count()).toBe(1);
});

describe('an internal host', () => {
  test.each(internalHosts)('is rejected as %s', (host) => {
    expect(parseHostName(host)).toBeUndefined();
    expect(parseHostName(host.replace(/^\[|\]$/g, ''))).toBeUndefined();
  });

  test.each(some(internalHosts, 0))('is not followed to http://%s/', async (host) => {
    await leadTo(`http://${host}/`);
    expectNothingInside();
  });

  test.each(some(blockedTargets, 0))('is not followed to %s', async (location) => {
    publish('inside.example', a('inside.example', '127.0.0.1'));
    publish('away.example', a('away.example', '10.0.0.1'));
    await leadTo(location);
    expectNothingInside();
  });
});

/** A site that redirects to a location, directly, in several steps, and from its security.txt. */
let sites = 0;
async function leadTo(location: string) {
  const name = `site${++sites}.example`;
  const address = `93.185.${sites}.34`;
  publish(name, a(name, address));
  const page = (request: { url?: string }, response: import('node:http').ServerResponse) => {
    const step = { '/': '/1', '/1': '/2' }[request.url ?? ''];
    response.writeHead(302, { location: step ?? Buffer.from(location).toString('latin1') }).end();
  };
  await world.serve(address, page);
  await world.serveSecure(address, name, page);
  const { findings } = await canary.scan(name, domainTool);
  const states = Object.fromEntries(findings.map(({ check, state }) => [check, state]));
  // The target is reported as unknown, or as a normal page.
  expect(states.redirect).not.toBe('pass');
}

describe.each(tools.map((tool) => [tool.name, tool] as const))(
  '%s, a name with internal addresses',
  (_, tool) => {
    const start = tools.indexOf(tool);
    test.each(some(internalAddresses, start))('to %s', async (address) => {
      publish('firm.example', addressOf('firm.example', address));
      const { report } = await canary.scan('firm.example', tool);
      expectNothingInside();
      if (tool === domainTool) expect(report.score).toBeNull();
    });

    test.each(some(internalAddresses, start + 1))('to a public address and %s', async (address) => {
      publish('firm.example', a('firm.example', PUBLIC), addressOf('firm.example', address));
      await canary.scan('firm.example', tool);
      expectNothingInside();
    });

    test.each<[string, () => void]>([
      ['by an alias', () => publish('firm.example', cname('firm.example', 'in.example'))],
      [
        'by a chain of aliases',
        () => {
          publish('firm.example', cname('firm.example', 'on.example'));
          publish('on.example', cname('on.example', 'in.example'));
        },
      ],
      [
        'by its www',
        () => {
          publish('firm.example', ns('firm.example', 'in.example'));
          publish('www.firm.example', a('www.firm.example', '127.0.0.1'));
        },
      ],
      ['by its name servers', () => publish('firm.example', ns('firm.example', 'in.example'))],
      ['by its mail server', () => publish('firm.example', mailAt('firm.example', 'in.example'))],
      [
        'by a mail server that is an address',
        () => publish('firm.example', mailAt('firm.example', '127.0.0.1')),
      ],
      [
        'by a mail server called localhost',
        () => publish('firm.example', mailAt('firm.example', 'localhost')),
      ],
      [
        'by the host of its mail policy',
        () => {
          publish('firm.example', mailAt('firm.example', 'mx.example'));
          publish('_mta-sts.firm.example', txtRecord('_mta-sts.firm.example', 'v=STSv1; id=1'));
          publish('mta-sts.firm.example', a('mta-sts.firm.example', '169.254.169.254'));
        },
      ],
      ['only when asked again', () => publishRebinding('firm.example')],
      [
        'by a mail server that is public when it is first asked for',
        () => {
          publish('firm.example', mailAt('firm.example', 'mx.example'));
          publishRebinding('mx.example');
        },
      ],
      [
        'by records of sending servers without end',
        () => {
          const at = (step: number) => `s${step}.example`;
          publish('firm.example', txtRecord('firm.example', `v=spf1 include:${at(0)} -all`));
          for (let step = 0; step < 200; step++)
            publish(
              at(step),
              txtRecord(
                at(step),
                `v=spf1 a:in.example mx:in.example include:${at(step + 1)} include:${at(step)} -all`,
              ),
            );
        },
      ],
      [
        'by texts without measure',
        () => {
          const bomb = (name: string) =>
            publish(
              name,
              ...Array.from({ length: 200 }, (_, at) =>
                txtRecord(name, `v=spf1 ${'a:in.example '.repeat(15)}${at}`),
              ),
            );
          bomb('firm.example');
          bomb('_dmarc.firm.example');
          bomb('_mta-sts.firm.example');
        },
      ],
      [
        'by where its logo and its reports are',
        () => {
          publish('firm.example', mailAt('firm.example', 'mx.example'));
          publish(
            '_dmarc.firm.example',
            txtRecord('_dmarc.firm.example', 'v=DMARC1; p=reject; rua=mailto:a@in.example'),
          );
          publish(
            'default._bimi.firm.example',
            txtRecord(
              'default._bimi.firm.example',
              'v=BIMI1; l=https://in.example/a.svg; a=https://127.0.0.1/a.pem',
            ),
          );
        },
      ],
    ])('%s', async (_way, prepare) => {
      publish('in.example', a('in.example', '127.0.0.1'), aaaa('in.example', '::1'));
      prepare();
      await canary.scan('firm.example', tool);
      expectNothingInside();
    });
  },
);

/** DNS rebinding: a name that is public at first and internal afterwards. */
function publishRebinding(name: string) {
  let requestCount = 0;
  Object.defineProperty(world.zone, name, {
    configurable: true,
    enumerable: true,
    get: () => [a(name, requestCount++ === 0 ? PUBLIC : '127.0.0.1')],
  });
}
