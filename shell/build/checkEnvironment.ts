import { readEnv as readApiEnv } from '@site/api/env';
import { readEnv as readShellEnv } from '../server/env';

/** Throws one message that names every bad variable of every process, before any of them is started. */
export function checkEnvironment(env: NodeJS.ProcessEnv): void {
  const readers = [
    () => readShellEnv({ ...env, RELEASE_PUBLIC_KEYS: env.RELEASE_PUBLIC_KEYS || 'made here' }),
    () => readApiEnv(env),
  ];
  const problems = new Set(readers.flatMap(problemsOf));
  if (problems.size) throw new Error(`The configuration is not complete:\n${[...problems].join('\n')}`);
}

function problemsOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
}
