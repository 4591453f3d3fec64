import { finding } from '../../scanner/scanner.fixture';
import type { Fix, ScanReport } from './contract';
import { toReport } from './toReport';

test('converts checks, fixes, plan and unknown results to a report', () => {
  const report = toReport(exampleScanReport());
  expect(report.parts.map(({ label, score }) => [label, score])).toEqual([
    ['DMARC', 40],
    ['SPF', 100],
  ]);
  expect(report.remarks[0]).toContain('DKIM');
  expect(report.fixes).toMatchObject([{ title: 'DMARC', gain: 21 }]);
  expect(report.checks.map(({ title, state }) => [title, state])).toEqual([
    ['DMARC', 'fail'],
    ['SPF', 'pass'],
    ['DKIM', 'unknown'],
  ]);
  expect(report.paste).toEqual([{ where: 'TXT _dmarc', due: 'now', value: 'v=DMARC1; p=none' }]);
  expect(report.plan.map(({ from, to }) => [from, to])).toEqual([
    [0, 21],
    [21, 90],
  ]);
  expect(report.bands.map(({ label }) => label)).toContain(report.band);
});

test('includes the configuration for the detected server in a website report', () => {
  const lines = (host: string): Fix => ({ ...record, kind: 'config', host, type: '', name: '', value: host });
  const csp = finding({
    title: 'Content Security Policy',
    state: 'fail',
    fixes: [lines('nginx'), lines('Apache')],
  });
  const report = exampleScanReport({ tool: 'domain-security', findings: [csp], fixes: [], legs: [] });
  expect(toReport(report).paste).toEqual([
    { where: 'Content Security Policy, nginx', due: 'now', value: 'nginx' },
  ]);
});

const record: Fix = {
  kind: 'record',
  host: '',
  type: 'TXT',
  name: '_dmarc',
  value: 'v=DMARC1; p=none',
  due: 'now',
  note: '',
};

/** A report of three checks, one of them unknown. */
const exampleScanReport = (part: Partial<ScanReport> = {}): ScanReport => ({
  id: 'A'.repeat(22),
  tool: 'email-security',
  domain: 'firm.test',
  shownAs: 'firm.test',
  engine: '1',
  at: '2026-11-22T12:00:00.000Z',
  score: 62,
  grade: 'C',
  meaning: 'Some is missing.',
  headline: 'Anybody can write in your name',
  summary: 'One record is missing.',
  facts: [],
  findings: [
    finding({ check: 'dmarc', title: 'DMARC', state: 'fail', earned: 14, weight: 35, advice: 'Publish it.' }),
    finding({ check: 'spf', title: 'SPF', earned: 20, weight: 20 }),
    finding({ check: 'dkim', title: 'DKIM', state: 'unknown', earned: 0, weight: 15, advice: 'Ask again.' }),
  ],
  forgeries: [],
  legs: [0, 3].map((week) => ({
    title: 'Monitor',
    policy: 'none',
    from: '2026-11-22',
    week,
    text: 'Read the reports.',
    until: 'Until all senders are known.',
    record,
    isHere: week === 0,
  })),
  fixes: [record],
  ...part,
});
