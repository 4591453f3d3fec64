import { randomBytes } from 'node:crypto';

/** A random id for a new record: 24 hexadecimal digits. */
export const newId = () => randomBytes(12).toString('hex');
