import { relative } from 'node:path';
import { ROOT } from '../workspace/packages';
import type { Failure, PhaseResult } from './types';

/** The number of lines for all failures, so that the last 150 lines of the output contain them and the summary. */
const FAILURE_LINES = 130;
const MIN_LINES_EACH = 6;
const MAX_LINE_LENGTH = 400;
const SLOWEST = 20;

/** The slowest files of each phase, with their seconds. */
export function slowestLines(results: PhaseResult[]): string[] {
  const measured = results.filter(({ files }) => files.length);
  return measured.flatMap(({ name, files }) => [
    '',
    `slowest of ${name}:`,
    ...files.slice(0, SLOWEST).map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`),
  ]);
}

/**
 * Every failed test with location, name and message. With many failures each gets fewer lines; the report file has
 * all.
 */
export function failureLines(results: PhaseResult[]): string[] {
  const failures = results.flatMap((result) => result.failures);
  const each = Math.max(MIN_LINES_EACH, Math.floor(FAILURE_LINES / Math.max(failures.length, 1)));
  const shown = failures.slice(0, Math.floor(FAILURE_LINES / each));
  const more = failures.length - shown.length;
  return [
    ...shown.flatMap((failure) => linesOf(failure, each)),
    ...(more ? [`and ${more} more failures`] : []),
  ];
}

function linesOf({ file, name, message, details }: Failure, maxLines: number): string[] {
  const head = ['', `FAIL ${file}`, `     ${name}`];
  const tail = details.flatMap((detail) => detail.split('\n')).map((line) => `     ${line}`);
  const shownTail = tail.slice(0, Math.max(1, maxLines - head.length - 2));
  const body = message
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, Math.max(1, maxLines - head.length - shownTail.length))
    .map((line) => `     ${line}`);
  return [...head, ...body, ...shownTail].map((line) => line.slice(0, MAX_LINE_LENGTH));
}

/** The duration of each phase, then the counts in a line of their own. */
export function summaryLines(results: PhaseResult[], report: string): string[] {
  const sum = (pick: (result: PhaseResult) => number) =>
    results.reduce((total, result) => total + pick(result), 0);
  const phases = results.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`);
  return [
    '',
    `${phases.join(', ')}; together ${sum(({ seconds }) => seconds).toFixed(0)} s; report: ${relative(ROOT, report)}`,
    `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`,
  ];
}
