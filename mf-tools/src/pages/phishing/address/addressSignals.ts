import { honestEndings, riskyEndings, shorteners } from '../lists/hosts';
import { createFinding, type Finding, findSpan, getHostSpan } from './Finding';
import { findEncodedEmail } from './findEncodedEmail';
import { brandInPath, brandOffItsDomain, capitalI, credentialWord } from './nameSignals';
import { type Address, PRIVATE_NETWORK } from './parseAddress';
import { isMixedScript } from './skeleton';

export type Signal = (address: Address) => Finding | undefined;

const FAKE_ENDING = /^(com|net|org|gov|edu|co)$|-(com|net|org)(-|$)|^(com|net|org)-/;
const HYPHENS = 2;
const LONG_HOST = 45;
const LONG_LABEL = 22;
const DEEP = 3;
/** Static files, which cannot ask for anything. */
const STATIC_FILE =
  /\.(jpe?g|png|gif|webp|avif|svg|ico|css|js|mjs|map|json|woff2?|ttf|pdf|docx?|xlsx?|pptx?|csv|ics|mp4|webm|mov|mp3|xml|txt)$/i;
/** Admin pages of the site's own software. */
const ADMIN_PAGE =
  /\/wp-admin\/((admin|admin-ajax|edit|index|post|post-new|plugins|profile|upload|users)\.php)?$/i;
const RISKY_FILE =
  /\.(pdf|docx?|xlsx?|jpe?g|png|html?)\.js$|\.(exe|scr|jse|vbs|vbe|hta|iso|img|lnk|apk|bat|cmd|com|ps1|jar|msi|docm|xlsm|pif|reg|wsf|dmg)$/i;
const MACHINERY =
  /\/wp-(content|includes|admin)\/|\/(images?|img|css|fonts|vendor)\/(.*\/)?[\w.-]+\.php|\/\.well-known\/[\w.-]+\/[\w.-]+\//i;
const REDIRECTING =
  /[?&](url|u|uri|q|to|next|redirect|redir|redirect_uri|redirect_url|return|return_to|returnurl|rurl|dest|destination|continue|goto|target|link|out)=(https?:|https?%3a|%2f%2f|\/\/)/i;
/** Digraphs, which count as one consonant. */
const DIGRAPHS = /ch|ck|gh|ph|sh|th/g;
const HANDLERS = /^(file|blob|intent|search-ms|ms-[a-z-]+)$/;
/** The customer's part of a generated name: `deploy-preview-4--firm`. */
const getCustomerPart = (label: string) => label.slice(label.lastIndexOf('--') + 1).replace(/^-/, '');
/** Digits among letters. A number at the end alone is common: a year, a second shop. */
function hasDigitsInside(name: string): boolean {
  const inner = name.replace(/(?<=\p{L}{3}-?)\d{1,4}$/u, '');
  return /\d[^\d]*\d/.test(inner) && /\p{L}/u.test(inner);
}
const MAIL_ADDRESS = /[a-z0-9._%+-]+(@|%40)[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}/i;

