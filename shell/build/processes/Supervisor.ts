import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LogFile } from './LogFile';

const MAX_DELAY_MS = 15_000;
/** How often a process that waits for its next start looks whether it was asked to start at once. */
const LOOK_MS = 200;
const STABLE_MS = 30_000;
/** So many questions in a row without an answer, and a process counts as frozen. */
const MOST_MISSED = 4;
/** So much of a log is shown, in characters, when a process does not start. */
const LAST_WORDS = 2_000;
/** What is replaced while developing has nobody to be gentle with. */
const RENEWAL_GRACE_MS = 100;

export interface ProcessOptions {
  name: string;
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Where its output goes: a log file of its own, or our own output. */
  output: 'file' | 'inherit';
  /** How long it may take to end by itself after being asked to; then it is killed. */
  graceMs: number;
  /** Resolves once it does its work; called after every start. */
  waitUntilReady: () => Promise<void>;
  /** Asked over and over once it is ready. One that does not answer for so long is killed, and started again. */
  healthCheck?: { request: (signal: AbortSignal) => Promise<unknown>; timeoutMs: number };
}

interface Supervised {
  options: ProcessOptions;
  child?: ChildProcess;
  startedAt: number;
  failures: number;
  /** The end of what it has printed into its log. */
  outputTail: string;
  /** The start that is due after it ended by itself. */
  due?: NodeJS.Timeout;
}

/**
 * Runs the processes of the site: keeps each one's pid in a file, starts again what dies by itself, more slowly each
 * time, and leaves nothing running when told to stop. What is started later may depend on what was started before.
 */
export class Supervisor {
  private readonly running: Supervised[] = [];
  private stopping?: Promise<void>;

  constructor(
    private readonly folder: string,
    private readonly log: (line: string) => void,
  ) {
    mkdirSync(join(folder, 'run'), { recursive: true });
    mkdirSync(join(folder, 'logs'), { recursive: true });
    // Whoever read what we print may be gone, or their disk full.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  }

  /**
   * Starts a process and resolves when it is ready. Rejects when it ends before that, and does not start it again then;
   * never settles while all is being stopped.
   */
  async start(options: ProcessOptions): Promise<void> {
    if (this.stopping) return forever;
    const supervised: Supervised = { options, startedAt: 0, failures: 0, outputTail: '' };
    this.running.push(supervised);
    try {
      await this.spawnUntilReady(supervised);
    } catch (error) {
      clearTimeout(supervised.due);
      await end(supervised);
      this.running.splice(this.running.indexOf(supervised), 1);
      throw error;
    }
  }

  /**
   * Ends all processes, the last started first: each may use those it depends on until it has ended. Kills what has
   * not ended in its time. Resolves, for everybody who asks, when none is left.
   */
  stop(): Promise<void> {
    this.stopping ??= this.endAll();
    return this.stopping;
  }

  /** Ends a process and starts it again, as after a new build of it. Rejects when it ends before it is ready. */
  async restart(name: string): Promise<void> {
    const supervised = this.running.find(({ options }) => options.name === name);
    if (!supervised || this.stopping) return;
    clearTimeout(supervised.due);
    supervised.child?.removeAllListeners('exit');
    await end(supervised, RENEWAL_GRACE_MS);
    if (!this.stopping) await this.spawnUntilReady(supervised);
  }

  /** Says something to a process, if it runs. */
  send(name: string, message: string): void {
    const { child } = this.running.find(({ options }) => options.name === name) ?? {};
    if (child?.connected) child.send(message);
  }

  private async endAll() {
    for (const supervised of this.running.toReversed()) {
      await end(supervised);
      rmSync(this.pidFile(supervised.options.name), { force: true });
    }
  }

  private async spawnUntilReady(supervised: Supervised) {
    const { options } = supervised;
    const ended = new Promise<never>((_, reject) => {
      // Not as soon as it ends: what it said last may still be on its way.
      this.spawn(supervised).once('close', () => {
        if (this.stopping) return;
        reject(new Error(`${options.name} ended while it started${this.whereToLook(supervised)}`));
      });
    });
    ended.catch(() => undefined);
    await Promise.race([options.waitUntilReady(), ended]);
    void this.watch(supervised);
  }

  private spawn(supervised: Supervised): ChildProcess {
    const { name, command, args, env, output } = supervised.options;
    const child = spawn(command, args, {
      env,
      // A group of its own: Ctrl-C in the terminal reaches us alone, and we end them in their order.
      detached: true,
      stdio: [
        'ignore',
        output === 'inherit' ? 'inherit' : 'pipe',
        output === 'inherit' ? 'inherit' : 'pipe',
        'ipc',
      ],
    });
    supervised.child = child;
    supervised.startedAt = Date.now();
    this.writePid(name, child.pid);
    if (output === 'file') {
      const log = new LogFile(this.logFile(name), this.log, supervised.failures > 0);
      supervised.outputTail = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream?.pipe(log, { end: false });
        stream?.on('data', (part) => {
          supervised.outputTail = (supervised.outputTail + part).slice(-LAST_WORDS);
        });
      }
    }
    // What a process sends is for the person at the terminal.
    child.on('message', (line) => this.log(String(line)));
    child.once('error', (error) => this.log(`${name} could not be started: ${error.message}`));
    child.once('exit', (code, signal) => this.handleExit(supervised, signal ?? code));
    return child;
  }

