import type { IncomingMessage } from 'node:http';

/**
 * Reads the complete body of a request. Resolves with `undefined` when it exceeds the limit; the rest is then
 * discarded, so that the client can read the response. Rejects when the client disconnects.
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    if (request.destroyed) return reject(new Error('the client disconnected while sending the body'));
    const parts: Buffer[] = [];
    let size = 0;
    const addPart = (part: Buffer) => {
      size += part.length;
      if (size <= limit) parts.push(part);
      else discard();
    };
    const discard = () => {
      parts.length = 0;
      resolve(undefined);
    };
    if (Number(request.headers['content-length'] ?? 0) > limit) discard();
    request.on('data', addPart);
    request.once('end', () => resolve(Buffer.concat(parts)));
    request.once('error', reject);
    request.once('close', () => reject(new Error('the client disconnected while sending the body')));
  });
}
