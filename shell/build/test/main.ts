import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES, ROOT } from '../workspace/packages';
import { buildAndCheck } from './buildAndCheck';
import { changedSince, specFoldersOf } from './changedFiles';
import { runJest } from './runJest';
import { runPlaywright } from './runPlaywright';
import { failureLines, slowestLines, summaryLines } from './testReport';
import type { PhaseResult } from './types';

const REPORT = join(ROOT, 'test-results/report.json');
const WEB_PROJECTS = ['shell/jest.node.config.js', 'shell/jest.config.js'];
const USAGE = 'Usage: npm test [-- PATTERN], npm run test:changed [-- COMMIT]';

/** Which tests to run: all, those whose path matches a regular expression, or those affected by a change. */
interface Selection {
  pattern?: string;
  changedSince?: string;
}

/**
 * Runs all tests: build and static checks, unit and component tests, API tests, then browser tests against that
 * build. Phases run one after another, so that none reads half-written files or competes for the two cores.
 */
async function runTests(selection: Selection): Promise<PhaseResult[]> {
  const isAll = !selection.pattern && !selection.changedSince;
  const results: PhaseResult[] = [];
  const run = async (phase: Promise<PhaseResult>) => {
    const result = await phase;
    results.push(result);
    const { name, passed, failed, seconds, failures } = result;
    console.log(
      `${failed ? 'FAIL' : 'ok  '} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`,
    );
    for (const failure of failures) console.log(`       ${failure.file}: ${failure.name}`);
  };
  await run(buildAndCheck(PACKAGES, { withChecks: isAll }));
  await run(runJest('unit and component tests', WEB_PROJECTS, jestArguments(selection)));
  await run(runJest('API tests', ['api'], jestArguments(selection)));
  await run(runPlaywright(specsOf(selection)));
  return results;
}

function jestArguments({ pattern, changedSince: commit }: Selection): string[] {
  if (pattern) return ['--passWithNoTests', '--testPathPatterns', pattern];
  if (commit) return ['--passWithNoTests', `--changedSince=${commit}`];
  return [];
}

/** Patterns for Playwright; `undefined` runs every spec. */
function specsOf({ pattern, changedSince: commit }: Selection): string[] | undefined {
  if (pattern) return [pattern];
  if (commit) return specFoldersOf(changedSince(commit));
  return undefined;
}

function selectionOf([first, second, ...rest]: string[]): Selection {
  const isChanged = first === '--changed';
  if (rest.length || (!isChanged && (second || first?.startsWith('-')))) throw new Error(USAGE);
  if (isChanged) return { changedSince: second ?? 'origin/main' };
  return { pattern: first };
}

const results = await runTests(selectionOf(process.argv.slice(2)));
mkdirSync(join(REPORT, '..'), { recursive: true });
writeFileSync(REPORT, JSON.stringify(results, null, 2));
for (const lines of [slowestLines(results), failureLines(results), summaryLines(results, REPORT)])
  console.log(lines.join('\n'));
process.exit(results.some(({ failed }) => failed) ? 1 : 0);
