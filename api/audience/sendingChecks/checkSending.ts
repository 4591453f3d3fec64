import type { Sender } from '../../platform/mail/Sender';
import type { EmailCheck, NewsletterDraft } from '../newsletters/contract';
import { newsletterPath } from '../newsletters/newsletterPath';
import { type NewsletterEmail, placeholderToken } from '../newsletters/renderNewsletter';

/** What the domains above do for the checks before sending. */
export interface SendingPorts {
  checkLinks: (
    urls: string[],
  ) => Promise<{ url: string; state: 'works' | 'broken' | 'unknown'; why: string }[]>;
  /** What the email tool finds about a domain, by its check; nothing where it cannot tell. */
  checkSender: (
    domain: string,
  ) => Promise<Map<string, { state: 'pass' | 'warn' | 'fail' | 'unknown'; headline: string }>>;
}

/** Links that are named. */
const MOST_NAMED = 3;

/** What takes requests to find out about an email before it is sent: its links, and the records of its sender’s domain. */
export async function checkSending(
  { slug }: Pick<NewsletterDraft, 'slug'>,
  { html }: NewsletterEmail,
  { origin, from }: Sender,
  ports: SendingPorts,
): Promise<EmailCheck[]> {
  const urls = findLinks(html).filter(
    // Its page is public once it is sent.
    (url) => !url.includes(placeholderToken) && url !== `${origin}${newsletterPath(slug)}`,
  );
  const domain = from.split('@').at(-1) ?? '';
  const [links, found] = await Promise.all([checkLinks(urls, ports), ports.checkSender(domain)]);
  const records = (['spf', 'dkim', 'dmarc'] as const).map((check): EmailCheck => {
    const { state = 'unknown', headline = 'It couldn’t be looked up.' } = found.get(check) ?? {};
    return {
      name: `${check.toUpperCase()} of ${domain}`,
      state: state === 'pass' ? 'good' : state === 'unknown' ? 'unknown' : 'warn',
      message: headline,
    };
  });
  return [links, ...records];
}

async function checkLinks(urls: string[], ports: SendingPorts): Promise<EmailCheck> {
  const name = 'Links';
  if (!urls.length) return { name, state: 'good', message: 'There are none' };
  const checked = await ports.checkLinks(urls);
  const of = (state: string) => checked.filter((link) => link.state === state);
  const [broken, unknown] = [of('broken'), of('unknown')];
  const nameThem = (links: typeof checked) => {
    const named = links.slice(0, MOST_NAMED).map(({ url, why }) => `${url} (${why})`);
    return [...named, ...(links.length > MOST_NAMED ? [`${links.length - MOST_NAMED} more`] : [])].join(', ');
  };
  if (broken.length)
    return { name, state: 'warn', message: `${broken.length} of ${urls.length} broken: ${nameThem(broken)}` };
  if (unknown.length)
    return {
      name,
      state: 'unknown',
      message: `${unknown.length} of ${urls.length} couldn’t be checked: ${nameThem(unknown)}. The others work.`,
    };
  return { name, state: 'good', message: urls.length === 1 ? 'The link works' : `All ${urls.length} work` };
}

/** The links of HTML, each once. */
function findLinks(html: string): string[] {
  const found = [...html.matchAll(/<a\b[^>]* href="(https?:[^"]+)"/g)].map(([, url = '']) =>
    url.replace(/&(?:amp|#38|#x26);/g, '&'),
  );
  return [...new Set(found)];
}
