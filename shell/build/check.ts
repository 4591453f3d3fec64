import { checkKitOnly } from './checkKitOnly';
import { runTool, type ToolResult } from './runTool';

interface Check {
  name: string;
  run: () => Promise<ToolResult>;
}

const tool = (name: string, ...args: string[]): Check => ({ name, run: () => runTool(args) });

/** The rules a machine keeps, those that need no build and no database. */
const CHECKS: Check[] = [
  tool('types', 'node_modules/typescript-7/bin/tsc', '--noEmit', '-p', '.'),
  tool('lint and boundaries', 'node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'),
  tool('format and accessibility', 'node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '.'),
  tool('dead code and dependencies', 'node_modules/knip/bin/knip.js'),
  tool('OpenAPI up to date', '--import', 'tsx', 'api/openapi.ts', '--check'),
  { name: 'only the kit speaks MUI', run: checkKitOnly },
];

/** Runs all checks, two at a time, one line each. Returns how many held and how many did not. */
export async function check(): Promise<{ passed: number; failed: number }> {
  const waiting = [...CHECKS];
  let failed = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { isOk, output, seconds } = await next.run();
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
