import { join } from 'node:path';
import { ThreadPool } from '../../platform/threads/ThreadPool';
import type { MarkdownText, Rendering } from './renderTask';

let timeoutMs = 2000;
const threads = new ThreadPool<MarkdownText, Rendering | undefined>(join(import.meta.dirname, 'renderTask'));

/**
 * Renders a text in a worker thread, which is stopped at a time limit (two seconds) or memory limit. Undefined for such a
 * text; 503 while the queue is full.
 */
export const renderInThread = (text: MarkdownText): Promise<Rendering | undefined> =>
  threads.run(text, timeoutMs);

/** Sets another time limit than two seconds, in milliseconds, for tests on a busy machine. */
export function setRenderTimeout(limit: number): void {
  timeoutMs = limit;
}

/** Sets the path of a built `renderTask.ts`, which threads load faster than the source. */
export const setRenderTask = (path: string): void => threads.setFile(path);

/** Stops the threads; the next text starts new ones. */
export const stopRenderThreads = (): Promise<void> => threads.stop();
