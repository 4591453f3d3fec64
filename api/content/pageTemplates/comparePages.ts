/** A page whose text is compared with those of others. */
export interface ComparedPage {
  path: string;
  text: string;
}

/** The most similar page, and the share of three-word phrases that both have. */
export interface Nearest {
  path: string;
  similarity: number;
}

/** For each page the most similar one among all the others. Found by MinHash, then measured exactly. */
export function comparePages(pages: ComparedPage[], others: ComparedPage[]): (Nearest | undefined)[] {
  const all = [...pages, ...others].map(({ path, text }) => {
    const phrases = phrasesOf(text);
    return { path, phrases, signature: signatureOf(phrases) };
  });
  return all.slice(0, pages.length).map((page) => {
    const candidates = all
      .filter((other) => other !== page && other.path !== page.path)
      .map((other) => ({ other, estimate: equalPlaces(page.signature, other.signature) }));
    const best = topOf(candidates, CANDIDATES).map(({ other }) => ({
      path: other.path,
      similarity: jaccard(page.phrases, other.phrases),
    }));
    return best.sort((a, b) => b.similarity - a.similarity)[0];
  });
}

/** As many of the most similar pages by estimate are measured exactly. */
const CANDIDATES = 3;
const HASHES = 128;
const PHRASE_WORDS = 3;

const MULTIPLIERS = Array.from({ length: HASHES }, (_, at) => mix(at * 2 + 1) | 1);
const OFFSETS = Array.from({ length: HASHES }, (_, at) => mix(at * 7919 + 17));

function topOf<T extends { estimate: number }>(list: T[], most: number): T[] {
  const top: T[] = [];
  for (const one of list) {
    const place = top.findIndex(({ estimate }) => one.estimate > estimate);
    if (place >= 0) top.splice(place, 0, one);
    else if (top.length < most) top.push(one);
    if (top.length > most) top.pop();
  }
  return top;
}

/** The hashes of all runs of three words. */
function phrasesOf(text: string): Set<number> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
  const phrases = new Set<number>();
  for (let at = 0; at + PHRASE_WORDS <= words.length; at += 1)
    phrases.add(hashOf(words.slice(at, at + PHRASE_WORDS).join(' ')));
  return phrases;
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return mix(hash);
}

function mix(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function signatureOf(phrases: Set<number>): Uint32Array {
  const signature = new Uint32Array(HASHES).fill(0xffffffff);
  for (const phrase of phrases)
    for (let at = 0; at < HASHES; at += 1) {
      const hash = (Math.imul(phrase, MULTIPLIERS[at] as number) + (OFFSETS[at] as number)) >>> 0;
      if (hash < (signature[at] as number)) signature[at] = hash;
    }
  return signature;
}

function equalPlaces(a: Uint32Array, b: Uint32Array): number {
  let equal = 0;
  for (let at = 0; at < HASHES; at += 1) if (a[at] === b[at]) equal += 1;
  return equal;
}

function jaccard(a: Set<number>, b: Set<number>): number {
  if (!a.size && !b.size) return 0;
  let shared = 0;
  for (const phrase of a) if (b.has(phrase)) shared += 1;
  return shared / (a.size + b.size - shared);
}
