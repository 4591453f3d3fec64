import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { unavailable } from '../../platform/errors/HttpError';
import type { MarkdownText, Rendering, RenderTask } from './renderTask';

let timeoutMs = 2000;
/** Texts that may wait at once; whoever saves another is asked to try again. */
const MAX_QUEUE = 16;

let pool: Piscina<RenderTask, Rendering | undefined> | undefined;

/**
 * Renders a text in a thread of its own, which is ended when the text takes longer than it may (two seconds) or more memory than
 * it may. Nothing for such a text; 503 while too many wait.
 */
export async function renderInThread(text: MarkdownText): Promise<Rendering | undefined> {
  pool ??= createPool();
  const { port1, port2: started } = new MessageChannel();
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  // Neither the wait for a free thread nor its start is the text's fault.
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

/** Gives texts another time than two seconds: more on a machine with much else to do. */
export function setRenderTimeout(limit: number): void {
  timeoutMs = limit;
}

/** Ends the threads; the next text begins anew. */
export async function stopRenderThreads(): Promise<void> {
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
    ...{ minThreads: 0, maxThreads: 2, idleTimeout: 30_000, maxQueue: MAX_QUEUE },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
}
