import type { IncomingMessage } from 'node:http';

/** Whether the headers announce a body. */
export const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || !/^0*$/.test(headers['content-length'] ?? '');
