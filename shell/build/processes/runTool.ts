import { spawn } from 'node:child_process';
import { ROOT } from '../workspace/packages';

export interface ToolResult {
  isOk: boolean;
  /** Its complete output, and the reason if it was stopped. */
  output: string;
  seconds: number;
}

export interface ToolOptions {
  env?: NodeJS.ProcessEnv;
  /** Also prints the output immediately. */
  isVerbose?: boolean;
  /** How many milliseconds without output mean that it hangs. */
  silenceMs?: number;
  /** How many milliseconds it and its child processes have to exit. */
  graceMs?: number;
}

/**
 * Runs one of the project's tools. It never rejects and always settles: the result says whether the tool failed, a
 * tool that hangs is stopped, and child processes it leaves running are not waited for.
 */
export function runTool(args: string[], options: ToolOptions = {}): Promise<ToolResult> {
  const { env, isVerbose, silenceMs = 10 * 60_000, graceMs = 15_000 } = options;
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let hasHung = false;
    const addOutput = (text: string) => {
      output += text;
      if (isVerbose) process.stdout.write(text);
    };
    const silenceTimer = setTimeout(() => {
      hasHung = true;
      addOutput(`\nStopped after ${(silenceMs / 60_000).toFixed(1)} minutes without output.\n`);
      child.kill('SIGINT');
      setTimeout(() => child.kill('SIGKILL'), graceMs).unref();
    }, silenceMs);
    const handleOutput = (text: string) => {
      silenceTimer.refresh();
      addOutput(text);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', handleOutput);
    const finish = () => {
      clearTimeout(silenceTimer);
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ isOk: child.exitCode === 0 && !hasHung, output, seconds: (Date.now() - started) / 1000 });
    };
    child.on('exit', () => setTimeout(finish, graceMs).unref());
    child.on('close', finish);
  });
}
