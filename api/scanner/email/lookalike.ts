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
const LONGEST_LABEL = 63;

/** A name that is easily taken for another: one letter of its first label drawn otherwise. */
export function lookalikeOf(domain: string): string {
  const [own = '', ...rest] = (domainToUnicode(domain) || domain).split('.');
  const [letter, drawn] = SWAPS.find(([one]) => own.includes(one)) ?? ['', ''];
  const alike = letter ? own.replace(letter, drawn) : `${own}-mail`;
  const name = domainToASCII([alike, ...rest].join('.'));
  return name && (name.split('.')[0] ?? '').length <= LONGEST_LABEL ? name : ['mail', domain].join('-');
}
