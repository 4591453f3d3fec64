import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runTool } from '../processes/runTool';
import { ROOT } from '../workspace/packages';
import type { Failure, PhaseResult } from './types';

/** The fields of Jest's JSON report that are used here. */
interface JestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

const WORKERS = 3;

/** Runs Jest over some projects, with further arguments that select tests. */
export async function runJest(name: string, projects: string[], selecting: string[]): Promise<PhaseResult> {
  const folder = mkdtempSync(join(tmpdir(), 'jest-report-'));
  const file = join(folder, 'report.json');
  const { seconds, isOk, output } = await runTool([
    '--experimental-vm-modules',
    '--no-warnings',
    // With more room for new objects, a tenth of the time goes to other things than collecting them.
    '--max-semi-space-size=64',
    'node_modules/jest/bin/jest.js',
    '--projects',
    ...projects,
    ...selecting,
    // More than there are cores, because these tests wait for timers, databases and processes half of the time.
    `--maxWorkers=${WORKERS}`,
    // A worker keeps the modules of finished files. Near its memory limit it becomes slow, and a run hangs when it
    // exits.
    '--workerIdleMemoryLimit=1GB',
    // Many failures usually have one cause, and every test would wait for it.
    '--bail=15',
    '--json',
    `--outputFile=${file}`,
    '--reporters=default',
    '--silent',
  ]);
  const report: JestReport | undefined = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : undefined;
  rmSync(folder, { recursive: true });
  const failures = report?.testResults.flatMap(failuresIn) ?? [];
  if (!isOk && !failures.length) failures.push({ file: 'jest', name, message: output, details: [] });
  return {
    name,
    seconds,
    passed: report?.numPassedTests ?? 0,
    failed: failures.length,
    files: (report?.testResults ?? [])
      .map(({ name: path, startTime, endTime }) => ({
        file: relative(ROOT, path),
        seconds: (endTime - startTime) / 1000,
      }))
      .sort((a, b) => b.seconds - a.seconds),
    failures,
  };
}

/** The failed tests of one file, or the file itself where it could not be run. */
function failuresIn({ name, status, message, assertionResults }: JestReport['testResults'][0]): Failure[] {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (!failed.length && status === 'failed')
    return [{ file, name: 'the file does not run', message: stripVTControlCharacters(message), details: [] }];
  return failed.map(({ fullName, failureMessages }) => {
    const text = stripVTControlCharacters(failureMessages.join('\n'));
    const line = text.split(`${name}:`)[1]?.match(/^\d+/)?.[0];
    return {
      file: line ? `${file}:${line}` : file,
      name: fullName,
      message: withoutStack(text),
      details: [],
    };
  });
}

const withoutStack = (text: string) =>
  text
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .join('\n');
