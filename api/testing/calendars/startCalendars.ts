import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseUrl } from '../../platform/contracts/parseUrl';
import { CalendarStandIn } from './CalendarStandIn';
import { demoPage, readDemoForm } from './demoPage';
import { googleCalls } from './googleCalls';
import { microsoftCalls } from './microsoftCalls';

export interface CalendarServer {
  google: CalendarStandIn;
  microsoft: CalendarStandIn;
  origin: string;
  stop: () => Promise<void>;
}

interface Options {
  port?: number;
  google?: CalendarStandIn;
  microsoft?: CalendarStandIn;
  /** Serves a page that shows the calendars, changes them and simulates failures. */
  hasPage?: boolean;
}

/** Starts a server on this machine that answers like the calendars of Google and Microsoft. */
export async function startCalendars({
  port = 0,
  google = new CalendarStandIn('google'),
  microsoft = new CalendarStandIn('microsoft'),
  hasPage,
}: Options = {}): Promise<CalendarServer> {
  const server = createServer((req, res) => {
    const account = req.url?.startsWith('/microsoft/') ? microsoft : google;
    const answered =
      hasPage && req.url === '/' ? servePage([google, microsoft], req, res) : answer(account, req, res);
    answered.catch(() => res.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve());
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  google.origin = origin;
  microsoft.origin = origin;
  return {
    google,
    microsoft,
    origin,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Follows the URL of an attempt as a person who allows or denies it. Returns the query of the redirect. */
export async function decide(
  url: string,
  decision: 'allow' | 'deny' = 'allow',
): Promise<Record<string, string>> {
  const response = await fetch(`${url}&decision=${decision}`, { redirect: 'manual' });
  const location = response.headers.get('location');
  if (!location) throw new Error(`the stand-in refused the attempt: ${await response.text()}`);
  return Object.fromEntries(new URL(location).searchParams);
}

async function servePage(accounts: CalendarStandIn[], req: IncomingMessage, res: ServerResponse) {
  if (req.method === 'POST') {
    readDemoForm(accounts, await readBody(req));
    res.writeHead(303, { location: '/' }).end();
  } else res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(demoPage(accounts));
}

async function answer(account: CalendarStandIn, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost');
  const call = `${req.method} ${decodeURIComponent(pathname)}`;
  const text = await readBody(req);
  account.calls.push(call);
  if (account.calls.length > 10_000) account.calls.splice(0, 5_000);
  if (/\/(?:auth|authorize)$/.test(pathname)) return answerAuthorization(account, searchParams, res);
  const { faults } = account;
  if (faults.isDown) return send(res, 503, {});
  if (faults.limited > 0) {
    faults.limited -= 1;
    res.setHeader('retry-after', String(faults.retryAfter));
    return send(res, 429, { error: { code: 429 } });
  }
  const replaced = Object.keys(faults.bodies).find((end) => pathname.endsWith(end));
  if (replaced) return send(res, 200, faults.bodies[replaced]);
  const form = Object.fromEntries(new URLSearchParams(text));
  if (pathname.endsWith('/token')) {
    const tokens = account.answerTokenRequest(form);
    account.onChange();
    return send(res, ...tokens);
  }
  if (pathname === '/google/revoke') {
    const isKnown = account.grants.delete(form.token ?? '');
    if (isKnown) account.revoked.push(form.token ?? '');
    account.onChange();
    return send(res, isKnown ? 200 : 400, isKnown ? {} : { error: 'invalid_token' });
  }
  const token = req.headers.authorization?.replace('Bearer ', '') ?? '';
  if (faults.rejectsAccess) account.access.delete(token);
  if (!account.access.has(token)) return send(res, 401, { error: { code: 401 } });
  const calls = account.provider === 'google' ? googleCalls : microsoftCalls;
  for (const [pattern, handle] of calls) {
    const match = pattern.exec(call);
    if (!match) continue;
    const [status, body] = handle(account, match, searchParams, text ? JSON.parse(text) : {});
    const isWrite = req.method !== 'GET' && !pathname.endsWith('freeBusy');
    if (isWrite) account.onWrite();
    if (isWrite) account.onChange();
    if (isWrite && faults.neverAnswers) return;
    if (isWrite && faults.lostAnswers > 0) {
      faults.lostAnswers -= 1;
      res.destroy();
      return;
    }
    return send(res, status, body);
  }
  send(res, 404, { error: { code: 404 } });
}

/** The consent page: with a `decision` in the query, the redirect that follows it. */
function answerAuthorization(account: CalendarStandIn, query: URLSearchParams, res: ServerResponse): void {
  const get = (name: string) => query.get(name) ?? '';
  const fault =
    (get('client_id') !== account.clientId && 'unknown client_id') ||
    (get('response_type') !== 'code' && 'wrong response_type') ||
    (get('code_challenge_method') !== 'S256' && 'no PKCE') ||
    (!parseUrl(get('redirect_uri')) && 'wrong redirect_uri');
  if (fault) {
    send(res, 400, { error: fault });
    return;
  }
  const decision = query.get('decision');
  if (!decision) {
    sendConsentPage(account, query, res);
    return;
  }
  const target = new URL(get('redirect_uri'));
  target.searchParams.set('state', get('state'));
  if (decision === 'allow') {
    const scopes = get('scope').split(' ');
    const given = scopes.filter((scope) => !account.faults.withheld.some((name) => scope.endsWith(name)));
    const code = { challenge: get('code_challenge'), redirectUri: get('redirect_uri'), scopes: given };
    target.searchParams.set('code', account.issueCode(code));
  } else target.searchParams.set('error', 'access_denied');
  res.writeHead(302, { location: target.href }).end();
}

function sendConsentPage(
  { provider, address }: CalendarStandIn,
  query: URLSearchParams,
  res: ServerResponse,
): void {
  const link = (decision: string) =>
    `?${query}&decision=${decision}`.replaceAll('&', '&amp;').replaceAll('"', '%22');
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Demonstration of ${provider}</title>
<body style="font:16px/1.5 sans-serif;max-width:34rem;margin:3rem auto;padding:0 1rem">
<h1>Demonstration</h1><p>This page on your machine stands in for ${provider}. No data leaves it.</p>
<p>Account: <b>${address}</b></p><p><a href="${link('allow')}">Allow</a> · <a href="${link('deny')}">Deny</a></p>`;
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
}

function send(res: ServerResponse, status: number, body?: unknown): void {
  res.writeHead(status, { 'content-type': 'application/json' });
  res.end(body === undefined ? '' : JSON.stringify(body));
}

async function readBody(req: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of req) text += part;
  return text;
}
