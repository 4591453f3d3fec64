import type { ScanLine } from '@site/api/contract/scans';
import { newAddress } from './newAddress';

/** Asks a site for a scan as a browser on its page does. */
export async function askScan(
  url: string,
  domain: string,
  { tool = 'email-security', from = newAddress() }: { tool?: string; from?: string } = {},
) {
  const leaving = new AbortController();
  const reply = await fetch(`${url}/api/tools/${tool}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': from },
    body: JSON.stringify({ domain }),
    signal: leaving.signal,
  });
  const lines = linesOf(reply);
  return {
    status: reply.status,
    next: async () => (await lines.next()).value,
    rest: async () => {
      const all: ScanLine[] = [];
      for await (const line of lines) all.push(line);
      return all;
    },
    /** Goes away before its end. */
    leave: () => leaving.abort(),
  };
}

async function* linesOf({ body }: Response): AsyncGenerator<ScanLine, undefined> {
  let text = '';
  for await (const part of body ?? []) {
    const lines = (text + Buffer.from(part).toString('utf8')).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
  if (text) yield JSON.parse(text);
}
