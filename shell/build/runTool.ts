import { spawn } from 'node:child_process';
import { ROOT } from './packages';

export interface ToolResult {
  isOk: boolean;
  /** Everything it printed. */
  output: string;
  seconds: number;
}

/** Runs one of the project's tools to its end. Never rejects: a tool that fails says so in its result. */
export function runTool(
  args: string[],
  options: { env?: NodeJS.ProcessEnv; isLoud?: boolean } = {},
): Promise<ToolResult> {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (text: Buffer) => {
      output += text;
      if (options.isLoud) process.stdout.write(text);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('close', (code) =>
      resolve({ isOk: code === 0, output, seconds: (Date.now() - started) / 1000 }),
    );
  });
}
