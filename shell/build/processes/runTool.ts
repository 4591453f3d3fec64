import { spawn } from 'node:child_process';
import { ROOT } from '../workspace/packages';

export interface ToolResult {
  isOk: boolean;
  /** Everything it printed, and why it was ended where it was. */
  output: string;
  seconds: number;
}

export interface ToolOptions {
  env?: NodeJS.ProcessEnv;
  /** Prints what it prints at once. */
  isLoud?: boolean;
  /** How many milliseconds of silence mean that it hangs. */
  silence?: number;
  /** How many milliseconds it has to end, and what it started to let go of its output. */
  patience?: number;
}

/**
 * Runs one of the project's tools to its end. Never rejects, and never waits for ever: a tool that fails says so in its
 * result, one that hangs is ended, and what it left running is not waited for.
 */
export function runTool(args: string[], options: ToolOptions = {}): Promise<ToolResult> {
  const { env, isLoud, silence = 10 * 60_000, patience = 15_000 } = options;
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let hasHung = false;
    const say = (text: string) => {
      output += text;
      if (isLoud) process.stdout.write(text);
    };
    const hang = setTimeout(() => {
      hasHung = true;
      say(`\nEnded after ${(silence / 60_000).toFixed(1)} minutes in which it said nothing.\n`);
      child.kill('SIGINT');
      setTimeout(() => child.kill('SIGKILL'), patience).unref();
    }, silence);
    const take = (text: string) => {
      hang.refresh();
      say(text);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', take);
    const end = () => {
      clearTimeout(hang);
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ isOk: child.exitCode === 0 && !hasHung, output, seconds: (Date.now() - started) / 1000 });
    };
    child.on('exit', () => setTimeout(end, patience).unref());
    child.on('close', end);
  });
}
