import { domainToASCII, domainToUnicode } from 'node:url';

const SWAPS: readonly (readonly [string, string])[] = [
  ['m', 'rn'],
  ['w', 'vv'],
  ['l', '1'],
  ['o', '0'],
  ['i', 'l'],
  ['d', 'cl'],
  ['e', '3'],
];
const MAX_LABEL_LENGTH = 63;

/** Creates a lookalike domain by replacing one letter of the first label. */
export function createLookalike(domain: string): string {
  const [own = '', ...rest] = (domainToUnicode(domain) || domain).split('.');
  const [letter, replacement] = SWAPS.find(([one]) => own.includes(one)) ?? ['', ''];
  const lookalike = letter ? own.replace(letter, replacement) : `${own}-mail`;
  const name = domainToASCII([lookalike, ...rest].join('.'));
  return name && (name.split('.')[0] ?? '').length <= MAX_LABEL_LENGTH ? name : ['mail', domain].join('-');
}
