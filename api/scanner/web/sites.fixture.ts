import type { Answer } from 'dns-packet';
import type { Shown } from './certificates.fixture';

/** A kind of site and its expected result, written by hand. */
export interface SiteKind {
  kind: string;
  headers: Record<string, string | string[]>;
  body?: string;
  /** The server at port 443; `none` is a closed port. */
  https?: Shown | 'none';
  versions?: { minVersion?: 'TLSv1'; maxVersion?: 'TLSv1.1' };
  /** The behavior of port 80; redirects to HTTPS by default. */
  http?: 'same' | 'closed' | 'detour' | 'circle' | 'back' | 'long';
  /** Allows the requesting origin with credentials, or only the origin `null`. */
  reflects?: true | 'null';
  /** Only the `www` host has an address. */
  wwwOnly?: true;
  securityTxt?: string;
  records?: (name: string) => Answer[];
  signed?: true;
  score: number;
  grade: string;
  /** Deductions: `csp-25 hsts-20`. */
  costs: string;
  /** Other differences from `USUAL`, which most sites have. */
  differs?: string;
}

/** Findings without deduction that most sites have. */
export const USUAL =
  'isolation:warn referrer:warn dnssec:warn caa:warn security-txt:warn registration:unknown';

const HSTS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
const NOSNIFF = { 'x-content-type-options': 'nosniff' };
const FRAME = { 'x-frame-options': 'SAMEORIGIN' };
const CSP = { 'content-security-policy': "default-src 'self'" };
const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
};
const GOOD = { ...HSTS, ...NOSNIFF, ...FRAME, ...CSP };
const policy = (text: string) => ({ 'content-security-policy': text });
const script = (attributes: string) => `<!doctype html><script ${attributes}></script>`;
const TAGS = script('async src="https://www.googletagmanager.com/gtag/js?id=G-1"');
const without = <Key extends keyof typeof GOOD>(...keys: Key[]) =>
  Object.fromEntries(Object.entries(GOOD).filter(([name]) => !keys.includes(name as Key)));

