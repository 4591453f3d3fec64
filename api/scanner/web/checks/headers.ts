import { ownValue } from '../../lookUp';
import { createHeaderEvidence, createPageCheck, toDisplayText } from '../createWebCheck';
import { getHeader, type WebResponse } from '../fetchVetted';
import { findTags } from '../html';
import { createHeaderFixes } from '../snippets';

/** Whether browsers may guess content types. */
export const contentTypes = createPageCheck(
  {
    check: 'nosniff',
    title: 'No file type guessing',
    weight: 5,
    why: 'If browsers guess file types, they may run an uploaded image as a script.',
  },
  (page) => {
    const value = getHeader(page, 'x-content-type-options');
    const evidence = [createHeaderEvidence('X-Content-Type-Options', value)];
    // The first of several values counts.
    if (/^\s*nosniff\s*(,|$)/i.test(value ?? ''))
      return { state: 'pass', headline: 'Browsers don’t guess file types', evidence };
    return {
      state: 'fail',
      lost: 5,
      headline: 'Browsers may guess file types',
      evidence,
      advice: 'Add the header X-Content-Type-Options: nosniff.',
      fixes: createHeaderFixes('X-Content-Type-Options', 'nosniff', page, 'now'),
    };
  },
);

const ORIGIN_EXPOSED = 'Your domain is also sent without encryption';
const URL_EXPOSED = 'Full page addresses are sent to other websites';

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
    why: 'Without it, websites you link to may see full page addresses, which can contain names or search terms.',
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
      return { state: 'pass', headline: 'Other websites see only your domain', evidence };
    return {
      state: 'warn',
      headline: word ? (EXPOSURE[word] ?? '') : 'Left to each browser',
      evidence,
      advice: 'Set it to strict-origin-when-cross-origin, which fits most websites.',
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
    title: 'Isolation from other websites',
    weight: 0,
    why: 'Keeps other websites’ windows from reaching into yours. Few websites have it, so it only adds points.',
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
        ? `${found.length - missing.length} of 3 settings are on`
        : 'Fully isolated from other websites',
      evidence: found.map(({ name, is }) => createHeaderEvidence(name, is)),
      advice: missing.length ? 'Start with Cross-Origin-Opener-Policy, and test each setting.' : '',
      fixes: missing.flatMap(({ name, value }) => createHeaderFixes(name, value, page, 'any time')),
    };
  },
);
