import { runTool } from './runTool';

/** The rules a machine keeps, those that need no build and no database, each with the tool that does. */
const CHECKS = [
  { name: 'types', tool: ['node_modules/typescript-7/bin/tsc', '--noEmit', '-p', '.'] },
  { name: 'lint and boundaries', tool: ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'] },
  {
    name: 'format and accessibility',
    tool: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '.'],
  },
  { name: 'dead code and dependencies', tool: ['node_modules/knip/bin/knip.js'] },
  { name: 'OpenAPI up to date', tool: ['--import', 'tsx', 'api/openapi.ts', '--check'] },
];

/** Runs all checks, two at a time, one line each. Returns how many held and how many did not. */
export async function check(): Promise<{ passed: number; failed: number }> {
  const waiting = [...CHECKS];
  let failed = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { isOk, output, seconds } = await runTool(next.tool);
      console.log(`${isOk ? 'ok  ' : 'FAIL'} ${next.name} (${seconds.toFixed(1)} s)`);
      if (isOk) continue;
      failed += 1;
      console.log(output);
    }
  };
  await Promise.all([work(), work()]);
  return { passed: CHECKS.length - failed, failed };
}

if (process.argv[1]?.endsWith('check.ts')) {
  const { passed, failed } = await check();
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}
