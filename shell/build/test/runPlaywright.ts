import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runTool } from '../processes/runTool';
import { ROOT } from '../workspace/packages';
import type { Failure, PhaseResult } from './types';

/** The fields of Playwright's JSON report that are used here. */
interface Report {
  suites: Suite[];
  errors: { message?: string }[];
  stats: { expected: number };
}
interface Suite {
  file: string;
  suites?: Suite[];
  specs: {
    title: string;
    line: number;
    tests: { projectName: string; status: string; results: Result[] }[];
  }[];
}
interface Result {
  duration: number;
  errors: { message?: string; location?: { file: string; line: number } }[];
  attachments: { name: string; path?: string; body?: string }[];
}
type Test = Suite['specs'][0]['tests'][0] & { file: string; line: number; title: string };

const SPECS = ['specs', 'processes'].map((folder) => join(ROOT, 'e2e', folder));
const REPORT = join(ROOT, 'e2e/test-results/results.json');

/** Runs the browser tests; `patterns` are regular expressions over paths, `undefined` stands for all of them. */
export async function runPlaywright(patterns?: string[]): Promise<PhaseResult> {
  const name = 'browser tests';
  // Playwright starts the site before it finds that nothing matches.
  if (patterns && !hasMatch(patterns))
    return { name, seconds: 0, passed: 0, failed: 0, files: [], failures: [] };
  rmSync(REPORT, { force: true });
  const { seconds, isOk, output } = await runTool(
    ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', ...(patterns ?? [])],
    { isVerbose: true },
  );
  const report: Report | undefined = existsSync(REPORT)
    ? JSON.parse(readFileSync(REPORT, 'utf8'))
    : undefined;
  const tests = report?.suites.flatMap(testsIn) ?? [];
  const failures = [
    ...tests.filter(({ status }) => status === 'unexpected' || status === 'flaky').map(failureOf),
    ...(report?.errors ?? []).map(({ message = '' }) => ({
      file: 'e2e',
      name: 'the run itself',
      message: stripVTControlCharacters(message),
      details: [],
    })),
  ];
  if (!isOk && !failures.length) failures.push({ file: 'e2e', name, message: output, details: [] });
  const files = new Map<string, number>();
  for (const { file, results } of tests)
    files.set(file, (files.get(file) ?? 0) + results.reduce((sum, { duration }) => sum + duration, 0) / 1000);
  return {
    name,
    seconds,
    passed: report?.stats.expected ?? 0,
    failed: failures.length,
    files: [...files]
      .map(([file, spent]) => ({ file, seconds: spent }))
      .sort((a, b) => b.seconds - a.seconds),
    failures,
  };
}

const hasMatch = (patterns: string[]) =>
  SPECS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
    .filter((path) => path.endsWith('.spec.ts'))
    .some((path) => patterns.some((pattern) => new RegExp(pattern).test(path)));

function testsIn({ file, specs, suites = [] }: Suite): Test[] {
  const own = specs.flatMap(({ title, line, tests }) =>
    tests.map((test) => ({ ...test, file: `e2e/${file}`, line, title })),
  );
  return [...own, ...suites.flatMap(testsIn)];
}

function failureOf({ file, line, title, projectName, results }: Test): Failure {
  const { errors = [], attachments = [] } = results.at(-1) ?? {};
  const at = errors[0]?.location;
  return {
    file: at ? `${relative(ROOT, at.file)}:${at.line}` : `${file}:${line}`,
    name: `${title} (${projectName}, ${file}:${line})`,
    message: stripVTControlCharacters(errors.map(({ message }) => message).join('\n')),
    details: attachments.map(({ name, path, body }) =>
      path ? `${name}: ${relative(ROOT, path)}` : `${name}: ${Buffer.from(body ?? '', 'base64').toString()}`,
    ),
  };
}
