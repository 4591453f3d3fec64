import { createHash } from 'node:crypto';

/** What an address is counted under: whom somebody entered is nobody's business afterwards. */
export const addressHash = (email: string) =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
