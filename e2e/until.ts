/** Resolves with the first truthy result, looking every 50 ms; rejects with the problem when time is up. */
export async function until<T>(
  look: () => T | Promise<T>,
  problem: string,
  limitMs = 120_000,
): Promise<NonNullable<T>> {
  const deadline = Date.now() + limitMs;
  let last: unknown;
  while (Date.now() < deadline) {
    try {
      const found = await look();
      if (found) return found;
    } catch (error) {
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${problem} within ${limitMs / 1000} s${last ? `: ${(last as Error).message}` : ''}`);
}
