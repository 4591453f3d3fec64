import type { Reading } from './Reading';
import type { Given } from './read';
import type { Asked } from './reading.worker';

/** No mail of 10 MB takes this long; what does is given up, so that the next can be read. */
const LIMIT_MS = 20_000;

export type ToRead = Exclude<Given, { kind: 'file' }> | { kind: 'file'; file: File; trusted?: string };

let worker: Worker | undefined;
let turn = 0;
let giveUp: (() => void) | undefined;

/** Brings the reader and its lists, on the first sign of use; from then on no connection is needed. One that did not come is asked for anew the next time. */
export function wakeReader(): Worker {
  if (worker) return worker;
  const fresh = new Worker(new URL('./reading.worker.ts', import.meta.url));
  fresh.addEventListener('error', () => {
    if (worker === fresh) worker = undefined;
  });
  worker = fresh;
  return fresh;
}

export function dismissReader(): void {
  giveUp?.();
  worker?.terminate();
  worker = undefined;
}

/** Reads beside the page, one thing at a time: a new one ends the one before, which then never answers. */
export function askReader(given: ToRead): Promise<Reading | undefined> {
  if (giveUp) dismissReader();
  const mine = ++turn;
  return new Promise((resolve, reject) => {
    const beside = wakeReader();
    const timer = setTimeout(() => failed(), LIMIT_MS);
    const end = () => {
      clearTimeout(timer);
      giveUp = undefined;
      beside.removeEventListener('message', handleMessage);
      beside.removeEventListener('error', failed);
    };
    const handleMessage = ({ data }: MessageEvent<{ turn: number; reading?: Reading; hasFailed?: true }>) => {
      if (data.turn !== mine) return;
      end();
      if (data.hasFailed) reject(new Error('not read'));
      else resolve(data.reading);
    };
    const failed = () => {
      end();
      dismissReader();
      reject(new Error('not read'));
    };
    giveUp = end;
    beside.addEventListener('message', handleMessage);
    beside.addEventListener('error', failed);
    beside.postMessage(messageOf(given, mine));
  });
}

function messageOf(given: ToRead, mine: number): Asked {
  if (given.kind !== 'file') return { turn: mine, given };
  const { file, trusted } = given;
  return trusted === undefined ? { turn: mine, file } : { turn: mine, file, trusted };
}
