/**
 * Creates the idempotency key of a submission. The same content has the same key until the server confirms it,
 * so a retry never stores a second enquiry. Any edit creates a new key.
 */
export function idempotencyKeys(): IdempotencyKeys {
  let last: { content: string; key: string } | undefined;
  return {
    keyFor(content) {
      const written = JSON.stringify(content);
      if (last?.content !== written) last = { content: written, key: randomKey() };
      return last.key;
    },
    acknowledged() {
      last = undefined;
    },
  };
}

export interface IdempotencyKeys {
  keyFor: (content: object) => string;
  acknowledged: () => void;
}

/** Not `randomUUID`, which browsers restrict to secure origins. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