// biome-ignore format: a table is read by its lines
export const realWorld: SiteKind[] = [
  { kind: 'government, strict', headers: { ...GOOD, ...policy("default-src 'none'; script-src 'self'; frame-ancestors 'none'; base-uri 'none'"), ...ISOLATED, 'referrer-policy': 'no-referrer' }, signed: true, records: (name) => [{ type: 'CAA', name, data: { flags: 0, tag: 'issue', value: 'letsencrypt.org' } }], securityTxt: 'Contact: mailto:a@b.example\nExpires: 2999-01-01T00:00:00Z\n', score: 100, grade: 'A+', costs: '', differs: 'isolation:pass referrer:pass dnssec:pass caa:pass security-txt:pass' },
  { kind: 'WordPress on a shared host', headers: { server: 'Apache', 'x-powered-by': 'PHP/8.2', link: '<https://x.example/wp-json/>; rel="https://api.w.org/"' }, body: TAGS, score: 25, grade: 'D−', costs: 'csp-25 hsts-20 framing-20 nosniff-5 scripts-5' },
  { kind: 'WordPress, HTTPS not forced', headers: { server: 'LiteSpeed' }, http: 'same', score: 10, grade: 'F', costs: 'csp-25 hsts-20 framing-20 redirect-20 nosniff-5' },
  { kind: 'Shopify', headers: { server: 'cloudflare', 'x-shopid': '1', 'powered-by': 'Shopify', ...policy("block-all-mixed-content; frame-ancestors 'none'; upgrade-insecure-requests;"), 'strict-transport-security': 'max-age=7889238', 'x-frame-options': 'DENY', ...NOSNIFF, 'set-cookie': ['_shopify_y=1; path=/; SameSite=Lax', 'secure_customer_sig=; path=/; secure; HttpOnly'] }, body: script('src="//cdn.shopify.com/s/a.js"'), score: 45, grade: 'C−', costs: 'csp-20 hsts-10 cookies-20 scripts-5' },
  { kind: 'Next on Vercel', headers: { server: 'Vercel', 'x-vercel-id': 'iad1::1', 'strict-transport-security': 'max-age=63072000' }, body: script('src="/_next/static/a.js"'), score: 50, grade: 'C', costs: 'csp-25 framing-20 nosniff-5' },
  { kind: 'IIS default', headers: { server: 'Microsoft-IIS/10.0', 'x-powered-by': 'ASP.NET', 'set-cookie': 'ASP.NET_SessionId=abc; path=/; HttpOnly; SameSite=Lax' }, http: 'same', score: 0, grade: 'F', costs: 'csp-25 hsts-20 framing-20 redirect-20 nosniff-5 cookies-40' },
  { kind: 'nginx default', headers: { server: 'nginx/1.24.0' }, http: 'same', score: 10, grade: 'F', costs: 'csp-25 hsts-20 framing-20 redirect-20 nosniff-5' },
  { kind: 'Apache of long ago', headers: { server: 'Apache/2.2.15 (CentOS)' }, versions: { minVersion: 'TLSv1', maxVersion: 'TLSv1.1' }, score: 10, grade: 'F', costs: 'csp-25 hsts-20 framing-20 redirect-20 nosniff-5', differs: 'protocols:fail' },
  { kind: 'single page on S3 and CloudFront', headers: { server: 'AmazonS3', 'x-amz-cf-id': 'x' }, score: 30, grade: 'D', costs: 'csp-25 hsts-20 framing-20 nosniff-5' },
  { kind: 'Cloudflare as it comes', headers: { server: 'cloudflare', 'cf-ray': '8', 'strict-transport-security': 'max-age=15552000', ...NOSNIFF, 'set-cookie': '__cf_bm=1; path=/; HttpOnly; Secure; SameSite=None' }, score: 55, grade: 'C', costs: 'csp-25 framing-20' },
  { kind: 'Laravel', headers: { server: 'nginx', ...FRAME, ...NOSNIFF, 'set-cookie': ['XSRF-TOKEN=1; path=/; samesite=lax', 'laravel_session=1; path=/; httponly; samesite=lax'] }, score: 15, grade: 'F', costs: 'csp-25 hsts-20 cookies-40' },
  { kind: 'Django', headers: { 'x-frame-options': 'DENY', ...NOSNIFF, 'referrer-policy': 'same-origin', 'cross-origin-opener-policy': 'same-origin' }, score: 55, grade: 'C', costs: 'csp-25 hsts-20', differs: 'referrer:pass isolation:pass' },
  { kind: 'Rails', headers: { ...FRAME, ...NOSNIFF, ...HSTS, 'referrer-policy': 'strict-origin-when-cross-origin', 'set-cookie': '_app_session=1; path=/; secure; HttpOnly; SameSite=Lax' }, score: 75, grade: 'B', costs: 'csp-25', differs: 'referrer:pass' },
  { kind: 'Drupal', headers: { 'x-generator': 'Drupal 10', ...FRAME, ...NOSNIFF }, score: 55, grade: 'C', costs: 'csp-25 hsts-20' },
  { kind: 'Wix', headers: { server: 'Pepyaka', 'x-wix-request-id': '1', 'strict-transport-security': 'max-age=86400', ...NOSNIFF }, score: 45, grade: 'C−', costs: 'csp-25 hsts-10 framing-20' },
  { kind: 'Squarespace', headers: { server: 'Squarespace', 'strict-transport-security': 'max-age=15552000', ...FRAME, ...NOSNIFF, 'set-cookie': 'crumb=1; Secure; Path=/' }, score: 75, grade: 'B', costs: 'csp-25' },
  { kind: 'GitHub Pages', headers: { server: 'GitHub.com', 'x-github-request-id': '1', 'access-control-allow-origin': '*' }, score: 30, grade: 'D', costs: 'csp-25 hsts-20 framing-20 nosniff-5' },
  { kind: 'Express, open to all origins', headers: { 'x-powered-by': 'Express' }, reflects: true, score: 0, grade: 'F', costs: 'cors-50 csp-25 hsts-20 framing-20 nosniff-5' },
  { kind: 'Express with Helmet', headers: { ...policy("default-src 'self';base-uri 'self';font-src 'self' https: data:;form-action 'self';frame-ancestors 'self';img-src 'self' data:;object-src 'none';script-src 'self';script-src-attr 'none';style-src 'self' https: 'unsafe-inline';upgrade-insecure-requests"), ...HSTS, ...NOSNIFF, ...FRAME, 'cross-origin-opener-policy': 'same-origin', 'cross-origin-resource-policy': 'same-origin', 'referrer-policy': 'no-referrer' }, score: 100, grade: 'A+', costs: '', differs: 'referrer:pass isolation:pass' },
  { kind: 'bank with nonces', headers: { ...GOOD, ...policy("script-src 'nonce-r4nd0m' 'strict-dynamic' https: 'unsafe-inline'; object-src 'none'; base-uri 'none'"), 'set-cookie': '__Host-session=1; Path=/; Secure; HttpOnly; SameSite=Strict' }, score: 100, grade: 'A+', costs: '' },
  { kind: 'Ghost behind nginx', headers: { server: 'nginx', ...HSTS }, body: script('src="https://cdn.jsdelivr.net/portal.js"'), score: 45, grade: 'C−', costs: 'csp-25 framing-20 nosniff-5 scripts-5' },
  { kind: 'Magento', headers: { ...FRAME, ...NOSNIFF, ...policy("script-src *.example.com 'unsafe-inline' 'unsafe-eval' 'self'; frame-ancestors 'self'"), 'set-cookie': 'PHPSESSID=1; path=/; secure; HttpOnly; SameSite=Lax' }, score: 60, grade: 'C+', costs: 'csp-20 hsts-20' },
  { kind: 'Joomla', headers: { server: 'Apache', 'x-frame-options': 'SAMEORIGIN', 'referrer-policy': 'strict-origin-when-cross-origin', 'cross-origin-opener-policy': 'same-origin', 'set-cookie': '9f8e7d=1; path=/; HttpOnly' }, score: 30, grade: 'D', costs: 'csp-25 hsts-20 nosniff-5 cookies-20', differs: 'referrer:pass isolation:pass' },
  { kind: 'Netlify', headers: { server: 'Netlify', 'x-nf-request-id': '1', ...HSTS }, score: 50, grade: 'C', costs: 'csp-25 framing-20 nosniff-5' },
  { kind: 'Tomcat with its session', headers: { 'set-cookie': 'JSESSIONID=1; Path=/; HttpOnly' }, http: 'same', score: 0, grade: 'F', costs: 'csp-25 hsts-20 framing-20 redirect-20 nosniff-5 cookies-40' },
  { kind: 'single sign-on page', headers: { ...GOOD, 'cache-control': 'no-store', 'set-cookie': ['AUTH_SESSION_ID=1; Path=/; Secure; HttpOnly; SameSite=None', 'KC_RESTART=; Path=/; Secure; HttpOnly'] }, score: 100, grade: 'A+', costs: '' },
  { kind: 'HubSpot landing page', headers: { server: 'cloudflare', ...HSTS, ...NOSNIFF, ...policy('upgrade-insecure-requests') }, body: script('src="https://js.hs-scripts.com/1.js"'), score: 55, grade: 'C', costs: 'csp-20 framing-20 scripts-5' },
  { kind: 'machine that only answers without encryption', headers: { server: 'lighttpd' }, https: 'none', http: 'same', score: 10, grade: 'F', costs: 'csp-25 hsts-20 framing-20 redirect-20 nosniff-5', differs: 'certificate:fail protocols:unknown security-txt:unknown' },
  { kind: 'blocked page of a firewall', headers: { server: 'Sucuri/Cloudproxy', 'x-sucuri-id': '1', ...FRAME, ...NOSNIFF, ...policy('upgrade-insecure-requests;') }, score: 60, grade: 'C+', costs: 'csp-20 hsts-20' },
  { kind: 'government that tries its policy', headers: { ...without('content-security-policy'), 'content-security-policy-report-only': "default-src 'self'" }, score: 75, grade: 'B', costs: 'csp-25' },
];

