/** Creates a unique key for a retryable request. Not `randomUUID`, which browsers restrict to secure origins. */
export const idempotencyKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
