import type { IncomingMessage } from 'node:http';

/**
 * The route of a request for logs: the page's pattern or the first part of the address. The rest may contain a token
 * or a name.
 */
export function routeLabel({ address, pattern, url }: IncomingMessage): string {
  const [start = 'elsewhere'] =
    /^\/(?:assets|remotes|media|api\/[a-z-]+)(?=\/|\?|$)/.exec(address?.pathname ?? url ?? '') ?? [];
  return pattern ?? start;
}
