import type { IncomingMessage } from 'node:http';
import express, { type Request } from 'express';
import { memoize } from './memoize';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that the client accepts. The order in the header does not matter. */
export const acceptedEncoding = ({ headers }: Pick<IncomingMessage, 'headers'>): Encoding =>
  read(String(headers['accept-encoding'] ?? ''));

const read = memoize((said): Encoding => {
  const request = { headers: { 'accept-encoding': said } } as Request;
  return (['br', 'gzip'] as const).find((form) => accepts.call(request, form)) ?? 'identity';
});

const accepts = express.request.acceptsEncodings;
