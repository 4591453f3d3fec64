import { randomInt } from 'node:crypto';

// Crockford's digits: no letter can be taken for another on the phone.
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new number to quote: two letters that tell what it is of, and eight characters. */
export function newReference(of: 'EM' | 'EB' = 'EM'): string {
  return `${of}-${Array.from({ length: 8 }, () => digits[randomInt(32)]).join('')}`;
}

/** A reference as it was given out, however it was typed; undefined when it cannot be one. */
export function parseReference(text: string): string | undefined {
  const typed = text.toUpperCase();
  return /^EM-[0-9A-HJKMNP-TV-Z]{8}$/.test(typed) ? typed : undefined;
}
