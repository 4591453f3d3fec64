const maxLength = 200;

/** A path that may be stored: without query, and with email addresses and token-like segments replaced by `…`. */
export function redactPath(path: string): string {
  const [bare = ''] = path.split(/[?#]/);
  const parts = bare.split('/').map((part) => (isPersonal(part) ? '…' : part));
  return parts.join('/').slice(0, maxLength);
}

function isPersonal(part: string): boolean {
  return /@|%(25)*40/.test(part) || (looksLikeToken(part) && !isReadable(part)) || part.length > 80;
}

/** Contains digits or mixed case, and is long: the shortest token in one of our links has 22 characters. */
const looksLikeToken = (part: string) => /^(?=.*\d|.*[a-z].*[A-Z]|.*[A-Z].*[a-z])[\w.-]{20,}$/.test(part);

/** `10-ways-to-stay-safe`, `IMG_2026_800x600.jpg`: words and numbers, where a token mixes letters and digits. */
const isReadable = (part: string) =>
  part.split(/[-_.]/).every((word) => /^(?:[A-Z]?[a-z]*|[A-Z]+|\d+(?:x\d+)?)$/.test(word));