/** The signals of a URL. Each looks at one property; the total is judged elsewhere. */
export const addressSignals: readonly Signal[] = [
  ({ scheme, parts }) =>
    /^(javascript|data|vbscript)$/.test(scheme)
      ? createFinding(
          'script',
          60,
          [parts.scheme],
          'This isn’t a web address. It’s a program that would run in your browser.',
        )
      : undefined,
  ({ scheme, parts }) =>
    HANDLERS.test(scheme)
      ? createFinding(
          'handler',
          40,
          [parts.scheme],
          'This opens a program or a file on your computer, not a web page.',
        )
      : undefined,
  ({ host, parts }) =>
    host.split('.').some(isMixedScript)
      ? createFinding(
          'mixedScripts',
          40,
          getHostSpan(parts),
          'The word mixes letters from different alphabets to look like another word.',
        )
      : undefined,
  ({ isIp, host, parts }) =>
    isIp && PRIVATE_NETWORK.test(host)
      ? createFinding(
          'ownNetwork',
          5,
          getHostSpan(parts),
          'This is a device in your own network, such as a router. No company would send you there.',
        )
      : undefined,
  ({ isIp, host, parts }) =>
    isIp && !PRIVATE_NETWORK.test(host)
      ? createFinding(
          'number',
          30,
          getHostSpan(parts),
          'The link uses a number in place of a domain. Companies don’t do that.',
        )
      : undefined,
  ({ parts, text }) =>
    parts.user
      ? createFinding(
          'user',
          30,
          [parts.user],
          `The text before @ isn’t where this link goes. “${text.slice(parts.user.start, parts.user.end - 1)}” has no effect.`,
        )
      : undefined,
  brandOffItsDomain,
  capitalI,
  ({ subdomains, label, parts }) =>
    subdomains.some((one) => FAKE_ENDING.test(one)) ||
    (subdomains.length > 0 && /^(com|net|org|gov)-/.test(label))
      ? createFinding(
          'fakeEnding',
          20,
          [/^(com|net|org|gov)-/.test(label) ? parts.domain : parts.subdomain],
          'An ending like .com is in the middle. The real domain comes after it.',
        )
      : undefined,
  ({ label, suffix, parts }) =>
    /(^|-)(gov|gouv|gob)(-|$)/.test(label) && !/(^|\.)(gov|gouv|gob)(\.|$)/.test(suffix)
      ? createFinding(
          'office',
          20,
          [parts.domain],
          'It says “gov,” but anyone can register that. Real government sites end in .gov.',
        )
      : undefined,
  brandInPath,
  ({ path, parts }) =>
    MACHINERY.test(path) && !STATIC_FILE.test(path) && !ADMIN_PAGE.test(path)
      ? createFinding(
          'wordpress',
          25,
          [parts.path],
          'This is a system folder of a website. Hackers often hide pages there.',
        )
      : undefined,
  (address) => {
    const span = findSpan(address, MAIL_ADDRESS, ['path', 'query', 'fragment']) ?? findEncodedEmail(address);
    return (
      span &&
      createFinding(
        'victim',
        20,
        [span],
        'The link contains someone’s email address, so the page can address them.',
      )
    );
  },
  ({ suffix, path, parts }) =>
    riskyEndings.has(suffix)
      ? createFinding(
          'ending',
          honestEndings.has(suffix) ? 12 : path.length > 1 ? 25 : 15,
          [parts.suffix],
          `Domains in .${suffix} cost very little and are often used for phishing.`,
        )
      : undefined,
  ({ label, parts }) =>
    hasDigitsInside(getCustomerPart(label))
      ? createFinding(
          'figures',
          15,
          [parts.domain],
          'Numbers in the domain: it’s generated, or they replace letters.',
        )
      : undefined,
  ({ label, parts, subdomains }) =>
    [label, ...subdomains].some((one) => getCustomerPart(one).split('-').length > HYPHENS)
      ? createFinding(
          'hyphens',
          10,
          [parts.domain ?? parts.subdomain],
          'Several words joined by hyphens. Company domains rarely look like this.',
        )
      : undefined,
  ({ host, label, parts }) =>
    host.length > LONG_HOST || getCustomerPart(label).length > LONG_LABEL
      ? createFinding(
          'length',
          10,
          getHostSpan(parts),
          'The name is so long that nobody reads the end, which shows the owner.',
        )
      : undefined,
  ({ label, parts }) =>
    /[bcdfghjklmnpqrstvwxz]{5}/.test(label.replace(DIGRAPHS, 'h'))
      ? createFinding(
          'unspeakable',
          10,
          [parts.domain],
          'The name can’t be pronounced, so it was probably generated.',
        )
      : undefined,
  ({ registered, asciiHost, parts }) =>
    shorteners.has(registered) || shorteners.has(asciiHost)
      ? createFinding('shortener', 10, getHostSpan(parts), 'A short link doesn’t show where it goes.')
      : undefined,
  (address) => {
    const span = findSpan(address, REDIRECTING, ['query']);
    return span && createFinding('redirect', 10, [span], 'The link redirects you to another link inside it.');
  },
  (address) => {
    const span = findSpan(address, RISKY_FILE, ['path']);
    return (
      span && createFinding('download', 10, [span], 'It downloads a file that can run on your computer.')
    );
  },
  (address) => {
    const span = findSpan(address, /https?(:|%3a)(\/|%2f){2}|(?<=\/)www\./i, ['path', 'query', 'fragment']);
    return span && createFinding('nested', 8, [span], 'The link contains a second link.');
  },
  ({ subdomains, parts }) =>
    subdomains.filter((label) => label !== 'www').length >= DEEP
      ? createFinding(
          'depth',
          8,
          [parts.subdomain],
          'Many names come before the real domain. On a phone you see only these.',
        )
      : undefined,
  ({ port, scheme, parts }) =>
    port && port !== (scheme === 'http' ? '80' : '443')
      ? createFinding('port', 8, [parts.port], 'The link uses an unusual port. Companies rarely do that.')
      : undefined,
  credentialWord,
];
