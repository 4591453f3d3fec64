import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { LogFile } from './LogFile';

const MAX_DELAY_MS = 15_000;
/** How often a process in its restart delay checks for a request to restart at once. */
const POLL_MS = 200;
const STABLE_MS = 30_000;
/** A process counts as frozen after this many failed health checks in a row. */
const MAX_FAILED_CHECKS = 4;
/** How many may fail before its first response after a restart. */
const MAX_FAILED_STARTING = 20;
/** How many characters of the output are shown when a process does not start. */
const MAX_OUTPUT_TAIL = 2_000;
/** Development restarts need no long grace period. */
const DEVELOPMENT_GRACE_MS = 100;

export interface ProcessOptions {
  name: string;
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Where its output goes: to a log file, or to the supervisor's own output. */
  output: 'file' | 'inherit';
  /** Changes each line before it is written to the log file. */
  redactLine?: (line: string) => string;
  /** How long it may take to exit after SIGTERM before it is killed. */
  graceMs: number;
  /** Others use it, though they started before it. */
  stopsLast?: true;
  /** Resolves once the process is ready; called after every start. */
  waitUntilReady: () => Promise<void>;
  /**
   * Checked continuously once the process is ready. A process that fails for `timeoutMs` is killed and restarted; so is one
   * that was restarted and does not respond within five times as long.
   */
  healthCheck?: { request: (signal: AbortSignal) => Promise<unknown>; timeoutMs: number };
}

interface Supervised {
  options: ProcessOptions;
  child?: ChildProcess;
  startedAt: number;
  failures: number;
  /** The end of its output. */
  outputTail: string;
  /** The timer of the restart after it exited. */
  restartTimer?: NodeJS.Timeout;
}

