import { existsSync } from 'node:fs';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { unavailable } from '../errors/HttpError';

/** A task as the thread gets it. It posts a message to `started` when the work starts. */
export type ThreadTask<Task> = Task & { started: MessagePort };

/** Runs tasks of one file in worker threads, which are stopped at a time limit or memory limit. */
export class ThreadPool<Task extends object, Result> {
  /** The most tasks that wait for a thread; a further one gets a 503. */
  static readonly maxQueue = 16;
  #file: string;
  #pool: Piscina<ThreadTask<Task>, Result> | undefined;

  /** `source` is the path of the file without extension; a build has it as `.js`. */
  constructor(source: string) {
    this.#file = existsSync(`${source}.js`) ? `${source}.js` : `${source}.ts`;
  }

  /** The result of a task; undefined if it was stopped. 503 while the queue is full. */
  async run(task: Task, timeoutMs: number): Promise<Result | undefined> {
    this.#pool ??= this.#create();
    // Piscina does not count tasks that it has tried to hand to a busy thread, so its own limit is not enough.
    if (this.#pool.queueSize >= ThreadPool.maxQueue) throw unavailable();
    const { port1, port2: started } = new MessageChannel();
    const ending = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    // The time limit starts with the work, not while the task waits for a free thread.
    port1.once('message', () => {
      timer = setTimeout(() => ending.abort(), timeoutMs);
    });
    try {
      return await this.#pool.run({ ...task, started }, { transferList: [started], signal: ending.signal });
    } catch (error) {
      const { code, name } = error as NodeJS.ErrnoException;
      if (name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY') return undefined;
      throw error;
    } finally {
      clearTimeout(timer);
      port1.close();
    }
  }

  /** Sets the path of a built file, which threads load faster than the source. */
  setFile(path: string): void {
    this.#file = path;
  }

  /** Stops the threads; the next task starts new ones. */
  async stop(): Promise<void> {
    const ended = this.#pool;
    this.#pool = undefined;
    await ended?.destroy();
  }

  #create(): Piscina<ThreadTask<Task>, Result> {
    const pool = new Piscina<ThreadTask<Task>, Result>({
      filename: this.#file,
      execArgv: this.#file.endsWith('.ts') ? ['--import', 'tsx'] : [],
      minThreads: 0,
      maxThreads: 2,
      idleTimeout: 30_000,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    // A thread can run out of memory just as it is stopped. Without a listener, that would end the process.
    pool.on('error', () => {});
    return pool;
  }
}
