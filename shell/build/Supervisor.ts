import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MAX_DELAY_MS = 15_000;
const STABLE_MS = 30_000;

export interface ProcessOptions {
  name: string;
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** Where its output goes: a log file of its own, or our own output. */
  output: 'file' | 'inherit';
  /** Resolves once it does its work; called after every start. */
  untilReady: () => Promise<void>;
}

interface Supervised {
  options: ProcessOptions;
  child?: ChildProcess;
  startedAt: number;
  failures: number;
}

/**
 * Runs the processes of the site: keeps each one's pid in a file, starts again what dies by itself, more slowly each
 * time, and leaves nothing running when told to stop.
 */
export class Supervisor {
  private readonly running: Supervised[] = [];
  private isStopping = false;

  constructor(
    private readonly folder: string,
    private readonly say: (line: string) => void,
  ) {
    mkdirSync(join(folder, 'run'), { recursive: true });
    mkdirSync(join(folder, 'logs'), { recursive: true });
  }

  /** Starts a process and resolves when it is ready. Rejects when it ends before that. */
  async start(options: ProcessOptions): Promise<void> {
    const supervised: Supervised = { options, startedAt: 0, failures: 0 };
    this.running.push(supervised);
    const ended = new Promise<never>((_, reject) => {
      this.spawn(supervised).once('exit', () =>
        reject(new Error(`${options.name} ended while it started${this.whereToLook(options)}`)),
      );
    });
    ended.catch(() => undefined);
    await Promise.race([options.untilReady(), ended]);
  }

  /** Asks all processes to end, the first started last, and kills what has not ended in time. */
  async stop(graceMs: number): Promise<void> {
    if (this.isStopping) return;
    this.isStopping = true;
    const [base, ...others] = this.running;
    await Promise.all(others.map((supervised) => end(supervised.child, graceMs)));
    await end(base?.child, 1_500);
    for (const { options } of this.running) rmSync(this.pidFile(options.name), { force: true });
  }

  /** Ends a process and starts it again, as after a new build of it. */
  async renew(name: string): Promise<void> {
    const supervised = this.running.find(({ options }) => options.name === name);
    if (!supervised || this.isStopping) return;
    supervised.child?.removeAllListeners('exit');
    await end(supervised.child, 2_000);
    this.spawn(supervised);
    await supervised.options.untilReady();
  }

  private spawn(supervised: Supervised): ChildProcess {
    const { name, command, args, env, output } = supervised.options;
    const child = spawn(command, args, {
      env: env ?? process.env,
      stdio: [
        'ignore',
        output === 'inherit' ? 'inherit' : 'pipe',
        output === 'inherit' ? 'inherit' : 'pipe',
        'ipc',
      ],
    });
    supervised.child = child;
    supervised.startedAt = Date.now();
    writeFileSync(this.pidFile(name), String(child.pid));
    if (output === 'file') {
      const log = createWriteStream(join(this.folder, 'logs', `${name}.log`), {
        flags: supervised.failures ? 'a' : 'w',
      });
      child.stdout?.pipe(log, { end: false });
      child.stderr?.pipe(log, { end: false });
    }
    child.once('error', (error) => this.say(`${name} could not be started: ${error.message}`));
    child.once('exit', (code, signal) => this.handleExit(supervised, signal ?? code));
    return child;
  }

  private handleExit(supervised: Supervised, why: string | number | null) {
    if (this.isStopping) return;
    supervised.failures = Date.now() - supervised.startedAt > STABLE_MS ? 1 : supervised.failures + 1;
    const delay = Math.min(250 * 2 ** (supervised.failures - 1), MAX_DELAY_MS);
    this.say(`${supervised.options.name} ended by itself (${why}); starting it again in ${delay / 1000} s`);
    setTimeout(() => {
      if (!this.isStopping) this.restart(supervised);
    }, delay);
  }

  private restart(supervised: Supervised) {
    this.spawn(supervised);
    supervised.options.untilReady().then(
      () => this.say(`${supervised.options.name} is back`),
      (error: Error) => this.say(`${supervised.options.name} is not ready: ${error.message}`),
    );
  }

  private pidFile(name: string) {
    return join(this.folder, 'run', `${name}.pid`);
  }

  private whereToLook({ name, output }: ProcessOptions) {
    return output === 'file' ? `; see ${join(this.folder, 'logs', `${name}.log`)}` : '';
  }
}

async function end(child: ChildProcess | undefined, graceMs: number): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) => {
    const insist = setTimeout(() => child.kill('SIGKILL'), graceMs);
    child.once('exit', () => {
      clearTimeout(insist);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