// biome-ignore format: a table is read by its lines
export const oddities: SiteKind[] = [
  ...(['expired', 'wrong name', 'untrusted', 'alone', 'gap', 'weak', 'short'] as const).map((https) => ({ kind: `certificate: ${https}`, headers: GOOD, https, score: 60, grade: 'C+', costs: 'hsts-20 redirect-20', differs: 'certificate:fail' })),
  { kind: 'certificate: soon over', headers: GOOD, https: 'soon', score: 100, grade: 'A+', costs: '', differs: 'certificate:warn' },
  { kind: 'outdated TLS still on', headers: GOOD, versions: { minVersion: 'TLSv1' }, score: 100, grade: 'A+', costs: '', differs: 'protocols:fail' },
  { kind: 'port 80 closed', headers: GOOD, http: 'closed', score: 100, grade: 'A+', costs: '' },
  { kind: 'only www', headers: GOOD, wwwOnly: true, score: 100, grade: 'A+', costs: '' },
  { kind: 'HTTPS after a detour', headers: GOOD, http: 'detour', score: 100, grade: 'A+', costs: '', differs: 'redirect:warn' },
  { kind: 'more than three redirects, the first to HTTPS', headers: GOOD, http: 'long', score: 100, grade: 'A+', costs: '' },
  { kind: 'in a circle', headers: GOOD, http: 'circle', score: 80, grade: 'B+', costs: 'redirect-20' },
  { kind: 'policy of the page itself', headers: without('content-security-policy'), body: `<!doctype html><meta http-equiv="Content-Security-Policy" content="script-src 'self'">`, score: 100, grade: 'A+', costs: '', differs: 'csp:warn' },
  { kind: 'scripts of any HTTPS server', headers: { ...GOOD, ...policy("script-src https: 'self'") }, score: 80, grade: 'B+', costs: 'csp-20' },
  { kind: 'scripts of any server at its usual port', headers: { ...GOOD, ...policy("script-src 'self' https://*:443") }, score: 80, grade: 'B+', costs: 'csp-20' },
  { kind: 'a policy whose elements are let off', headers: { ...GOOD, ...policy("script-src 'self'; script-src-elem * 'unsafe-inline'") }, score: 80, grade: 'B+', costs: 'csp-20' },
  { kind: 'a policy whose handlers are let off', headers: { ...GOOD, ...policy("script-src 'self'; script-src-attr 'unsafe-inline'") }, score: 80, grade: 'B+', costs: 'csp-20' },
  { kind: 'a policy of the page that is long', headers: without('content-security-policy'), body: `<!doctype html><meta http-equiv="Content-Security-Policy" content="img-src ${'a.example '.repeat(200)}; script-src 'self'">`, score: 100, grade: 'A+', costs: '', differs: 'csp:warn' },
  { kind: 'text turned into code', headers: { ...GOOD, ...policy("script-src 'self' 'unsafe-eval'") }, score: 100, grade: 'A+', costs: '', differs: 'csp:warn' },
  { kind: 'plug-ins from anywhere', headers: { ...GOOD, ...policy("script-src 'self'") }, score: 100, grade: 'A+', costs: '', differs: 'csp:warn' },
  { kind: 'plug-ins from any server', headers: { ...GOOD, ...policy("default-src https:; script-src 'self'") }, score: 100, grade: 'A+', costs: '', differs: 'csp:warn' },
  { kind: 'plug-ins closed by a second policy', headers: { ...GOOD, ...policy("script-src 'self', object-src 'none'") }, score: 100, grade: 'A+', costs: '' },
  { kind: 'scripts of a server without encryption', headers: { ...GOOD, ...policy("default-src 'self'; script-src 'self' http://cdn.example") }, score: 100, grade: 'A+', costs: '', differs: 'csp:warn' },
  { kind: 'pictures of any server, without encryption too', headers: { ...GOOD, ...policy("default-src 'self'; img-src http: https:") }, score: 100, grade: 'A+', costs: '', differs: 'csp:warn' },
  { kind: 'the same, fetched by HTTPS all the same', headers: { ...GOOD, ...policy("default-src 'self'; img-src http: https:; upgrade-insecure-requests") }, score: 100, grade: 'A+', costs: '' },
  { kind: 'a nonce whose scripts can be led astray', headers: { ...GOOD, ...policy("script-src 'nonce-r4nd0m'; object-src 'none'") }, score: 100, grade: 'A+', costs: '', differs: 'csp:warn' },
  { kind: 'frames allowed to one', headers: { ...GOOD, 'x-frame-options': 'ALLOW-FROM https://a.example' }, score: 80, grade: 'B+', costs: 'framing-20' },
  { kind: 'frames: the policy undoes the header', headers: { ...GOOD, ...policy("default-src 'self'; frame-ancestors *") }, score: 80, grade: 'B+', costs: 'framing-20' },
  { kind: 'frames: any server by its scheme', headers: { ...GOOD, ...policy("default-src 'self'; frame-ancestors https://*") }, score: 80, grade: 'B+', costs: 'framing-20' },
  { kind: 'back without HTTPS on the way', headers: GOOD, http: 'back', score: 100, grade: 'A+', costs: '', differs: 'redirect:warn' },
  { kind: 'HTTPS only, twice said', headers: { ...GOOD, 'strict-transport-security': 'max-age=31536000; max-age=0' }, score: 80, grade: 'B+', costs: 'hsts-20' },
  { kind: 'HTTPS only, switched off', headers: { ...GOOD, 'strict-transport-security': 'max-age=0' }, score: 80, grade: 'B+', costs: 'hsts-20' },
  { kind: 'script without encryption', headers: GOOD, body: script('src="http://cdn.other.example/a.js"'), score: 50, grade: 'C', costs: 'scripts-50' },
  { kind: 'script behind letters that grow in lower case', headers: GOOD, body: `${'İ'.repeat(500)}${script('src="https://cdn.other.example/a.js"')}`, score: 95, grade: 'A', costs: 'scripts-5' },
  { kind: 'script behind an empty comment', headers: GOOD, body: `<!-->${script('src="https://cdn.other.example/a.js"')}`, score: 95, grade: 'A', costs: 'scripts-5' },
  { kind: 'script behind a sign in what stands before', headers: GOOD, body: script('onload="() => 1" src="https://cdn.other.example/a.js"'), score: 95, grade: 'A', costs: 'scripts-5' },
  { kind: 'script with a seal', headers: GOOD, body: script('src="https://cdn.other.example/a.js" integrity="sha384-abc"'), score: 100, grade: 'A+', costs: '' },
  { kind: 'script with a seal, without encryption', headers: GOOD, body: script('src="http://cdn.other.example/a.js" integrity="sha384-abc"'), score: 50, grade: 'C', costs: 'scripts-50' },
  { kind: 'script in a comment', headers: GOOD, body: `<!-- ${script('src="http://cdn.other.example/a.js"')} -->`, score: 100, grade: 'A+', costs: '' },
  { kind: 'a bonus from 90 on', headers: { ...GOOD, 'strict-transport-security': 'max-age=86400', ...ISOLATED }, score: 100, grade: 'A+', costs: 'hsts-10', differs: 'isolation:pass' },
  { kind: 'no bonus below', headers: { ...GOOD, ...policy("script-src 'unsafe-inline'"), ...ISOLATED }, score: 80, grade: 'B+', costs: 'csp-20', differs: 'isolation:pass' },
  { kind: 'A without a bonus', headers: { ...GOOD, 'strict-transport-security': 'max-age=86400' }, score: 90, grade: 'A', costs: 'hsts-10' },
  { kind: 'session that scripts can read', headers: { ...GOOD, 'set-cookie': 'sessionid=1; Secure; SameSite=Lax' }, score: 70, grade: 'B', costs: 'cookies-30' },
  { kind: 'session without SameSite', headers: { ...GOOD, 'set-cookie': 'sid=1; Secure; HttpOnly' }, score: 100, grade: 'A+', costs: '', differs: 'cookies:warn' },
  { kind: 'cookie without Secure, HTTPS only for a second', headers: { ...GOOD, 'strict-transport-security': 'max-age=1', 'set-cookie': 'shop=1; path=/' }, score: 70, grade: 'B', costs: 'hsts-10 cookies-20' },
  { kind: 'session without Secure, HTTPS only for a second', headers: { ...GOOD, 'strict-transport-security': 'max-age=1', 'set-cookie': 'sid=1; HttpOnly; SameSite=Lax' }, score: 50, grade: 'C', costs: 'hsts-10 cookies-40' },
  { kind: 'cookie without Secure, HTTPS only for a year', headers: { ...GOOD, 'set-cookie': 'shop=1; path=/' }, score: 95, grade: 'A', costs: 'cookies-5' },
  { kind: 'session without Secure, HTTPS only for a year', headers: { ...GOOD, 'set-cookie': 'sid=1; HttpOnly; SameSite=Lax' }, score: 90, grade: 'A', costs: 'cookies-10' },
  { kind: 'token of a form without SameSite', headers: { ...GOOD, 'set-cookie': 'csrftoken=1; Secure' }, score: 100, grade: 'A+', costs: '', differs: 'cookies:warn' },
  { kind: 'session whose SameSite is no word', headers: { ...GOOD, 'set-cookie': 'sid=1; Secure; HttpOnly; SameSite=Yes' }, score: 80, grade: 'B+', costs: 'cookies-20' },
  { kind: 'cookie of the host that finds the same machine again', headers: { ...GOOD, 'set-cookie': 'heroku-session-affinity=1; Path=/; HttpOnly' }, score: 100, grade: 'A+', costs: '' },
  { kind: 'separations in capitals, which browsers do not know', headers: { ...GOOD, 'cross-origin-opener-policy': 'Same-Origin', 'cross-origin-embedder-policy': 'Require-CORP' }, score: 100, grade: 'A+', costs: '' },
  { kind: 'an opener that is let go', headers: { ...GOOD, 'cross-origin-opener-policy': 'noopener-allow-popups' }, score: 100, grade: 'A+', costs: '', differs: 'isolation:pass' },
  { kind: 'referrer: said in the page', headers: GOOD, body: '<!doctype html><meta name="referrer" content="no-referrer">', score: 100, grade: 'A+', costs: '', differs: 'referrer:pass' },
  { kind: 'referrer: the page undoes the header', headers: { ...GOOD, 'referrer-policy': 'no-referrer' }, body: '<!doctype html><meta name=referrer content=always>', score: 100, grade: 'A+', costs: '' },
  ...['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade', 'no-referrer, origin', 'toString'].map((word) => ({ kind: `referrer: ${word}`, headers: { ...GOOD, 'referrer-policy': word }, score: 100, grade: 'A+', costs: '' })),
  ...['strict-origin', 'origin, no-referrer', 'same-origin, later-word'].map((word) => ({ kind: `referrer: ${word}`, headers: { ...GOOD, 'referrer-policy': word }, score: 100, grade: 'A+', costs: '', differs: 'referrer:pass' })),
  { kind: 'open to frames without a name', headers: GOOD, reflects: 'null', score: 50, grade: 'C', costs: 'cors-50' },
  { kind: 'body packed although asked for plain', headers: { ...GOOD, 'content-encoding': 'gzip' }, score: 100, grade: 'A+', costs: '', differs: 'scripts:unknown' },
];
