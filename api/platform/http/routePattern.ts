import type { IncomingMessage } from 'node:http';

declare module 'node:http' {
  interface IncomingMessage {
    /** The pattern of a cached or static response, set without Express. */
    pattern?: string;
    /** Set by Express when a route matches. */
    route?: { path: string };
  }
}

/** The pattern of the matching route or page, which contains no visitor data; undefined before a match. */
export const routePattern = ({ pattern, route }: IncomingMessage): string | undefined =>
  pattern ?? route?.path;
