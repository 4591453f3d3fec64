import type { Fact } from '../../tools/scans/contract';
import { formatDay, getDisplayName } from './checks/certificate';
import { toDisplayText } from './createWebCheck';
import { getHeader, type WebResponse } from './fetchVetted';
import type { Site } from './site';

/** Headers that identify hosting providers. */
const HOSTS: [name: string, header: string, pattern: RegExp][] = [
  ['Shopify', 'x-shopid', /./],
  ['Shopify', 'powered-by', /shopify/i],
  ['Vercel', 'x-vercel-id', /./],
  ['Netlify', 'x-nf-request-id', /./],
  ['GitHub Pages', 'x-github-request-id', /./],
  ['Wix', 'x-wix-request-id', /./],
  ['Squarespace', 'server', /squarespace/i],
  ['WP Engine', 'x-powered-by', /wp engine/i],
  ['Kinsta', 'x-kinsta-cache', /./],
  ['Pantheon', 'x-pantheon-styx-hostname', /./],
  ['Amazon CloudFront', 'x-amz-cf-id', /./],
  ['Amazon S3', 'server', /amazons3/i],
  ['Azure Front Door', 'x-azure-ref', /./],
  ['Fastly', 'x-served-by', /^cache-/i],
  ['Akamai', 'server', /akamai/i],
  ['Google', 'via', /google/i],
  ['Sucuri', 'x-sucuri-id', /./],
  ['Heroku', 'via', /vegur|heroku/i],
  ['Cloudflare', 'cf-ray', /./],
];

const SOFTWARE: [name: string, header: string, pattern: RegExp][] = [
  ['WordPress', 'link', /api\.w\.org/i],
  ['Drupal', 'x-generator', /drupal/i],
  ['Next.js', 'x-powered-by', /next\.js/i],
  ['Express', 'x-powered-by', /express/i],
  ['ASP.NET', 'x-powered-by', /asp\.net/i],
  ['PHP', 'x-powered-by', /^php/i],
];

const findNames = (table: typeof HOSTS, page: WebResponse) => [
  ...new Set(
    table.flatMap(([name, header, pattern]) => (pattern.test(getHeader(page, header) ?? '') ? [name] : [])),
  ),
];

/** Facts about a site besides its checks. Guesses are labeled as such. */
export function listFacts({ secure, host, page }: Site, name: string): Fact[] {
  const fact = (label: string, text: string | undefined): Fact[] => (text ? [{ label, text }] : []);
  if (!page) return [];
  const own = secure.hops[0]?.tls?.chain[0];
  return [
    ...fact('Answers at', host === name ? undefined : `${host}, not at ${name} itself`),
    ...fact('Leads to', page.url.hostname === host ? undefined : page.url.hostname),
    ...fact('Answered with', page.status < 400 ? undefined : `${page.status}: what visitors get may differ`),
    ...fact('Web server', getHeader(page, 'server') && toDisplayText(getHeader(page, 'server') ?? '')),
    ...fact('Host, by its headers', findNames(HOSTS, page).join(', ')),
    ...fact('Software, by its headers', findNames(SOFTWARE, page).join(', ')),
    ...fact('Certificate', own && `${getDisplayName(own.issuer)}, until ${formatDay(own.validTo)}`),
  ];
}
