import type { Analysis } from '../analysis/Analysis';
import type { WorkerRequest } from './analysis.worker';
import type { AnalysisInput } from './analyze';

/** No mail of 10 MB takes this long; what does is given up, so that the next can be read. */
const LIMIT_MS = 20_000;

export type WorkerInput =
  | Exclude<AnalysisInput, { kind: 'file' }>
  | { kind: 'file'; file: File; trusted?: string };

let worker: Worker | undefined;
let turn = 0;
let giveUp: (() => void) | undefined;

/** Brings the reader and its lists, on the first sign of use; from then on no connection is needed. One that did not come is asked for anew the next time. */
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

/** Reads beside the page, one thing at a time: a new one ends the one before, which then never answers. */
export function analyzeInWorker(given: WorkerInput): Promise<Analysis | undefined> {
  if (giveUp) stopWorker();
  const mine = ++turn;
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
    }: MessageEvent<{ turn: number; reading?: Analysis; hasFailed?: true }>) => {
      if (data.turn !== mine) return;
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
    beside.postMessage(parseMessage(given, mine));
  });
}

function parseMessage(given: WorkerInput, mine: number): WorkerRequest {
  if (given.kind !== 'file') return { turn: mine, given };
  const { file, trusted } = given;
  return trusted === undefined ? { turn: mine, file } : { turn: mine, file, trusted };
}
