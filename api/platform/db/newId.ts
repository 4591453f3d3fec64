import { randomBytes } from 'node:crypto';

/** The id of a new record: 24 hexadecimal digits that nobody guesses. */
export const newId = () => randomBytes(12).toString('hex');
