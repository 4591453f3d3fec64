import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ApiStub {
  origin: string;
  /** The requests that the handler got, as they were received. */
  calls: Call[];
  close: () => Promise<void>;
}

export interface Call {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/**
 * Starts a stand-in for the API. It records requests for `/api/test` and `/api/newsletters` and passes them to the handler; others
 * get 503.
 */
export async function startApiStub(handle: RequestListener): Promise<ApiStub> {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    if (!/^\/api\/(?:test|newsletters)\b/.test(url)) return void response.writeHead(503).end();
    let body = '';
    for await (const part of request) body += part;
    calls.push({ method, url, headers, body });
    handle(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
