import { type IncomingMessage, request } from 'node:http';
import { HttpError } from '../../platform/errors/HttpError';
import type { ScanLine } from './contract';
import type { ScanOrder } from './ScanOrder';

/** The scanner says within this time whether it scans; the site's own server waits 17 s for us. */
const ANSWER_MS = 15_000;
/** A scan is told within 20 s of its beginning. */
const WHOLE_MS = 22_000;

/**
 * Has something scanned, and resolves with the lines as they are told. Rejects with a `Refusal` where there is no scan;
 * a scanner that goes away in the middle of it makes the lines throw. The signal ends both.
 */
export async function requestScan(
  socketPath: string,
  order: ScanOrder,
  gone: AbortSignal,
): Promise<AsyncIterable<ScanLine>> {
  const answer = await answerOf(socketPath, order, gone);
  if (answer.statusCode === 200) return linesOf(answer);
  throw await refusalIn(answer);
}

function answerOf(socketPath: string, order: ScanOrder, gone: AbortSignal): Promise<IncomingMessage> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), ANSWER_MS);
  gone.addEventListener('abort', () => ending.abort());
  if (gone.aborted) ending.abort();
  const body = JSON.stringify(order);
  return new Promise<IncomingMessage>((resolve, reject) => {
    const { signal } = ending;
    const asked = request({ socketPath, path: '/scan', method: 'POST', signal, agent: false }, (answer) => {
      clearTimeout(timer);
      setTimeout(() => answer.destroy(), WHOLE_MS).unref();
      resolve(answer);
    });
    asked.on('error', () => {
      clearTimeout(timer);
      reject(scannerUnavailable());
    });
    asked.end(body);
  });
}

async function* linesOf(answer: IncomingMessage): AsyncIterable<ScanLine> {
  let rest = '';
  for await (const part of answer.setEncoding('utf8')) {
    const lines = `${rest}${part}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}

async function refusalIn(answer: IncomingMessage): Promise<HttpError> {
  try {
    let text = '';
    for await (const part of answer.setEncoding('utf8')) text += part;
    const { code, message } = JSON.parse(text) as { code: string; message: string };
    const status = answer.statusCode ?? 503;
    const more =
      status === 422 ? { fieldErrors: { domain: message } } : status === 503 ? { retryAfter: 30 } : {};
    return new HttpError(status, code, message, more);
  } catch {
    return scannerUnavailable();
  }
}

/** What the page shows while the scanner is down. */
export const scannerUnavailable = () => new HttpError(503, 'scanner_away', AWAY, { retryAfter: 10 });
export const AWAY =
  'The scanner is not running just now. It is started again by itself: please try once more in a minute.';
