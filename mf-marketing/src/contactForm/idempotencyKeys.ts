/**
 * Names each attempt to send, so that a repeat after a lost answer never stores a second enquiry: the same content
 * keeps its key until it was acknowledged; any edit makes a new one.
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

/** Not `randomUUID`, which browsers keep to secure origins. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
