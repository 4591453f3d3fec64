import { runTool, type ToolResult } from '../processes/runTool';

/** The static checks, which need no build and no database, and the tool for each. */
const CHECKS = [
  // Several checkers would each work out the types that they share: four need twice the CPU of one.
  { name: 'types', tool: ['node_modules/typescript-7/bin/tsc', '--noEmit', '--checkers', '1', '-p', '.'] },
  { name: 'lint and boundaries', tool: ['node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.js'] },
  {
    name: 'format and accessibility',
    tool: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '.'],
  },
  { name: 'dead code and dependencies', tool: ['node_modules/knip/bin/knip.js'] },
  { name: 'plain words', tool: ['node_modules/tsx/dist/cli.mjs', 'shell/build/checks/plainWords.ts'] },
];

/** Most of these print nothing before they end. */
const SILENCE_MS = 40 * 60_000;

export interface CheckResult extends ToolResult {
  name: string;
}

/** Runs all checks, two at a time, and prints one line each. */
export async function check(): Promise<CheckResult[]> {
  const queue = [...CHECKS];
  const results: CheckResult[] = [];
  const runChecks = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const result = await runTool(next.tool, { silenceMs: SILENCE_MS });
      console.log(`${result.isOk ? 'ok  ' : 'FAIL'} ${next.name} (${result.seconds.toFixed(1)} s)`);
      results.push({ name: next.name, ...result });
    }
  };
  await Promise.all([runChecks(), runChecks()]);
  return results;
}

if (process.argv[1]?.endsWith('check.ts')) {
  const failed = (await check()).filter(({ isOk }) => !isOk);
  for (const { output } of failed) console.log(output);
  console.log(`${CHECKS.length - failed.length} passed, ${failed.length} failed`);
  process.exit(failed.length ? 1 : 0);
}
