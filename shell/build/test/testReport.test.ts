import { failureLines, slowestLines, summaryLines } from './testReport';
import type { PhaseResult } from './types';

const phase = (part: Partial<PhaseResult>): PhaseResult => ({
  name: 'API tests',
  seconds: 12.3,
  passed: 4,
  failed: 0,
  files: [],
  failures: [],
  ...part,
});
const failure = (n: number) => ({
  file: `api/some.test.ts:${n}`,
  name: `case ${n}`,
  message: Array.from({ length: 60 }, (_, line) => `message ${line}`).join('\n'),
  details: ['screenshot: e2e/shot.png'],
});

test('a failure is reported with its location, name, message and attachments', () => {
  const text = failureLines([phase({ failures: [{ ...failure(1), message: 'expected 1' }] })]).join('\n');
  for (const part of ['api/some.test.ts:1', 'case 1', 'expected 1', 'e2e/shot.png'])
    expect(text).toContain(part);
});

test.each([1, 3, 15, 400])('%i failures fit into the last 150 lines, with the summary', (count) => {
  const failures = Array.from({ length: count }, (_, n) => failure(n));
  const results = [phase({ failed: count, failures })];
  const lines = [...failureLines(results), ...summaryLines(results, '/report.json')];
  expect(lines.length).toBeLessThanOrEqual(150);
  expect(lines.at(-1)).toBe(`4 passed, ${count} failed`);
  for (const { name } of failures.slice(0, 15)) expect(lines.join('\n')).toContain(name);
});

test('the twenty slowest files of each phase are listed', () => {
  const files = Array.from({ length: 30 }, (_, n) => ({ file: `file ${n}`, seconds: 30 - n }));
  const lines = slowestLines([phase({ files })]);
  expect(lines.filter((line) => line.includes('file '))).toHaveLength(20);
  expect(lines.join('\n')).toContain('30.0 s  file 0');
});
