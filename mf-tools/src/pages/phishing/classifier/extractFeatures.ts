import { parse } from 'tldts';
import type { Finding } from '../address/Finding';
import { isOnFreeHost } from '../address/freeHost';
import type { Address, PartName, Span } from '../address/parseAddress';

/** A feature of a URL, its value, and its location if it has one. */
export interface Feature {
  key: string;
  value: number;
  span?: Span;
}

const GRAMS = [3, 4, 5];
const MOST_LABEL = 64;
const MOST_WORDS = 40;
const LONGEST_WORD = 24;
const BINS = [0, 1, 2, 4, 7, 11, 16, 22, 30, 45, 70, 110, 180];
/** Common machine and language prefixes, which are not informative. */
const PLAIN_FRONT = /^(www\d?|m)$/;
const RANDOM_PATH = /(?=[a-z]*\d)(?=\d*[a-z])[a-z0-9]{10,}|[bcdfghjklmnpqrstvwxz]{6}/i;

/** Extracts the features of the model: n-grams, words, suffix, shape, and rule findings. */
export function extractFeatures(address: Address, findings: readonly Finding[]): Feature[] {
  return [...nameFeatures(address), ...pathFeatures(address), ...shapeFeatures(address, findings)];
}

function nameFeatures(address: Address): Feature[] {
  const fronts = address.subdomains.filter((label) => !PLAIN_FRONT.test(label));
  return [
    ...grams(address, address.label, 'domain', 'l'),
    ...fronts.slice(0, 4).flatMap((label) => grams(address, label, 'subdomain', 's')),
    ...wordFeatures(address, address.label, 'domain', 'w', /[^\p{L}]+/u),
    ...wordFeatures(address, fronts.join('.'), 'subdomain', 'v', /[^\p{L}]+/u),
    { key: `e:${address.suffix}`, value: 1, ...toSpan(address, 'suffix') },
    { key: `t:${address.suffix.split('.').at(-1)}`, value: 1, ...toSpan(address, 'suffix') },
  ];
}

const toSpan = ({ parts }: Address, name: PartName) => {
  const span = parts[name];
  return span ? { span } : {};
};

/** N-grams of three to five characters, with digits unified and word boundaries marked, normalized by count. */
function grams(address: Address, label: string, part: PartName, kind: string): Feature[] {
  const text = `^${label.slice(0, MOST_LABEL).toLowerCase().replace(/\d/g, '0')}$`;
  const position = findStart(address, label, part);
  const all = new Map<string, Feature>();
  for (const size of GRAMS)
    for (let at = 0; at + size <= text.length; at++) {
      const key = `${kind}:${text.slice(at, at + size)}`;
      const start = Math.max(0, at - 1);
      const end = Math.min(label.length, at + size - 1);
      const span = position === undefined ? {} : { span: { start: position + start, end: position + end } };
      if (!all.has(key)) all.set(key, { key, value: 0, ...span });
    }
  const value = 1.5 / Math.sqrt(all.size || 1);
  return [...all.values()].map((one) => ({ ...one, value }));
}

function findStart({ text, parts }: Address, piece: string, part: PartName): number | undefined {
  const span = parts[part];
  const at = span && piece ? text.slice(span.start, span.end).toLowerCase().indexOf(piece.toLowerCase()) : -1;
  return span && at >= 0 ? span.start + at : undefined;
}

function wordFeatures(
  address: Address,
  text: string,
  part: PartName,
  kind: string,
  between: RegExp,
): Feature[] {
  const words = new Set(
    text
      .toLowerCase()
      .split(between)
      .filter((word) => word.length > 1 && word.length <= LONGEST_WORD)
      .slice(0, MOST_WORDS),
  );
  return [...words].map((word) => {
    const start = findStart(address, word, part);
    return {
      key: `${kind}:${word}`,
      value: 1 / Math.sqrt(words.size),
      ...(start === undefined ? {} : { span: { start, end: start + word.length } }),
    };
  });
}

function pathFeatures(address: Address): Feature[] {
  const { path, query } = address;
  const ending = /\.([a-z0-9]{2,5})$/i.exec(path)?.[1]?.toLowerCase();
  const names = query
    .slice(1)
    .split('&')
    .map((pair) => pair.split('=')[0])
    .join(' ');
  const features = [
    ...wordFeatures(address, path, 'path', 'p', /[^\p{L}]+/u),
    ...wordFeatures(address, names, 'query', 'q', /[^\p{L}]+/u),
  ];
  if (ending) features.push({ key: `x:${ending}`, value: 1, ...toSpan(address, 'path') });
  if (RANDOM_PATH.test(path)) features.push({ key: 'f:random path', value: 1, ...toSpan(address, 'path') });
  return features;
}

const bin = (length: number) => BINS.findLastIndex((least) => length >= least);
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

function shapeFeatures(address: Address, findings: readonly Finding[]): Feature[] {
  const { label, subdomains, path, query, fragment, suffix } = address;
  const fronts = subdomains.filter((one) => !PLAIN_FRONT.test(one));
  const figures = count(label, /\d/g);
  const isOnFree = isOnFreeHost(address);
  const where = isOnFree ? 'free' : parse(`a.${suffix}`).publicSuffix === suffix ? 'own' : 'rented';
  const depth = path.split('/').filter(Boolean).length;
  const runs = Math.max(0, ...(label.match(/[bcdfghjklmnpqrstvwxz]+/g) ?? []).map((run) => run.length));
  const name = [
    `label ${bin(label.length)}`,
    `hyphens ${Math.min(4, count(label, /-/g))}`,
    `figures ${Math.min(6, figures)}`,
    `mostly figures ${figures > label.length / 3}`,
    `run ${Math.min(7, runs)}`,
    `vowels ${Math.round((count(label, /[aeiouy]/g) / (label.length || 1)) * 8)}`,
    `${where} hyphens ${label.includes('-')} figures ${figures > 0}`,
    `${where}`,
  ];
  const front = [
    `fronts ${Math.min(4, fronts.length)}`,
    `front length ${bin(fronts.join('.').length)}`,
    `front hyphens ${Math.min(3, count(fronts.join('.'), /-/g))}`,
    `front figures ${Math.min(4, count(fronts.join('.'), /\d/g))}`,
  ];
  const rest = [
    `depth ${Math.min(6, depth)}`,
    `path ${bin(path.length)}`,
    `query ${bin(query.length)}`,
    `fragment ${bin(fragment.length)}`,
    `${where} root ${depth === 0}`,
    `path figures ${Math.min(6, count(path, /\d+/g))}`,
  ];
  const shaped = (keys: string[], part: PartName) =>
    keys.map((key) => ({ key: `f:${key}`, value: 0.7, ...toSpan(address, part) }));
  return [
    ...shaped(name, 'domain'),
    ...shaped(front, 'subdomain'),
    ...shaped(rest, 'path'),
    ...findings.map(({ id, spans: [span] }) => ({ key: `r:${id}`, value: 1, ...(span ? { span } : {}) })),
  ];
}
