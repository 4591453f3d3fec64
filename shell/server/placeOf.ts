import type { Request, Response } from 'express';

/** Where an answer came from, as a page's pattern or the beginning of an address: the rest of one may be a token or a name. */
export function placeOf({ originalUrl }: Request, { locals }: Response): string {
  const { pattern } = (locals ?? {}) as { pattern?: string };
  const [start = 'elsewhere'] =
    /^\/(?:assets|remotes|media|api\/[a-z-]+)(?=\/|\?|$)/.exec(originalUrl ?? '') ?? [];
  return pattern ?? start;
}
