import { randomInt } from 'node:crypto';

// Crockford's base 32 has no letters that are easily confused on the phone.
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference: `EM` for an enquiry or `EB` for a booking, and eight random characters. */
export function newReference(of: 'EM' | 'EB' = 'EM'): string {
  return `${of}-${Array.from({ length: 8 }, () => digits[randomInt(32)]).join('')}`;
}

/** The canonical spelling of a typed enquiry reference; undefined if it is not valid. */
export function parseReference(text: string): string | undefined {
  const typed = text.toUpperCase();
  return /^EM-[0-9A-HJKMNP-TV-Z]{8}$/.test(typed) ? typed : undefined;
}
