/** A path as one part of another address, slashes and all. */
export function encodePathKey(path: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(path));
  return btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** The path behind a key; nothing where it is none. */
export function decodePathKey(key: string): string | undefined {
  try {
    const bytes = atob(key.replace(/-/g, '+').replace(/_/g, '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