  private handleExit(supervised: Supervised, why: string | number | null) {
    if (this.stopping) return;
    supervised.failures = Date.now() - supervised.startedAt > STABLE_MS ? 1 : supervised.failures + 1;
    const delay = Math.min(250 * 2 ** (supervised.failures - 1), MAX_DELAY_MS);
    const { name } = supervised.options;
    this.log(`${name} ended by itself (${why}); starting it again in ${delay / 1000} s`);
    const request = restartRequest(this.folder, name);
    rmSync(request, { force: true });
    const dueAt = Date.now() + delay;
    const look = () => {
      if (this.stopping) return;
      const isAsked = existsSync(request);
      if (isAsked) supervised.failures = 0;
      const left = isAsked ? 0 : dueAt - Date.now();
      if (left <= 0) this.respawn(supervised);
      else supervised.due = setTimeout(look, Math.min(left, LOOK_MS));
    };
    supervised.due = setTimeout(look, Math.min(delay, LOOK_MS));
  }

  private respawn(supervised: Supervised) {
    this.spawn(supervised);
    supervised.options.waitUntilReady().then(
      () => {
        this.log(`${supervised.options.name} is back`);
        void this.watch(supervised);
      },
      (error: Error) => this.log(`${supervised.options.name} is not ready: ${error.message}`),
    );
  }

  /** Counts questions without an answer and no time: while this machine sleeps, nobody answers and nobody asks. */
  private async watch({ child, options: { name, healthCheck } }: Supervised) {
    if (!child || !healthCheck) return;
    const part = healthCheck.timeoutMs / MOST_MISSED;
    for (let missed = 0; child.exitCode === null && child.signalCode === null && !this.stopping; ) {
      const answer = healthCheck.request(AbortSignal.timeout(part)).then(
        () => true,
        () => false,
      );
      const [isAnswered] = await Promise.all([answer, sleep(part, undefined, { ref: false })]);
      missed = isAnswered ? 0 : missed + 1;
      if (missed < MOST_MISSED) continue;
      this.log(`${name} has not answered for ${healthCheck.timeoutMs / 1000} s and is killed`);
      // A process that is stopped does not hear anything else.
      child.kill('SIGKILL');
      return;
    }
  }

  private writePid(name: string, pid: number | undefined) {
    try {
      writeFileSync(this.pidFile(name), String(pid));
    } catch (error) {
      this.log(`the process id of ${name} could not be noted: ${(error as Error).message}`);
    }
  }

  private logFile(name: string) {
    return join(this.folder, 'logs', `${name}.log`);
  }

  private pidFile(name: string) {
    return join(this.folder, 'run', `${name}.pid`);
  }

  private whereToLook({ options: { name, output }, outputTail }: Supervised) {
    return output === 'file' ? `; ${this.logFile(name)} ends with\n${outputTail}` : '';
  }
}

/** Ends the pause before the next start of a process, if it has ended by itself: what made it end is mended. */
export function skipRestartDelay(folder: string, name: string): void {
  if (existsSync(join(folder, 'run'))) writeFileSync(restartRequest(folder, name), '', { mode: 0o600 });
}

const restartRequest = (folder: string, name: string) => join(folder, 'run', `${name}.start`);

const forever = new Promise<never>(() => undefined);

async function end({ child, options }: Supervised, graceMs = options.graceMs): Promise<void> {
  if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) => {
    const insist = setTimeout(() => child.kill('SIGKILL'), graceMs);
    child.once('exit', () => {
      clearTimeout(insist);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
