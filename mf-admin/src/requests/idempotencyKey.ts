/** A name for a call that may be made again, as nobody else has it. Not `randomUUID`, which browsers keep to secure origins. */
export const idempotencyKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
