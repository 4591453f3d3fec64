import type { IncomingMessage } from 'node:http';

/** Where an answer came from, as a page's pattern or the beginning of an address: the rest of one may be a token or a name. */
export function routeLabel({ address, pattern, url }: IncomingMessage): string {
  const [start = 'elsewhere'] =
    /^\/(?:assets|remotes|media|api\/[a-z-]+)(?=\/|\?|$)/.exec(address?.pathname ?? url ?? '') ?? [];
  return pattern ?? start;
}
