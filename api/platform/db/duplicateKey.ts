/** The first field of the unique index that a write ran into; undefined for any other failure. */
export function duplicateKey(error: unknown): string | undefined {
  const { code, keyPattern } = error as { code?: number; keyPattern?: Record<string, number> };
  return code === 11000 ? Object.keys(keyPattern ?? {})[0] : undefined;
}
