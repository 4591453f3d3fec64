import type { Request } from 'express';

/** The value of a cookie; empty without one. */
export function readCookie(req: Request, name: string): string {
  const pairs = (req.get('cookie') ?? '').split(/; */);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
