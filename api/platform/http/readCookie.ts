import type { Request } from 'express';

/** What the request's cookie of this name holds; empty when there is none. */
export function readCookie(req: Request, name: string): string {
  const pairs = (req.get('cookie') ?? '').split(/; */);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
