import { createHmac } from 'node:crypto';

/** What is kept of a domain or a report that nobody shared: it can be compared, and not be found out by trying. */
export const scanHash = (sessionSecret: string, text: string) =>
  createHmac('sha256', sessionSecret).update(`scan:${text}`).digest('base64url');
