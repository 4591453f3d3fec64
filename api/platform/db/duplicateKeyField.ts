/** The first field of the unique index that a write violated; undefined for other errors. */
export function duplicateKeyField(error: unknown): string | undefined {
  const { code, keyPattern } = error as { code?: number; keyPattern?: Record<string, number> };
  return code === 11000 ? Object.keys(keyPattern ?? {})[0] : undefined;
}
