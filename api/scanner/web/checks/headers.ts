import { lookUp } from '../../lookUp';
import { type Answered, headerOf } from '../fetchVetted';
import { tagsOf } from '../html';
import { headerEvidence, pageCheck, shown } from '../judge';
import { headerFixes } from '../snippets';

/** Whether browsers guess what a file is. */
export const contentTypes = pageCheck(
  {
    check: 'nosniff',
    title: 'No guessing of file types',
    weight: 5,
    why: 'Browsers that guess may run as a script what was uploaded as a picture.',
  },
  (page) => {
    const value = headerOf(page, 'x-content-type-options');
    const evidence = [headerEvidence('X-Content-Type-Options', value)];
    // Of several words the first counts.
    if (/^\s*nosniff\s*(,|$)/i.test(value ?? ''))
      return { state: 'pass', headline: 'Browsers take files for what you say they are', evidence };
    return {
      state: 'fail',
      lost: 5,
      headline: 'Browsers may guess what a file is',
      evidence,
      advice: 'Send the header with the word nosniff.',
      fixes: headerFixes('X-Content-Type-Options', 'nosniff', page, 'now'),
    };
  },
);

const NAME_IN_THE_OPEN = 'Your name goes out without encryption too';
const WHOLE_ADDRESSES = 'Whole addresses are told to other sites';

/** The words that browsers know; of those that tell too much, what they tell. */
const TELLS: Record<string, string> = {
  'no-referrer': '',
  'same-origin': '',
  'strict-origin': '',
  'strict-origin-when-cross-origin': '',
  origin: NAME_IN_THE_OPEN,
  'origin-when-cross-origin': NAME_IN_THE_OPEN,
  'no-referrer-when-downgrade': WHOLE_ADDRESSES,
  'unsafe-url': WHOLE_ADDRESSES,
};

/** Older words that browsers take in a page itself. */
const OLDER: Readonly<Record<string, string>> = {
  never: 'no-referrer',
  default: 'strict-origin-when-cross-origin',
  always: 'unsafe-url',
  'origin-when-crossorigin': 'origin-when-cross-origin',
};

/** The last word in the page itself that browsers know: it counts more than the header, since it comes later. */
function wordOfPage({ body }: Answered): string | undefined {
  return tagsOf(body, 'meta')
    .filter((tag) => tag.get('name')?.trim().toLowerCase() === 'referrer')
    .map((tag) => tag.get('content')?.trim().toLowerCase() ?? '')
    .map((word) => lookUp(OLDER, word) ?? word)
    .findLast((word) => Object.hasOwn(TELLS, word));
}

/** What other sites learn about where their visitors come from. */
export const referrer = pageCheck(
  {
    check: 'referrer',
    title: 'Referrer policy',
    weight: 0,
    why: 'Without it, addresses inside your site, sometimes with names or search words in them, may reach the sites that you link to.',
  },
  (page) => {
    const value = headerOf(page, 'referrer-policy');
    const inPage = wordOfPage(page);
    const evidence = [
      headerEvidence('Referrer-Policy', value),
      ...(inPage ? [{ label: '<meta name="referrer">', text: shown(inPage), parts: [] }] : []),
    ];
    // Browsers take the last word they know.
    const ofHeader = (value ?? '')
      .toLowerCase()
      .split(',')
      .map((each) => each.trim())
      .findLast((each) => Object.hasOwn(TELLS, each));
    const word = inPage ?? ofHeader;
    if (word && !TELLS[word])
      return { state: 'pass', headline: 'Other sites learn no more than your name', evidence };
    return {
      state: 'warn',
      headline: word ? (TELLS[word] ?? '') : 'Left to each browser’s own habit',
      evidence,
      advice: 'Say what may be told: strict-origin-when-cross-origin suits most sites.',
      fixes: headerFixes('Referrer-Policy', 'strict-origin-when-cross-origin', page, 'any time'),
    };
  },
);

/** Browsers know these words in small letters alone. */
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

/** Whether a page is kept apart from other sites' windows and files: a bonus, no duty. */
export const isolation = pageCheck(
  {
    check: 'isolation',
    title: 'Separation from other sites',
    weight: 0,
    why: 'Keeps other sites’ windows and pages from reaching into yours through the browser itself. Few sites have it: it only adds points.',
  },
  (page) => {
    const found = ISOLATION.map((each) => {
      const value = headerOf(page, each.name.toLowerCase());
      return { ...each, is: value, isGood: each.good.test(value ?? '') };
    });
    const missing = found.filter(({ isGood }) => !isGood);
    return {
      state: missing.length === found.length ? 'warn' : 'pass',
      bonus: found.reduce((sum, { isGood, points }) => sum + (isGood ? points : 0), 0),
      headline: missing.length
        ? `${found.length - missing.length} of 3 separations are on`
        : 'Fully separated from other sites',
      evidence: found.map(({ name, is }) => headerEvidence(name, is)),
      advice: missing.length
        ? 'Begin with the opener policy, and try each where you can look at the result.'
        : '',
      fixes: missing.flatMap(({ name, value }) => headerFixes(name, value, page, 'any time')),
    };
  },
);
