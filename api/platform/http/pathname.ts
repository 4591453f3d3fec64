/**
 * A path in the one spelling that the site answers under: no slash at its end, every segment encoded in the one way.
 * `undefined` for a path that no two programs would read alike: empty or dot segments, control characters, broken
 * escapes, and slashes or backslashes behind an escape.
 */
export function plainPathname(path: string): string | undefined {
  const asked = path.replace(/\/$/, '');
  if (!asked) return '/';
  const segments = asked.slice(1).split('/').map(decode);
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

// What may stand in a path as it is stays as it is: browsers do not encode it either.
const encode = (segment: string) =>
  encodeURIComponent(segment).replace(/%(?:3A|40|2C|3B|3D|2B|24|26)/g, decodeURIComponent);
