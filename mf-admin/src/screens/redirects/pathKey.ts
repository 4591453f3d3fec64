/** Encodes a path as one path segment. */
export function encodePathKey(path: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(path));
  return btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** Decodes a key to a path; undefined if it is invalid. */
export function decodePathKey(key: string): string | undefined {
  try {
    const bytes = atob(key.replace(/-/g, '+').replace(/_/g, '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
