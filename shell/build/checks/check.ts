import { runTool, type ToolResult } from '../processes/runTool';

/** The rules a machine keeps, those that need no build and no database, each with the tool that does. */
const CHECKS = [
  { name: 'types', tool: ['node_modules/typescript-7/bin/tsc', '--noEmit', '-p', '.'] },
  { name: 'lint and boundaries', tool: ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'] },
  {
    name: 'format and accessibility',
    tool: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '.'],
  },
  { name: 'dead code and dependencies', tool: ['node_modules/knip/bin/knip.js'] },
];

export interface CheckResult extends ToolResult {
  name: string;
}

/** Runs all checks, two at a time, and prints one line each. */
export async function check(): Promise<CheckResult[]> {
  const waiting = [...CHECKS];
  const results: CheckResult[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await runTool(next.tool);
      console.log(`${result.isOk ? 'ok  ' : 'FAIL'} ${next.name} (${result.seconds.toFixed(1)} s)`);
      results.push({ name: next.name, ...result });
    }
  };
  await Promise.all([work(), work()]);
  return results;
}

if (process.argv[1]?.endsWith('check.ts')) {
  const failed = (await check()).filter(({ isOk }) => !isOk);
  for (const { output } of failed) console.log(output);
  console.log(`${CHECKS.length - failed.length} passed, ${failed.length} failed`);
  process.exit(failed.length ? 1 : 0);
}
