import { ownValue } from '../../lookUp';
import { createHeaderEvidence, createPageCheck, toDisplayText } from '../createWebCheck';
import { getHeader, type WebResponse } from '../fetchVetted';
import { findTags } from '../html';
import { createHeaderFixes } from '../snippets';

/** Whether browsers may guess content types. */
export const contentTypes = createPageCheck(
  {
    check: 'nosniff',
    title: 'No guessing of file types',
    weight: 5,
    why: 'Browsers that guess may run as a script what was uploaded as a picture.',
  },
  (page) => {
    const value = getHeader(page, 'x-content-type-options');
    const evidence = [createHeaderEvidence('X-Content-Type-Options', value)];
    // The first of several values counts.
    if (/^\s*nosniff\s*(,|$)/i.test(value ?? ''))
      return { state: 'pass', headline: 'Browsers take files for what you say they are', evidence };
    return {
      state: 'fail',
      lost: 5,
      headline: 'Browsers may guess what a file is',
      evidence,
      advice: 'Send the header with the word nosniff.',
      fixes: createHeaderFixes('X-Content-Type-Options', 'nosniff', page, 'now'),
    };
  },
);

const ORIGIN_EXPOSED = 'Your name goes out without encryption too';
const URL_EXPOSED = 'Whole addresses are told to other sites';

/** Valid referrer policies; for those that expose too much, what they expose. */
const EXPOSURE: Record<string, string> = {
  'no-referrer': '',
  'same-origin': '',
  'strict-origin': '',
  'strict-origin-when-cross-origin': '',
  origin: ORIGIN_EXPOSED,
  'origin-when-cross-origin': ORIGIN_EXPOSED,
  'no-referrer-when-downgrade': URL_EXPOSED,
  'unsafe-url': URL_EXPOSED,
};

/** Legacy values that browsers accept in a meta tag. */
const LEGACY_VALUES: Readonly<Record<string, string>> = {
  never: 'no-referrer',
  default: 'strict-origin-when-cross-origin',
  always: 'unsafe-url',
  'origin-when-crossorigin': 'origin-when-cross-origin',
};

/** The last valid referrer policy in a meta tag. It overrides the header, since it is applied later. */
function findMetaReferrer({ body }: WebResponse): string | undefined {
  return findTags(body, 'meta')
    .filter((tag) => tag.get('name')?.trim().toLowerCase() === 'referrer')
    .map((tag) => tag.get('content')?.trim().toLowerCase() ?? '')
    .map((word) => ownValue(LEGACY_VALUES, word) ?? word)
    .findLast((word) => Object.hasOwn(EXPOSURE, word));
}

/** What other sites learn about the pages of their visitors. */
export const referrer = createPageCheck(
  {
    check: 'referrer',
    title: 'Referrer policy',
    weight: 0,
    why: 'Without it, addresses inside your site, sometimes with names or search words in them, may reach the sites that you link to.',
  },
  (page) => {
    const value = getHeader(page, 'referrer-policy');
    const inPage = findMetaReferrer(page);
    const evidence = [
      createHeaderEvidence('Referrer-Policy', value),
      ...(inPage ? [{ label: '<meta name="referrer">', text: toDisplayText(inPage), parts: [] }] : []),
    ];
    // Browsers use the last valid value.
    const headerValue = (value ?? '')
      .toLowerCase()
      .split(',')
      .map((each) => each.trim())
      .findLast((each) => Object.hasOwn(EXPOSURE, each));
    const word = inPage ?? headerValue;
    if (word && !EXPOSURE[word])
      return { state: 'pass', headline: 'Other sites learn no more than your name', evidence };
    return {
      state: 'warn',
      headline: word ? (EXPOSURE[word] ?? '') : 'Left to each browser’s own habit',
      evidence,
      advice: 'Say what may be told: strict-origin-when-cross-origin suits most sites.',
      fixes: createHeaderFixes('Referrer-Policy', 'strict-origin-when-cross-origin', page, 'any time'),
    };
  },
);

/** Values are case-sensitive. */
const ISOLATION = [
  {
    name: 'Cross-Origin-Opener-Policy',
    good: /^\s*(same-origin(-allow-popups)?|noopener-allow-popups)\s*(;|$)/,
    points: 4,
    value: 'same-origin',
  },
  {
    name: 'Cross-Origin-Embedder-Policy',
    good: /^\s*(require-corp|credentialless)\s*(;|$)/,
    points: 3,
    value: 'credentialless',
  },
  {
    name: 'Cross-Origin-Resource-Policy',
    good: /^\s*same-(origin|site)\s*(;|$)/,
    points: 3,
    value: 'same-site',
  },
];

/** Whether the page is isolated from other sites. Gives bonus points only. */
export const isolation = createPageCheck(
  {
    check: 'isolation',
    title: 'Separation from other sites',
    weight: 0,
    why: 'Keeps other sites’ windows and pages from reaching into yours through the browser itself. Few sites have it: it only adds points.',
  },
  (page) => {
    const found = ISOLATION.map((each) => {
      const value = getHeader(page, each.name.toLowerCase());
      return { ...each, is: value, isGood: each.good.test(value ?? '') };
    });
    const missing = found.filter(({ isGood }) => !isGood);
    return {
      state: missing.length === found.length ? 'warn' : 'pass',
      bonus: found.reduce((sum, { isGood, points }) => sum + (isGood ? points : 0), 0),
      headline: missing.length
        ? `${found.length - missing.length} of 3 separations are on`
        : 'Fully separated from other sites',
      evidence: found.map(({ name, is }) => createHeaderEvidence(name, is)),
      advice: missing.length
        ? 'Begin with the opener policy, and try each where you can look at the result.'
        : '',
      fixes: missing.flatMap(({ name, value }) => createHeaderFixes(name, value, page, 'any time')),
    };
  },
);
