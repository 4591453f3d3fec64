import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RedirectRule } from '@site/api/contract/redirects';
import type { Site } from '@site/api/contract/site';
import { ruleFor, targetOf } from '@site/api/redirectRule';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { paths } from '../paths';
import type { Route } from '../src/boot';
import { findRoute, lostAt } from '../src/router/resolve';
import type { AddressReports } from './AddressReports';
import { isGuarded, isSignedIn } from './adminGuard';
import type { Step } from './before';
import { framersOf } from './headers';
import { type CachedPage, type Encoding, type HtmlCache, pack } from './htmlCache';
import { isKnownTag } from './isKnownTag';
import { mayBePage } from './mayBePage';
import { redirectFor } from './redirects';
import type { Releases } from './releases';
import { rememberByPath } from './rememberByPath';
import { render } from './render';
import type { ShellFiles } from './shellFiles';
import type { Snapshot } from './snapshot';

export interface PagesOptions {
  releases: Releases;
  site: { readonly current: Site };
  /** Where it is told what happened to old addresses. */
  reports: Pick<AddressReports, 'followed' | 'lost'>;
  shell: ShellFiles;
  cache: HtmlCache;
  apiOrigin: string;
  publicOrigin: string;
}

/** Answers every address that is not a file or a call: a redirect, a page, or an honest error page. */
export function pages(options: PagesOptions): RequestHandler {
  return async (request, response) => {
    const asked = read(options, request);
    const { snapshot, route, pathname, search, rule, key } = asked;
    request.pattern = route?.path;
    if (asked.isGuarded && !(await isSignedIn(options.apiOrigin, request.headers.cookie)))
      return sendToSignIn(request.url, response);
    const target = redirectFor(pathname, search);
    if (target) return response.redirect(pathname === paths.admin.home ? 302 : 301, target);
    response.setHeader('X-Snapshot', snapshot.id);
    if (rule) return followRule(options, rule, request, response);
    const page = key === undefined ? undefined : await findPage(options, snapshot, key, request.ip);
    // A page has one address in browsers as well: other spellings of it lead there.
    if (asked.isRespelled && page?.status !== 404) return response.redirect(301, request.url);
    if (!page) return sendWorkbench(options, snapshot, request, response);
    const isLost = page.status === 404 && !asked.isGuarded && !route?.isPrivate && mayBePage(request);
    if (isLost) options.reports.lost(pathname);
    if (page.location) return response.redirect(page.status, page.location);
    return sendPage(page, options, request, response);
  };
}

/**
 * Answers with a page that is kept already, and goes on to `next` with all that is not as simple. It stands before
 * files and calls, and takes no answer from them: only an address that none of them had is kept.
 */
export function keptPages(options: PagesOptions, visitorOf: (request: IncomingMessage) => string): Step {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const { snapshot, route, pathname, isRespelled, isGuarded, rule, key } = read(options, request);
    if (isRespelled || isGuarded || rule || key === undefined || redirectFor(pathname, '')) return next();
    const page = options.cache.kept(...cached(options, snapshot, key, visitorOf(request)));
    if (page?.status !== 200) return next();
    request.pattern = route?.path;
    response.setHeader('X-Snapshot', snapshot.id);
    return sendPage(page, options, request, response);
  };
}

/** What is known of an address before anything is made for it. */
function read({ releases: { snapshot }, site }: PagesOptions, { address }: IncomingMessage) {
  const { pathname, search, isRespelled } = address ?? { pathname: '/', search: '', isRespelled: false };
  const route = routeAt(snapshot.routes, pathname);
  return {
    ...{ snapshot, route, pathname, search, isRespelled },
    /** Only members may know what is here. */
    isGuarded: isGuarded(route, pathname),
    rule: ruleAt(site.current.redirects, pathname),
    /** Of the page that everybody gets here; none where each member gets one of their own. */
    key: keyOf(route, pathname, search),
  };
}

