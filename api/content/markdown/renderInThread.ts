import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { unavailable } from '../../platform/errors/HttpError';
import type { Rendering, RenderTask, Text } from './renderTask';

let milliseconds = 2000;
/** Texts that may wait at once; whoever saves another is asked to try again. */
const MOST_WAITING = 16;

let pool: Piscina<RenderTask, Rendering | undefined> | undefined;

/**
 * Renders a text in a thread of its own, which is ended when the text takes longer than it may (two seconds) or more memory than
 * it may. Nothing for such a text; 503 while too many wait.
 */
export async function renderInThread(text: Text): Promise<Rendering | undefined> {
  pool ??= createPool();
  const { port1, port2: begun } = new MessageChannel();
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  // Neither the wait for a free thread nor its start is the text's fault.
  port1.once('message', () => {
    timer = setTimeout(() => ending.abort(), milliseconds);
  });
  try {
    return await pool.run({ ...text, begun }, { transferList: [begun], signal: ending.signal });
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

/** Gives texts another time than two seconds: more on a machine with much else to do. */
export function renderWithin(limit: number): void {
  milliseconds = limit;
}

/** Ends the threads; the next text begins anew. */
export async function endRenderThreads(): Promise<void> {
  const ended = pool;
  pool = undefined;
  await ended?.destroy();
}

function createPool(): Piscina<RenderTask, Rendering | undefined> {
  const built = join(import.meta.dirname, 'renderTask.js');
  const isBuilt = existsSync(built);
  return new Piscina({
    filename: isBuilt ? built : join(import.meta.dirname, 'renderTask.ts'),
    execArgv: isBuilt ? [] : ['--import', 'tsx'],
    ...{ minThreads: 0, maxThreads: 2, idleTimeout: 30_000, maxQueue: MOST_WAITING },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
}
