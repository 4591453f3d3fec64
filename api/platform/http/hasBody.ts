import type { IncomingMessage } from 'node:http';

/** Whether a body is said to follow. */
export const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || !/^0*$/.test(headers['content-length'] ?? '');
