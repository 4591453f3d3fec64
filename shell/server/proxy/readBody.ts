import type { IncomingMessage } from 'node:http';

/**
 * The whole body of a request, or nothing when it is larger than the limit: then the rest is let run off unread, so
 * that the sender gets to see the answer. Rejects when the sender breaks off.
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    if (request.destroyed) return reject(new Error('the body broke off'));
    const parts: Buffer[] = [];
    let size = 0;
    const take = (part: Buffer) => {
      size += part.length;
      if (size <= limit) parts.push(part);
      else refuse();
    };
    const refuse = () => {
      parts.length = 0;
      resolve(undefined);
    };
    if (Number(request.headers['content-length'] ?? 0) > limit) refuse();
    request.on('data', take);
    request.once('end', () => resolve(Buffer.concat(parts)));
    request.once('error', reject);
    request.once('close', () => reject(new Error('the body broke off')));
  });
}
