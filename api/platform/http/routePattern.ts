import type { IncomingMessage } from 'node:http';

declare module 'node:http' {
  interface IncomingMessage {
    /** Of what answers it, where that is known without the framework. */
    pattern?: string;
    /** Of the framework, once it found who answers. */
    route?: { path: string };
  }
}

/** The pattern of the route or page that answers a request, which tells no address; nothing before that is known. */
export const routePattern = ({ pattern, route }: IncomingMessage): string | undefined =>
  pattern ?? route?.path;
