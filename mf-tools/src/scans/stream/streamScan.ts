import type { ScanDraft, ScanLine, ScanToolName } from '@site/api/tools/scans/contract';
import { readJsonLines } from './readJsonLines';

/** Why there is no report. `field`: the input is invalid. */
export interface ScanFailure {
  kind: 'field' | 'limit' | 'away' | 'offline' | 'failed';
  message: string;
}

/** Starts a scan and yields its lines. Rejects with a `ScanFailure`, or an AbortError. */
export async function* streamScan(
  tool: ScanToolName,
  draft: ScanDraft,
  signal: AbortSignal,
): AsyncGenerator<ScanLine> {
  const response = await fetch(`/api/tools/${tool}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
    body: JSON.stringify(draft),
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : unreachable();
  });
  if (!response.ok) throw await readFailure(response);
  if (!response.body) throw interrupted();
  let isOver = false;
  try {
    for await (const line of readJsonLines<ScanLine>(response.body)) {
      isOver = line.kind === 'done' || line.kind === 'failed';
      yield line;
    }
  } catch (error) {
    throw signal.aborted ? error : interrupted();
  }
  if (!isOver) throw interrupted();
}

const PARTIAL_RESULT = 'The checks that finished are below.';
const interrupted = (): ScanFailure =>
  navigator.onLine === false
    ? { kind: 'offline', message: `The connection was lost during the scan. ${PARTIAL_RESULT}` }
    : {
        kind: 'failed',
        message: `The scan stopped because our server didn’t answer. ${PARTIAL_RESULT} Please try again.`,
      };

const unreachable = (): ScanFailure =>
  navigator.onLine === false
    ? { kind: 'offline', message: 'You’re offline, so nothing was checked.' }
    : { kind: 'failed', message: 'We couldn’t reach our server. Please try again.' };

async function readFailure(response: Response): Promise<ScanFailure> {
  const body = (await response.json().catch(() => ({}))) as ErrorBody;
  const message = body.fieldErrors?.domain ?? body.message;
  if (response.status === 422 || response.status === 400)
    return { kind: 'field', message: message ?? 'Please enter a domain, such as example.com.' };
  if (response.status === 429)
    return { kind: 'limit', message: rateLimitText(Number(response.headers.get('retry-after'))) };
  if (response.status === 503) return { kind: 'away', message: message ?? 'The scanner isn’t available.' };
  return { kind: 'failed', message: message ?? 'The scan failed. Please try again.' };
}

interface ErrorBody {
  message?: string;
  fieldErrors?: Record<string, string>;
}

function rateLimitText(seconds: number): string {
  const begins = 'Your network has reached its scan limit.';
  if (!(seconds > 0)) return `${begins} Please try again in a few minutes.`;
  if (seconds < 90)
    return `${begins} You can continue in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  return `${begins} You can continue in ${Math.ceil(seconds / 60)} minutes.`;
}
