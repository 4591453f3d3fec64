import { check } from '../checks/check';
import { build } from '../packaging/build';
import type { PackageName } from '../workspace/packages';
import type { Failure, PhaseResult } from './types';

/** Builds every package for production, then runs the static checks. */
export async function buildAndCheck(
  packages: PackageName[],
  { withChecks }: { withChecks: boolean },
): Promise<PhaseResult> {
  const started = Date.now();
  const failures: Failure[] = [];
  await build(packages, 'production', console.log).catch(({ message }: Error) => {
    failures.push({ file: 'build', name: 'the production build', message, details: [] });
  });
  const tools = withChecks ? await check() : [];
  for (const { name, isOk, output } of tools)
    if (!isOk) failures.push({ file: 'check', name, message: output, details: [] });
  return {
    name: 'build and static checks',
    seconds: (Date.now() - started) / 1000,
    passed: tools.length + 1 - failures.length,
    failed: failures.length,
    files: tools.map(({ name, seconds }) => ({ file: name, seconds })).sort((a, b) => b.seconds - a.seconds),
    failures,
  };
}
