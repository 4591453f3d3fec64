import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build';
import { check } from './check';
import { PACKAGES, REMOTES, ROOT } from './packages';
import { runTool } from './runTool';

interface Count {
  passed: number;
  failed: number;
}

/**
 * Everything that proves the site: the build, checks, unit and component tests, API tests, then the browser against
 * that build. One after another: none may meet another's half-written files, or lose its time to it.
 */
async function test(): Promise<Count> {
  const counts = [
    await buildAll(),
    await check(),
    await jest('unit and component tests', ['--projects', ...WEB_PROJECTS]),
    await jest('API tests', ['--projects', 'api']),
    await playwright(),
  ];
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}

async function buildAll(): Promise<Count> {
  try {
    await build(PACKAGES, 'production', console.log);
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error((error as Error).message);
    return { passed: 0, failed: 1 };
  }
}

const WEB_PROJECTS = ['shell', 'shell/jest.server.config.js', ...REMOTES];
const results = mkdtempSync(join(tmpdir(), 'results-'));

async function jest(name: string, args: string[]): Promise<Count> {
  const file = join(results, `${name.replace(/\W/g, '-')}.json`);
  const { seconds, isOk, output } = await runTool([
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    ...args,
    // As the browser tests: by itself it leaves one of two cores without work.
    '--maxWorkers=2',
    // Modules of finished files stay in a worker's memory: near its bound all is slow, and a run in which it ends hangs.
    '--workerIdleMemoryLimit=1GB',
    // Where so much fails, the same thing fails everywhere, and every test would wait for it.
    '--bail=15',
    '--json',
    `--outputFile=${file}`,
    '--reporters=default',
    '--silent',
  ]);
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const passed: number = report?.numPassedTests ?? 0;
  const failed: number = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0);
  const messages: string[] =
    report?.testResults.map(({ message }: { message: string }) => message).filter(Boolean) ?? [];
  if (!isOk) console.log(messages.join('\n') || output);
  return tell(name, { passed, failed: isOk ? failed : Math.max(failed, 1) }, seconds);
}

async function playwright(): Promise<Count> {
  const file = join(ROOT, 'e2e/test-results/results.json');
  const { seconds, isOk } = await runTool(
    ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'],
    { isLoud: true },
  );
  const stats = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).stats : undefined;
  const failed: number = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  return tell(
    'end-to-end tests',
    { passed: stats?.expected ?? 0, failed: isOk ? failed : Math.max(failed, 1) },
    seconds,
  );
}

function tell(name: string, count: Count, seconds: number): Count {
  console.log(
    `${count.failed ? 'FAIL' : 'ok  '} ${name}: ${count.passed} passed, ${count.failed} failed (${seconds.toFixed(0)} s)`,
  );
  return count;
}

const { passed, failed } = await test();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
