import { type IncomingMessage, request } from 'node:http';
import { HttpError } from '../../platform/errors/HttpError';
import type { ScanLine } from './contract';
import type { CheckedLink } from './LinkChecks';
import type { ScanRequest } from './ScanRequest';

/** Time for the scanner to accept a scan. The site's own server waits 17 s for the API. */
const RESPONSE_TIMEOUT_MS = 15_000;
/** A scan takes at most 20 s. */
const SCAN_TIMEOUT_MS = 22_000;

/**
 * Starts a scan and resolves with its lines. Rejects with an `HttpError` if it cannot start. If the scanner fails
 * later, the iterator throws. The signal cancels both.
 */
export async function requestScan(
  socketPath: string,
  scanRequest: ScanRequest,
  closed: AbortSignal,
): Promise<AsyncIterable<ScanLine>> {
  const response = await sendRequest(socketPath, '/scan', scanRequest, closed);
  if (response.statusCode === 200) return readLines(response);
  throw await readError(response);
}

/** Has the scanner request links of other sites. Rejects with an `HttpError` if it cannot. */
export async function requestLinkChecks(
  socketPath: string,
  urls: string[],
  closed: AbortSignal,
): Promise<CheckedLink[]> {
  const response = await sendRequest(socketPath, '/links', { urls }, closed, SCAN_TIMEOUT_MS);
  if (response.statusCode !== 200) throw await readError(response);
  try {
    let text = '';
    for await (const part of response.setEncoding('utf8')) text += part;
    return JSON.parse(text) as CheckedLink[];
  } catch {
    throw scannerUnavailable();
  }
}

function sendRequest(
  socketPath: string,
  path: string,
  content: ScanRequest | { urls: string[] },
  closed: AbortSignal,
  responseMs = RESPONSE_TIMEOUT_MS,
): Promise<IncomingMessage> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), responseMs);
  closed.addEventListener('abort', () => timeout.abort());
  if (closed.aborted) timeout.abort();
  const body = JSON.stringify(content);
  return new Promise<IncomingMessage>((resolve, reject) => {
    const { signal } = timeout;
    const call = request({ socketPath, path, method: 'POST', signal, agent: false }, (response) => {
      clearTimeout(timer);
      setTimeout(() => response.destroy(), SCAN_TIMEOUT_MS).unref();
      resolve(response);
    });
    call.on('error', () => {
      clearTimeout(timer);
      reject(scannerUnavailable());
    });
    call.end(body);
  });
}

async function* readLines(response: IncomingMessage): AsyncIterable<ScanLine> {
  let rest = '';
  for await (const part of response.setEncoding('utf8')) {
    const lines = `${rest}${part}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}

async function readError(response: IncomingMessage): Promise<HttpError> {
  try {
    let text = '';
    for await (const part of response.setEncoding('utf8')) text += part;
    const { code, message } = JSON.parse(text) as { code: string; message: string };
    const status = response.statusCode ?? 503;
    const details =
      status === 422 ? { fieldErrors: { domain: message } } : status === 503 ? { retryAfter: 30 } : {};
    return new HttpError(status, code, message, details);
  } catch {
    return scannerUnavailable();
  }
}

/** 503: the scanner is down. */
export const scannerUnavailable = () =>
  new HttpError(503, 'scanner_away', UNAVAILABLE_MESSAGE, { retryAfter: 10 });
export const UNAVAILABLE_MESSAGE =
  'The scanner isn’t running right now and restarts by itself. Please try again in a minute.';