const routeAt = rememberByPath(findRoute);
const ruleAt = rememberByPath(ruleFor<RedirectRule>);

/** Leads on, or says that what was here is gone. Asked for anew each time, since the team may change its mind. */
async function followRule(options: PagesOptions, rule: RedirectRule, request: Request, response: Response) {
  const { pathname, search } = read(options, request);
  options.reports.followed(rule.id);
  const target = targetOf(rule, pathname, search);
  if (target === undefined) {
    const lost = await findPage(options, options.releases.snapshot, lostAt(pathname));
    const gone = { ...lost, status: lost.status === 404 ? 410 : lost.status };
    return sendPage(gone, options, request, response);
  }
  response.setHeader('Cache-Control', 'no-cache');
  response.redirect(Number(rule.code), target);
}

function sendToSignIn(asked: string, response: Response) {
  response.setHeader('Cache-Control', 'no-store');
  response.redirect(302, `${paths.admin.login}?next=${encodeURIComponent(asked)}`);
}

/** The page's path with those query keys, each once, that change what the server renders. */
function keyOf(route: Route | undefined, pathname: string, search: string): string | undefined {
  if (!route) return lostAt(pathname);
  if (route.frame === 'workbench') return undefined;
  if (!search || !route.queryKeys) return pathname;
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams(
    route.queryKeys.flatMap((key) => (given.has(key) ? [[key, given.get(key) ?? '']] : [])),
  );
  return kept.size ? `${pathname}?${kept}` : pathname;
}

/** The page for a key; the one not-found page where there is none. */
async function findPage(
  options: PagesOptions,
  snapshot: Snapshot,
  url: string,
  address = '',
): Promise<CachedPage> {
  const page = await options.cache.get(...cached(options, snapshot, url, address));
  const lost = lostAt(url);
  return page.status === 404 && url !== lost ? findPage(options, snapshot, lost, address) : page;
}

const cached = (options: PagesOptions, snapshot: Snapshot, url: string, address = '') =>
  [`${snapshot.id} ${url}`, address, () => render({ ...options, url, snapshot })] as const;

async function sendWorkbench(
  options: PagesOptions,
  snapshot: Snapshot,
  request: Request,
  response: Response,
) {
  const nonce = randomBytes(16).toString('base64');
  const { status, html = '', policy = '' } = await render({ ...options, url: request.url, snapshot, nonce });
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Integrity-Policy', 'blocked-destinations=(script)');
  response.status(status);
  const encoding = encodingFor(request);
  sendBody(response, encoding, await pack[encoding](Buffer.from(html)));
}

function sendPage(
  page: CachedPage,
  { site }: PagesOptions,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const mayKeep = page.status === 200 && page.mayKeep;
  response.statusCode = page.status;
  // Beside a policy that names who may frame the page there is no way to say the same in this header.
  if (framersOf(request.address?.pathname ?? '', site.current).length)
    response.removeHeader('X-Frame-Options');
  response.setHeader('Content-Security-Policy', page.policy);
  response.setHeader('Cache-Control', mayKeep ? 'public, max-age=0, must-revalidate' : 'no-store');
  if (page.status === 503) response.setHeader('Retry-After', '10');
  if (mayKeep) response.setHeader('ETag', page.etag);
  if (mayKeep && isKnownTag(page.etag, request.headers['if-none-match'])) {
    response.statusCode = 304;
    response.setHeader('Vary', 'Accept-Encoding');
    return response.end();
  }
  const encoding = encodingFor(request);
  return sendBody(response, encoding, page.bodies[encoding]);
}

function sendBody(response: ServerResponse, encoding: Encoding, body: Buffer) {
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', body.length);
  return response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** The smallest form the browser takes: the order in which it names them says nothing. */
const encodingFor = (request: IncomingMessage): Encoding =>
  (['br', 'gzip'] as const).find((encoding) => accepts.call(request as Request, encoding)) ?? 'identity';

const accepts = express.request.acceptsEncodings;
