import { is } from 'superstruct';
import { ScanReport } from '../../tools/scans/contract';
import { emailTool, emailToolWith } from './emailTool';
import { EXPECTED } from './expected.fixture';
import { type Scanned, scan, startWorld, subjectOf, TODAY, type World } from './scan.fixture';

const AT_ONCE = 8;
const rows = EXPECTED.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
  .map(([name = '', ...expected]) => ({ name, expected: expected.join(' ') }));
// All its checks end by their own time: in a long run as in production.
const brief = process.env.LONG ? emailTool : emailToolWith({ serverMs: 500, checkMs: 1_000 });
const tool = emailToolWith({ serverMs: 6_000, checkMs: 12_000 });
const scanned = new Map<string, Scanned>();
let world: World;

beforeAll(async () => {
  world = await startWorld();
  const left = [...rows];
  const work = async () => {
    for (let row = left.shift(); row; row = left.shift()) {
      const [name = '', ...selectors] = row.name.split('/');
      scanned.set(row.name, await scan(tool, subjectOf(name, selectors), world.probe()));
    }
  };
  const silent = scan(brief, subjectOf('silent.test'), world.probe());
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  scanned.set('silent.test', await silent);
});
afterAll(() => world.stop());

const LETTERS = { pass: 'P', warn: 'W', fail: 'F', unknown: '?' };
const reportOf = (name: string): Scanned => {
  const report = scanned.get(name);
  if (!report) throw new Error(`${name} was not scanned`);
  return report;
};

function told({ findings, score, grade, forgeries: [exact] }: Scanned): string {
  const points = findings.map(({ state, earned }) => `${LETTERS[state]}${earned}`);
  const ends = exact ? [exact.today.ends, exact.after.ends] : ['-', '-'];
  return [...points, score ?? '-', grade || '-', ...ends].join(' ');
}

describe('whole domains', () => {
  test.each(rows)('$name: $expected', ({ name, expected }) => expect(told(reportOf(name))).toBe(expected));

  test.each(rows)('of $name the report has its agreed form, and each finding its words', ({ name }) => {
    const { ms: _, ...report } = reportOf(name);
    const whole = {
      ...report,
      id: '',
      tool: 'email-security',
      domain: name,
      shownAs: name,
      engine: 'x',
      at: TODAY.toISOString(),
    };
    expect(is(whole, ScanReport)).toBe(true);
    expect(report.headline).not.toBe('');
    for (const { headline, why } of report.findings) expect([headline, why]).not.toContain('');
  });
});

test('a domain whose servers are silent is told so', () => {
  const report = reportOf('silent.test');
  expect(report).toMatchObject({ score: null, grade: '', headline: 'Nothing could be found out.' });
});
