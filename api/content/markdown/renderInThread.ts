import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { unavailable } from '../../platform/errors/HttpError';
import type { MarkdownText, Rendering, RenderTask } from './renderTask';

let timeoutMs = 2000;
/** The most texts that wait for a thread; a further one gets a 503. */
const MAX_QUEUE = 16;

const built = join(import.meta.dirname, 'renderTask.js');
let task = existsSync(built) ? built : join(import.meta.dirname, 'renderTask.ts');
let pool: Piscina<RenderTask, Rendering | undefined> | undefined;

/**
 * Renders a text in a worker thread, which is stopped at a time limit (two seconds) or memory limit. Undefined for such a
 * text; 503 while the queue is full.
 */
export async function renderInThread(text: MarkdownText): Promise<Rendering | undefined> {
  pool ??= createPool();
  const { port1, port2: started } = new MessageChannel();
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  // The time limit starts with the work, not while the text waits for a free thread.
  port1.once('message', () => {
    timer = setTimeout(() => ending.abort(), timeoutMs);
  });
  try {
    return await pool.run({ ...text, started }, { transferList: [started], signal: ending.signal });
  } catch (error) {
    const { code, name, message } = error as NodeJS.ErrnoException;
    if (name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY') return undefined;
    if (/queue is at limit/i.test(message)) throw unavailable();
    throw error;
  } finally {
    clearTimeout(timer);
    port1.close();
  }
}

/** Sets another time limit than two seconds, in milliseconds, for tests on a busy machine. */
export function setRenderTimeout(limit: number): void {
  timeoutMs = limit;
}

/** Sets the path of a built `renderTask.ts`, which threads load faster than the source. */
export function setRenderTask(path: string): void {
  task = path;
}

/** Stops the threads; the next text starts new ones. */
export async function stopRenderThreads(): Promise<void> {
  const ended = pool;
  pool = undefined;
  await ended?.destroy();
}

function createPool(): Piscina<RenderTask, Rendering | undefined> {
  return new Piscina({
    filename: task,
    execArgv: task.endsWith('.ts') ? ['--import', 'tsx'] : [],
    minThreads: 0,
    maxThreads: 2,
    idleTimeout: 30_000,
    maxQueue: MAX_QUEUE,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
}
