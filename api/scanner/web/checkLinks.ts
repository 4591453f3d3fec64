import type { CheckedLink } from '../../tools/scans/LinkChecks';
import type { Probe } from '../Check';
import { createDeadline } from '../createDeadline';
import { type FetchResult, fetchVetted, getHeader } from './fetchVetted';

const AT_ONCE = 5;
const TOTAL_MS = 15_000;
const LINK_MS = 5_000;
const MOST_REDIRECTS = 5;
/** The answer alone counts. */
const MOST_BYTES = 1024;

/** Requests each link as a person who follows it, with its redirects, all within 15 seconds. */
export async function checkLinks(urls: readonly string[], probe: Probe): Promise<CheckedLink[]> {
  const { signal, dispose } = createDeadline(probe.signal, TOTAL_MS);
  const results = urls.map((url): CheckedLink => ({ url, state: 'unknown', why: 'no answer in time' }));
  const waiting = [...urls.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
      const [at, url] = next;
      results[at] = { url, ...(await checkLink(url, { ...probe, signal })) };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work)).finally(dispose);
  return results;
}

type Verdict = Omit<CheckedLink, 'url'>;

async function checkLink(url: string, probe: Probe): Promise<Verdict> {
  let target = URL.parse(url);
  for (let hops = 0; target && hops <= MOST_REDIRECTS; hops += 1) {
    const answer = await request(target, probe);
    const location =
      answer.state === 'answered' && isRedirect(answer.status) && getHeader(answer, 'location');
    if (!location) return judge(answer);
    target = URL.parse(location, target);
  }
  return { state: 'broken', why: target ? 'redirects too often' : 'leads to an invalid URL' };
}

/** Many servers answer HEAD in another way than GET, so only a good answer to it counts. */
async function request(url: URL, probe: Probe): Promise<FetchResult> {
  const answer = await fetchVetted(url, probe, { method: 'HEAD', ms: LINK_MS });
  if (answer.state !== 'answered' || answer.status < 400) return answer;
  return fetchVetted(url, probe, { mostBytes: MOST_BYTES, ms: LINK_MS });
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

function judge(answer: FetchResult): Verdict {
  if (answer.state === 'refused' || answer.state === 'absent') return { state: 'broken', why: answer.why };
  if (answer.state !== 'answered') return { state: 'unknown', why: answer.why };
  const { status, tls } = answer;
  if (tls && !tls.isTrusted) return { state: 'broken', why: 'its certificate is not trusted' };
  if (status < 400) return { state: 'works', why: '' };
  const isGone = status === 404 || status === 410 || status >= 500;
  return { state: isGone ? 'broken' : 'unknown', why: `answers ${status}` };
}
