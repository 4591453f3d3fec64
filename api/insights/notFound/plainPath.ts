const longest = 200;

/**
 * A path as it may be kept: without query, and without what may be somebody's own: addresses of mail, and long parts
 * that are more likely a token than a word.
 */
export function plainPath(path: string): string {
  const [bare = ''] = path.split(/[?#]/);
  const parts = bare.split('/').map((part) => (isOwn(part) ? '…' : part));
  return parts.join('/').slice(0, longest);
}

function isOwn(part: string): boolean {
  return /@|%(25)*40/.test(part) || (isLongName(part) && !isWords(part)) || part.length > 80;
}

/** Of digits, or of capital and small letters: the shortest key that a link of ours holds has 22 of them. */
const isLongName = (part: string) => /^(?=.*\d|.*[a-z].*[A-Z]|.*[A-Z].*[a-z])[\w.-]{20,}$/.test(part);

/** `10-ways-to-stay-safe`, `IMG_2026_800x600.jpg`: words and numbers, where a token mixes letters with digits. */
const isWords = (part: string) =>
  part.split(/[-_.]/).every((word) => /^(?:[A-Z]?[a-z]*|[A-Z]+|\d+(?:x\d+)?)$/.test(word));
