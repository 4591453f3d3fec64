import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoPage, readDemoForm } from './demoPage';
import { HubspotPortal } from './HubspotPortal';
import { portalCalls } from './portalCalls';
import { error } from './portalErrors';

interface Options {
  port?: number;
  portal?: HubspotPortal;
  /** Serves a page that shows the portal and simulates failures. */
  hasPage?: boolean;
}

export interface HubspotServer {
  portal: HubspotPortal;
  origin: string;
  stop: () => Promise<void>;
}

/** Starts a server that answers like HubSpot, on this machine. */
export async function startHubspot({
  port = 0,
  portal = new HubspotPortal(),
  hasPage,
}: Options = {}): Promise<HubspotServer> {
  const server = createServer((req, res) => {
    answer(portal, req, res, hasPage === true).catch(() => res.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve());
  });
  return {
    portal,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Json = Record<string, unknown>;

async function answer(
  portal: HubspotPortal,
  req: IncomingMessage,
  res: ServerResponse,
  hasPage: boolean,
): Promise<void> {
  const path = new URL(req.url ?? '/', 'http://localhost').pathname;
  const call = `${req.method} ${path}`;
  const text = await readBody(req);
  if (hasPage && path === '/') {
    if (req.method === 'POST') {
      readDemoForm(portal, text);
      res.writeHead(303, { location: '/' }).end();
    } else res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(demoPage(portal));
    return;
  }
  const { faults } = portal;
  if (faults.delayMs) await sleep(faults.delayMs);
  portal.calls.push(call);
  if (portal.calls.length > 10_000) portal.calls.splice(0, 5_000);
  await portal.onCall(call);
  if (faults.isDown) return send(res, 503, error('The service is unavailable.', 'SERVICE_UNAVAILABLE'));
  if (faults.limited > 0) {
    faults.limited -= 1;
    res.setHeader('retry-after', String(faults.retryAfter));
    return send(res, 429, error('You have reached your ten_secondly_rolling limit.', 'RATE_LIMITS'));
  }
  const isToken = path === '/oauth/v2/private-apps/get/access-token-info';
  const body = (text ? JSON.parse(text) : {}) as Json;
  const given = isToken ? body.tokenKey : req.headers.authorization?.replace('Bearer ', '');
  if (faults.isRevoked || given !== portal.token)
    return send(res, 401, error('Authentication credentials not found.', 'INVALID_AUTHENTICATION'));
  const route = portalCalls.find(([pattern]) => pattern.test(call));
  if (!route) return send(res, 404, error('No such path.', 'NOT_FOUND'));
  const [, scope, handle] = route;
  if (scope && !portal.scopes.includes(scope)) return send(res, 403, missingScope(scope));
  const isWrite = /write/.test(scope) || path.startsWith('/submissions/');
  if (isWrite && faults.conflicts > 0) {
    faults.conflicts -= 1;
    return send(res, 409, error('The contact was changed at the same time.', 'CONFLICT'));
  }
  const [status, result] = handle(portal, body, call);
  if (isWrite && faults.lostAnswers > 0) {
    faults.lostAnswers -= 1;
    res.destroy();
    return;
  }
  res.setHeader('x-hubspot-ratelimit-daily', '250000');
  res.setHeader('x-hubspot-ratelimit-daily-remaining', String(250_000 - portal.calls.length));
  res.setHeader('x-hubspot-ratelimit-max', '100');
  res.setHeader('x-hubspot-ratelimit-remaining', '99');
  send(res, status, result);
}

const missingScope = (scope: string) => ({
  ...error('This app hasn’t been granted all required scopes to make this call.', 'MISSING_SCOPES'),
  errors: [{ message: 'One or more scopes are missing.', context: { requiredGranularScopes: [scope] } }],
});

function send(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'content-type': 'application/json' });
  res.end(body === undefined ? '' : JSON.stringify(body));
}

async function readBody(req: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of req) {
    text += part;
    if (text.length > 4_000_000) throw new Error('too long');
  }
  return text;
}
