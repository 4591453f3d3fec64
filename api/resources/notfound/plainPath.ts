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

const isLongName = (part: string) => /^(?=.*\d)[\w-]{32,}$/.test(part);

/** `10-ways-to-stay-safe`: words and numbers, where a token mixes letters with digits. */
const isWords = (part: string) => /^(?:[a-z]+|\d+)(?:[-_](?:[a-z]+|\d+))*$/i.test(part);
