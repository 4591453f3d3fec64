import { is } from 'superstruct';
import { ScanReport } from '../../tools/scans/contract';
import { createEmailTool, emailTool } from './emailTool';
import { EXPECTED } from './expected.fixture';
import {
  createSubject,
  type ScanResult,
  scan,
  startTestNetwork,
  type TestNetwork,
  TODAY,
} from './testNetwork.fixture';

const AT_ONCE = 8;
const rows = EXPECTED.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
  .map(([name = '', ...expected]) => ({ name, expected: expected.join(' ') }));
// With short timeouts by default; a long run uses the production ones.
const quickTool = process.env.LONG ? emailTool : createEmailTool({ serverMs: 500, checkMs: 1_000 });
const tool = createEmailTool({ serverMs: 6_000, checkMs: 12_000 });
/** For the domains with a server that does not respond, which is awaited. */
const slowTool = createEmailTool({ serverMs: 3_000, checkMs: 12_000 });
const scanned = new Map<string, ScanResult>();
let world: TestNetwork;

const toolFor = (name: string) => (name.endsWith('slow.test') ? slowTool : tool);

beforeAll(async () => {
  world = await startTestNetwork();
  const left = [...rows];
  const work = async () => {
    for (let row = left.shift(); row; row = left.shift()) {
      const [name = '', ...selectors] = row.name.split('/');
      scanned.set(row.name, await scan(toolFor(name), createSubject(name, selectors), world.probe()));
    }
  };
  const silent = scan(quickTool, createSubject('silent.test'), world.probe());
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  scanned.set('silent.test', await silent);
});
afterAll(() => world.stop());

const LETTERS = { pass: 'P', warn: 'W', fail: 'F', unknown: '?' };
const getReport = (name: string): ScanResult => {
  const report = scanned.get(name);
  if (!report) throw new Error(`${name} was not scanned`);
  return report;
};

function summarize({ findings, score, grade, forgeries: [exact] }: ScanResult): string {
  const points = findings.map(({ state, earned }) => `${LETTERS[state]}${earned}`);
  const ends = exact ? [exact.today.ends, exact.after.ends] : ['-', '-'];
  return [...points, score ?? '-', grade || '-', ...ends].join(' ');
}

describe('complete scans', () => {
  test.each(rows)('$name: $expected', ({ name, expected }) =>
    expect(summarize(getReport(name))).toBe(expected),
  );

  test.each(rows)('creates a valid report with complete findings for $name', ({ name }) => {
    const { ms: _, ...report } = getReport(name);
    const complete = {
      ...report,
      id: '',
      tool: 'email-security',
      domain: name,
      shownAs: name,
      engine: 'x',
      at: TODAY.toISOString(),
    };
    expect(is(complete, ScanReport)).toBe(true);
    expect(report.headline).not.toBe('');
    for (const { headline, why } of report.findings) expect([headline, why]).not.toContain('');
  });
});

test('reports a domain whose servers do not answer', () => {
  const report = getReport('silent.test');
  expect(report).toMatchObject({ score: null, grade: '', headline: 'We couldn’t check anything.' });
});
