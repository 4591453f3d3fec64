import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoPage, readDemoForm } from './demoPage';
import { SearchConsoleStandIn } from './SearchConsoleStandIn';

export interface SearchConsoleServer {
  standIn: SearchConsoleStandIn;
  origin: string;
  stop: () => Promise<void>;
}

interface Options {
  port?: number;
  standIn?: SearchConsoleStandIn;
  /** Serves a page that shows the key and simulates failures. */
  hasPage?: boolean;
}

/** Starts a server on this machine that answers like Google Search Console. */
export async function startSearchConsole({
  port = 0,
  standIn = new SearchConsoleStandIn('http://localhost'),
  hasPage,
}: Options = {}): Promise<SearchConsoleServer> {
  const server = createServer((req, res) => {
    const answered = hasPage && req.url === '/' ? servePage(standIn, req, res) : answer(standIn, req, res);
    answered.catch(() => res.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve());
  });
  return {
    standIn,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function servePage(standIn: SearchConsoleStandIn, req: IncomingMessage, res: ServerResponse) {
  if (req.method === 'POST') {
    readDemoForm(standIn, await readBody(req));
    res.writeHead(303, { location: '/' }).end();
  } else res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(demoPage(standIn));
}

async function answer(standIn: SearchConsoleStandIn, req: IncomingMessage, res: ServerResponse) {
  const call = `${req.method} ${decodeURIComponent(req.url ?? '')}`;
  const text = await readBody(req);
  standIn.calls.push(call);
  if (standIn.calls.length > 10_000) standIn.calls.splice(0, 5_000);
  const { faults } = standIn;
  if (faults.isDown) return send(res, 503, {});
  if (faults.limited > 0) {
    faults.limited -= 1;
    res.setHeader('retry-after', String(faults.retryAfter));
    return send(res, 429, { error: { code: 429 } });
  }
  if (call === 'POST /token') return send(res, ...standIn.answerToken(new URLSearchParams(text)));
  const token = req.headers.authorization?.replace('Bearer ', '') ?? '';
  if (!standIn.hasAccess(token)) return send(res, 401, { error: { code: 401 } });
  if (faults.isDisabled)
    return send(res, 403, { error: { code: 403, errors: [{ reason: 'accessNotConfigured' }] } });
  if (call === 'GET /webmasters/v3/sites') return send(res, ...standIn.listSites());
  const property = /^POST \/webmasters\/v3\/sites\/(.+)\/searchAnalytics\/query$/.exec(call)?.[1];
  if (!property) return send(res, 404, { error: { code: 404 } });
  await standIn.onQuery();
  const answered = standIn.answerQuery(property, JSON.parse(text));
  if (faults.body === undefined) return send(res, ...answered);
  send(res, 200, faults.body);
}

function send(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'content-type': 'application/json' });
  res.end(JSON.stringify(body));
}

async function readBody(req: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of req) text += part;
  return text;
}
