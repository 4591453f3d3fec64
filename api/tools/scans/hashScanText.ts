import { createHmac } from 'node:crypto';

/** HMAC of a domain or report, which can be compared but not found by trial. */
export const hashScanText = (sessionSecret: string, text: string) =>
  createHmac('sha256', sessionSecret).update(`scan:${text}`).digest('base64url');
