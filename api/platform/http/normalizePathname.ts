/**
 * Normalizes a path: no trailing slash, uniform encoding. `undefined` for ambiguous paths: empty or dot
 * segments, control characters, broken escapes, escaped slashes or backslashes.
 */
export function normalizePathname(path: string): string | undefined {
  const trimmed = path.replace(/\/$/, '');
  if (!trimmed) return '/';
  const segments = trimmed.slice(1).split('/').map(decode);
  return segments.every(isPlain) ? `/${segments.map(encode).join('/')}` : undefined;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

const isPlain = (segment: string | undefined): segment is string =>
  segment !== undefined && segment !== '' && !/^\.{1,2}$/.test(segment) && !/[/\\]|\p{Cc}/u.test(segment);

// Browsers don't encode these characters in paths either.
const encode = (segment: string) =>
  encodeURIComponent(segment).replace(/%(?:3A|40|2C|3B|3D|2B|24|26)/g, decodeURIComponent);
