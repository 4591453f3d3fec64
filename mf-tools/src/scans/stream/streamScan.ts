import type { ScanDraft, ScanLine, ScanToolName } from '@site/api/contract/scans';
import { readJsonLines } from './readJsonLines';

/** Why there is no report. `field`: what was typed is at fault. */
export interface ScanFailure {
  kind: 'field' | 'limit' | 'away' | 'offline' | 'failed';
  says: string;
}

/** Asks for a scan and tells what it says as it says it. Rejects with a `ScanFailure`, or as aborted calls do. */
export async function* streamScan(
  tool: ScanToolName,
  draft: ScanDraft,
  signal: AbortSignal,
): AsyncGenerator<ScanLine> {
  const answer = await fetch(`/api/tools/${tool}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
    body: JSON.stringify(draft),
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : unreached();
  });
  if (!answer.ok) throw await refusal(answer);
  if (!answer.body) throw brokenOff();
  let isOver = false;
  try {
    for await (const line of readJsonLines<ScanLine>(answer.body)) {
      isOver = line.kind === 'done' || line.kind === 'failed';
      yield line;
    }
  } catch (error) {
    throw signal.aborted ? error : brokenOff();
  }
  if (!isOver) throw brokenOff();
}

const KEPT = 'What had answered by then is below.';
const brokenOff = (): ScanFailure =>
  navigator.onLine === false
    ? { kind: 'offline', says: `The connection was lost in the middle of the scan. ${KEPT}` }
    : { kind: 'failed', says: `The scan broke off: our server stopped answering. ${KEPT} Please try again.` };

const unreached = (): ScanFailure =>
  navigator.onLine === false
    ? { kind: 'offline', says: 'This device is offline. Nothing was asked.' }
    : { kind: 'failed', says: 'Our server could not be reached. Please try again.' };

async function refusal(answer: Response): Promise<ScanFailure> {
  const told = (await answer.json().catch(() => ({}))) as Refused;
  const says = told.fieldErrors?.domain ?? told.message;
  if (answer.status === 422 || answer.status === 400)
    return { kind: 'field', says: says ?? 'Please enter a domain, such as example.com.' };
  if (answer.status === 429)
    return { kind: 'limit', says: limited(Number(answer.headers.get('retry-after'))) };
  if (answer.status === 503) return { kind: 'away', says: says ?? 'The scanner is away.' };
  return { kind: 'failed', says: says ?? 'The scan could not be made. Please try again.' };
}

interface Refused {
  message?: string;
  fieldErrors?: Record<string, string>;
}

function limited(seconds: number): string {
  const begins = 'That is as many scans as one network may ask for at a time.';
  if (!(seconds > 0)) return `${begins} Please try again in a few minutes.`;
  if (seconds < 90) return `${begins} You can go on in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  return `${begins} You can go on in ${Math.ceil(seconds / 60)} minutes.`;
}
