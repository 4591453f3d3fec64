/** Numbers per signature, and how they are grouped to find candidates. */
const SIZE = 64;
export const BANDS = 16;
const ROWS = SIZE / BANDS;
/** Words per shingle. */
const SHINGLE = 4;
/** Texts with fewer words are not compared. */
const MIN_WORDS = 40;
const MAX_WORDS = 20_000;

/**
 * The MinHash signature of a text: two signatures have about as many equal numbers as the texts share shingles.
 * Undefined for a text that is too short to compare.
 */
export function signatureOf(text: string): Buffer | undefined {
  const words = wordsIn(text);
  if (words.length < MIN_WORDS) return undefined;
  const least = new Uint32Array(SIZE).fill(0xffffffff);
  for (const hash of shinglesOf(words)) {
    for (let row = 0; row < SIZE; row += 1) {
      const mixed = mix(hash ^ (SEEDS[row] ?? 0));
      if (mixed < (least[row] ?? 0)) least[row] = mixed;
    }
  }
  return Buffer.from(least.buffer);
}

/** The Jaccard similarity of two texts, from 0 to 1: the share of their shingles that both have. */
export function exactSimilarity(one: string, other: string): number {
  const [first, second] = [shinglesOf(wordsIn(one)), shinglesOf(wordsIn(other))];
  const shared = [...first].filter((hash) => second.has(hash)).length;
  return shared / Math.max(1, first.size + second.size - shared);
}

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS);

function shinglesOf(words: readonly string[]): Set<number> {
  const shingles = new Set<number>();
  for (let at = 0; at + SHINGLE <= words.length; at += 1)
    shingles.add(hashText(words.slice(at, at + SHINGLE).join(' ')));
  return shingles;
}

/** The share of equal numbers, from 0 to 1: an estimate of the Jaccard similarity. */
export function similarityOf(one: Uint32Array, other: Uint32Array): number {
  let equal = 0;
  for (let at = 0; at < SIZE; at += 1) if (one[at] === other[at]) equal += 1;
  return equal / SIZE;
}

/** Similar texts share at least one band with a high probability. */
export function bandOf(signature: Uint32Array, band: number): string {
  return signature.subarray(band * ROWS, (band + 1) * ROWS).join(' ');
}

export const toNumbers = ({ buffer, byteOffset, length }: Uint8Array): Uint32Array =>
  new Uint32Array(buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer);

/** FNV-1a. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The finalizer of MurmurHash3. */
function mix(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const SEEDS = Uint32Array.from({ length: SIZE }, (_, at) => mix(at + 1));
