import type { Analysis } from '../analysis/Analysis';
import type { WorkerRequest } from './analysis.worker';
import type { AnalysisInput } from './analyze';

/** Timeout. Even an email of 10 MB takes less. */
const LIMIT_MS = 20_000;

export type WorkerInput =
  | Exclude<AnalysisInput, { kind: 'file' }>
  | { kind: 'file'; file: File; trusted?: string };

let worker: Worker | undefined;
let lastRunId = 0;
let giveUp: (() => void) | undefined;

/**
 * Starts the worker and loads its lists on first use; afterwards no connection is needed. A failed start is retried
 * next time.
 */
export function startWorker(): Worker {
  if (worker) return worker;
  const fresh = new Worker(new URL('./analysis.worker.ts', import.meta.url));
  fresh.addEventListener('error', () => {
    if (worker === fresh) worker = undefined;
  });
  worker = fresh;
  return fresh;
}

export function stopWorker(): void {
  giveUp?.();
  worker?.terminate();
  worker = undefined;
}

/**
 * Analyzes an input in the worker, one at a time: a new input cancels the previous one, whose promise never settles.
 */
export function analyzeInWorker(input: WorkerInput): Promise<Analysis | undefined> {
  if (giveUp) stopWorker();
  const mine = ++lastRunId;
  return new Promise((resolve, reject) => {
    const beside = startWorker();
    const timer = setTimeout(() => failed(), LIMIT_MS);
    const end = () => {
      clearTimeout(timer);
      giveUp = undefined;
      beside.removeEventListener('message', handleMessage);
      beside.removeEventListener('error', failed);
    };
    const handleMessage = ({
      data,
    }: MessageEvent<{ runId: number; reading?: Analysis; hasFailed?: true }>) => {
      if (data.runId !== mine) return;
      end();
      if (data.hasFailed) reject(new Error('not read'));
      else resolve(data.reading);
    };
    const failed = () => {
      end();
      stopWorker();
      reject(new Error('not read'));
    };
    giveUp = end;
    beside.addEventListener('message', handleMessage);
    beside.addEventListener('error', failed);
    beside.postMessage(parseMessage(input, mine));
  });
}

function parseMessage(input: WorkerInput, mine: number): WorkerRequest {
  if (input.kind !== 'file') return { runId: mine, given: input };
  const { file, trusted } = input;
  return trusted === undefined ? { runId: mine, file } : { runId: mine, file, trusted };
}
