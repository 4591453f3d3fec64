import { parseUrl } from '../../platform/contracts/parseUrl';
import type { Probe } from '../../scanner/Check';
import { fetchVetted, getHeader, type WebResponse } from '../../scanner/web/fetchVetted';
import { CalendarError } from './CalendarError';

/** The network access of one attempt. */
export type CalendarProbe = (signal: AbortSignal) => Probe;

const mostBytes = 2_000_000;
const mostRedirects = 3;
const timeoutMs = 20_000;
const redirects = [301, 302, 303, 307, 308];

/** Reads an iCalendar file from a public server with a trusted certificate. Throws a `CalendarError`. */
export async function fetchCalendar(address: string, createProbe: CalendarProbe): Promise<string> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), timeoutMs);
  try {
    const probe = createProbe(ending.signal);
    let url = new URL(address);
    for (let hop = 0; hop <= mostRedirects; hop++) {
      const response = await request(url, probe);
      if (!redirects.includes(response.status)) return bodyOf(response);
      const target = parseUrl(getHeader(response, 'location') ?? '', url);
      if (!target) break;
      url = target;
    }
    throw new CalendarError('The URL redirects too often.');
  } finally {
    clearTimeout(timer);
    ending.abort();
  }
}

async function request(url: URL, probe: Probe): Promise<WebResponse> {
  if (url.protocol !== 'https:') throw new CalendarError('The URL redirects to one without https.');
  const headers = { accept: 'text/calendar, text/plain;q=0.9, */*;q=0.5' };
  // The address is a secret: it is sent to no server with an untrusted certificate.
  const result = await fetchVetted(url, probe, { mostBytes, headers, ms: timeoutMs, isTrustedOnly: true });
  if (result.state === 'answered') return result;
  throw new CalendarError(FAILURES[result.state]);
}

const FAILURES = {
  refused: 'The URL leads to a server that isn’t on the public internet, so the calendar can’t be read.',
  absent: 'The server of this URL doesn’t exist.',
  failed: 'The server couldn’t be reached.',
  late: 'The server didn’t respond in time.',
};

function bodyOf({ status, body, isCutOff }: WebResponse): string {
  if (status === 401 || status === 403)
    throw new CalendarError('The server refuses access. The URL may have been reset.');
  if (status === 404 || status === 410) throw new CalendarError('There is no calendar at this URL.');
  if (status !== 200) throw new CalendarError(`The server returned HTTP status ${status}.`);
  if (isCutOff) throw new CalendarError('The calendar is larger than 2 MB, or it arrived incomplete.');
  return body;
}
