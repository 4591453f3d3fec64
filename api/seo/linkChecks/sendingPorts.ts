import type { SendingPorts } from '../../audience/sendingChecks/checkSending';
import type { Env } from '../../platform/configuration/env';
import { parseUrl } from '../../platform/contracts/parseUrl';
import { HttpError } from '../../platform/errors/HttpError';
import { type CheckedLink, MOST_LINKS } from '../../tools/scans/LinkChecks';
import { requestLinkChecks, requestScan } from '../../tools/scans/requestScan';
import { createPathCheck } from './findPathState';

const TIMEOUT_MS = 25_000;

/** How the links and the sender of a newsletter are checked: by our own list of pages, and by the scanner. */
export function sendingPorts({
  publicOrigin,
  scannerSocket,
}: Pick<Env, 'publicOrigin' | 'scannerSocket'>): SendingPorts {
  return {
    checkLinks: async (urls) => {
      const isOwn = (url: string) => parseUrl(url)?.origin === publicOrigin;
      const check = await createPathCheck();
      const own = urls.filter(isOwn).map((url) => ({ url, ...check(new URL(url).pathname) }));
      const others = urls.filter((url) => !isOwn(url));
      return [...own, ...(await checkOthers(scannerSocket, others))];
    },
    checkSender: async (domain) => {
      const found: Awaited<ReturnType<SendingPorts['checkSender']>> = new Map();
      try {
        const request = { tool: 'email-security', domain } as const;
        const closed = AbortSignal.timeout(TIMEOUT_MS);
        for await (const line of await requestScan(scannerSocket, request, closed))
          if (line.kind === 'finding') found.set(line.finding.check, line.finding);
      } catch {
        // What was not found until then is not known.
      }
      return found;
    },
  };
}

async function checkOthers(socket: string, urls: string[]): Promise<CheckedLink[]> {
  const now = urls.slice(0, MOST_LINKS);
  const unknown = (why: string) => (url: string) => ({ url, state: 'unknown' as const, why });
  const rest = urls.slice(MOST_LINKS).map(unknown('too many links'));
  if (!now.length) return rest;
  try {
    return [...(await requestLinkChecks(socket, now, AbortSignal.timeout(TIMEOUT_MS))), ...rest];
  } catch (error) {
    const why = error instanceof HttpError ? 'the scanner isn’t available' : 'no answer in time';
    return [...now.map(unknown(why)), ...rest];
  }
}