/**
 * Runs the site's processes: stores their pids in files, restarts them with a growing delay when they exit, and stops
 * all of them in the end. A process may depend on those started before it.
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
    // The reader of our output may be gone, or its disk full.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  }

  /**
   * Starts a process and resolves when it is ready. Rejects when it exits before, and then does not restart it. Never
   * settles during a stop.
   */
  async start(options: ProcessOptions): Promise<void> {
    if (this.stopping) return forever;
    const supervised: Supervised = { options, startedAt: 0, failures: 0, outputTail: '' };
    if (options.stopsLast) this.running.unshift(supervised);
    else this.running.push(supervised);
    try {
      await this.spawnUntilReady(supervised);
    } catch (error) {
      clearTimeout(supervised.restartTimer);
      await stopProcess(supervised);
      this.running.splice(this.running.indexOf(supervised), 1);
      throw error;
    }
  }

  /**
   * Stops all processes in reverse order, because each may use earlier ones until it exits. Kills those that exceed
   * their grace period. All callers get the same promise.
   */
  stop(): Promise<void> {
    this.stopping ??= this.stopAll();
    return this.stopping;
  }

  /** Stops a process and starts it again, as after a new build. Rejects when it exits before it is ready. */
  async restart(name: string): Promise<void> {
    const supervised = this.running.find(({ options }) => options.name === name);
    if (!supervised || this.stopping) return;
    clearTimeout(supervised.restartTimer);
    supervised.child?.removeAllListeners('exit');
    await stopProcess(supervised, DEVELOPMENT_GRACE_MS);
    if (!this.stopping) await this.spawnUntilReady(supervised);
  }

  /** Sends a message to a process if it runs. */
  send(name: string, message: string): void {
    const { child } = this.running.find(({ options }) => options.name === name) ?? {};
    if (child?.connected) child.send(message);
  }

  private async stopAll() {
    for (const supervised of this.running.toReversed()) {
      await stopProcess(supervised);
      rmSync(this.pidFile(supervised.options.name), { force: true });
    }
  }

  private async spawnUntilReady(supervised: Supervised) {
    const { options } = supervised;
    const exited = new Promise<never>((_, reject) => {
      // On `close`, not on `exit`, because its last output may still arrive.
      this.spawn(supervised).once('close', () => {
        if (this.stopping) return;
        reject(new Error(`${options.name} exited during its start${this.logExcerpt(supervised)}`));
      });
    });
    exited.catch(() => undefined);
    await Promise.race([options.waitUntilReady(), exited]);
    void this.watch(supervised);
  }

  private spawn(supervised: Supervised): ChildProcess {
    const { name, command, args, env, output: target, redactLine } = supervised.options;
    const child = spawn(command, args, {
      env,
      // In its own process group, so that Ctrl-C only reaches the supervisor, which stops the processes in order.
      detached: true,
      stdio: [
        'ignore',
        target === 'inherit' ? 'inherit' : 'pipe',
        target === 'inherit' ? 'inherit' : 'pipe',
        'ipc',
      ],
    });
    supervised.child = child;
    supervised.startedAt = Date.now();
    this.writePid(name, child.pid);
    if (target === 'file') {
      const log = new LogFile(this.logFile(name), this.log, supervised.failures > 0);
      supervised.outputTail = '';
      const keepTail = (part: unknown) => {
        supervised.outputTail = (supervised.outputTail + part).slice(-MAX_OUTPUT_TAIL);
      };
      for (const stream of [child.stdout, child.stderr]) {
        if (!stream) continue;
        const output = redactLine ? Readable.from(redactedLines(stream, redactLine)) : stream;
        output.pipe(log, { end: false });
        output.on('data', keepTail);
      }
    }
    // Messages of a process are shown in the terminal.
    child.on('message', (line) => this.log(String(line)));
    child.once('error', (error) => this.log(`${name} could not be started: ${error.message}`));
    child.once('exit', (code, signal) => this.handleExit(supervised, signal ?? code));
    return child;
  }

  private handleExit(supervised: Supervised, reason: string | number | null) {
    if (this.stopping) return;
    supervised.failures = Date.now() - supervised.startedAt > STABLE_MS ? 1 : supervised.failures + 1;
    const delay = Math.min(250 * 2 ** (supervised.failures - 1), MAX_DELAY_MS);
    const { name } = supervised.options;
    this.log(`${name} exited unexpectedly (${reason}); restarting it in ${delay / 1000} s`);
    const request = restartRequest(this.folder, name);
    rmSync(request, { force: true });
    const restartAt = Date.now() + delay;
    const check = () => {
      if (this.stopping) return;
      const isRequested = existsSync(request);
      if (isRequested) supervised.failures = 0;
      const remainingMs = isRequested ? 0 : restartAt - Date.now();
      if (remainingMs <= 0) this.respawn(supervised);
      else supervised.restartTimer = setTimeout(check, Math.min(remainingMs, POLL_MS));
    };
    supervised.restartTimer = setTimeout(check, Math.min(delay, POLL_MS));
  }

  private respawn(supervised: Supervised) {
    const child = this.spawn(supervised);
    const { name, waitUntilReady } = supervised.options;
    // It may also stop responding before it is ready, when nothing else would end it.
    void this.watch(supervised, MAX_FAILED_STARTING);
    const logOnce = (line: string) => {
      if (supervised.child === child) this.log(line);
    };
    waitUntilReady().then(
      () => logOnce(`${name} is running again`),
      (error: Error) => logOnce(`${name} is not ready: ${error.message}`),
    );
  }

  /** Counts failed checks instead of time, because no time passes for the processes while the machine sleeps. */
  private async watch({ child, options: { name, healthCheck } }: Supervised, atFirst = MAX_FAILED_CHECKS) {
    if (!child || !healthCheck) return;
    const intervalMs = healthCheck.timeoutMs / MAX_FAILED_CHECKS;
    let most = atFirst;
    for (let failedChecks = 0; child.exitCode === null && child.signalCode === null && !this.stopping; ) {
      const result = healthCheck.request(AbortSignal.timeout(intervalMs)).then(
        () => true,
        () => false,
      );
      const [isHealthy] = await Promise.all([result, sleep(intervalMs, undefined, { ref: false })]);
      if (isHealthy) most = MAX_FAILED_CHECKS;
      failedChecks = isHealthy ? 0 : failedChecks + 1;
      if (failedChecks < most) continue;
      this.log(`${name} has not responded for ${(most * intervalMs) / 1000} s and was killed`);
      // A suspended process receives no other signal.
      child.kill('SIGKILL');
      return;
    }
  }

  private writePid(name: string, pid: number | undefined) {
    try {
      writeFileSync(this.pidFile(name), String(pid));
    } catch (error) {
      this.log(`the pid file of ${name} could not be written: ${(error as Error).message}`);
    }
  }

  private logFile(name: string) {
    return join(this.folder, 'logs', `${name}.log`);
  }

  private pidFile(name: string) {
    return join(this.folder, 'run', `${name}.pid`);
  }

  private logExcerpt({ options: { name, output }, outputTail }: Supervised) {
    return output === 'file' ? `. Its log ${this.logFile(name)} ends with:\n${outputTail}` : '';
  }
}

/** Skips the restart delay of a process that has exited, because the cause is fixed. */
export function skipRestartDelay(folder: string, name: string): void {
  if (existsSync(join(folder, 'run'))) writeFileSync(restartRequest(folder, name), '', { mode: 0o600 });
}

const restartRequest = (folder: string, name: string) => join(folder, 'run', `${name}.start`);

const forever = new Promise<never>(() => undefined);

async function stopProcess({ child, options }: Supervised, graceMs = options.graceMs): Promise<void> {
  if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) => {
    const killTimer = setTimeout(() => child.kill('SIGKILL'), graceMs);
    child.once('exit', () => {
      clearTimeout(killTimer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

async function* redactedLines(output: Readable, redactLine: (line: string) => string) {
  for await (const line of createInterface({ input: output })) yield `${redactLine(line)}\n`;
}
