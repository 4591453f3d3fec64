import type { IncomingMessage } from 'node:http';
import express, { type Request } from 'express';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that the client accepts. The order in the header does not matter. */
export const acceptedEncoding = ({ headers }: Pick<IncomingMessage, 'headers'>): Encoding =>
  encodings.memo(String(headers['accept-encoding'] ?? ''));

// Clients choose the header, so longer ones are parsed each time instead of stored.
const encodings = new LRUCache<string, Encoding>({
  max: 1_000,
  maxEntrySize: 200,
  sizeCalculation: (_encoding, header) => header.length || 1,
  memoMethod: parseEncoding,
});

function parseEncoding(header: string): Encoding {
  const request = { headers: { 'accept-encoding': header } } as Request;
  return (['br', 'gzip'] as const).find((encoding) => accepts.call(request, encoding)) ?? 'identity';
}

const accepts = express.request.acceptsEncodings;
