import { randomBytes } from 'node:crypto';
import type { RedirectRule } from '@site/api/contract/redirects';
import type { Site } from '@site/api/contract/site';
import { ruleFor, targetOf } from '@site/api/redirectRule';
import type { Request, RequestHandler, Response } from 'express';
import { paths } from '../paths';
import type { Route } from '../src/boot';
import { findRoute, lostAt } from '../src/router/resolve';
import type { AddressReports } from './AddressReports';
import { isGuarded, isSignedIn } from './adminGuard';
import { framersOf } from './headers';
import type { CachedPage, Encoding, HtmlCache } from './htmlCache';
import { isKnownTag } from './isKnownTag';
import { mayBePage } from './mayBePage';
import { redirectFor } from './redirects';
import type { Releases } from './releases';
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
    const { path: pathname } = request;
    const search = request.url.slice(pathname.length);
    const { snapshot } = options.releases;
    const route = findRoute(snapshot.routes, pathname);
    response.locals.pattern = route?.path;
    const isInside = isGuarded(route, pathname);
    if (isInside && !(await isSignedIn(options.apiOrigin, request.headers.cookie)))
      return sendToSignIn(request.url, response);
    const target = redirectFor(pathname, search);
    if (target) return response.redirect(pathname === paths.admin.home ? 302 : 301, target);
    response.setHeader('X-Snapshot', snapshot.id);
    const rule = ruleFor(options.site.current.redirects, pathname);
    if (rule) return followRule(options, rule, request, response);
    const isWorkbench = route?.frame === 'workbench';
    const url = route ? keyOf(route, pathname, search) : lostAt(pathname);
    const page = isWorkbench ? undefined : await findPage(options, snapshot, url, request.ip);
    // A page has one address in browsers as well: other spellings of it lead there.
    if (response.locals.isRespelled && page?.status !== 404) return response.redirect(301, request.url);
    if (!page) return sendWorkbench(options, snapshot, request.url, response);
    const isLost = page.status === 404 && !isInside && !route?.isPrivate && mayBePage(request);
    if (isLost) options.reports.lost(pathname);
    // Beside a policy that names who may frame the page there is no way to say the same in this header.
    if (framersOf(pathname, options.site.current).length) response.removeHeader('X-Frame-Options');
    return sendPage(page, request, response);
  };
}

/** Leads on, or says that what was here is gone. Asked for anew each time, since the team may change its mind. */
async function followRule(options: PagesOptions, rule: RedirectRule, request: Request, response: Response) {
  const { path: pathname, url } = request;
  options.reports.followed(rule.id);
  const target = targetOf(rule, pathname, url.slice(pathname.length));
  if (target === undefined) {
    const lost = await findPage(options, options.releases.snapshot, lostAt(pathname));
    return sendPage({ ...lost, status: lost.status === 404 ? 410 : lost.status }, request, response);
  }
  response.setHeader('Cache-Control', 'no-cache');
  response.redirect(Number(rule.code), target);
}

function sendToSignIn(asked: string, response: Response) {
  response.setHeader('Cache-Control', 'no-store');
  response.redirect(302, `${paths.admin.login}?next=${encodeURIComponent(asked)}`);
}

/** The page's path with those query keys, each once, that change what the server renders. */
function keyOf(route: Route, pathname: string, search: string): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams(
    (route.queryKeys ?? []).flatMap((key) => (given.has(key) ? [[key, given.get(key) ?? '']] : [])),
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
  const page = await options.cache.get(`${snapshot.id} ${url}`, address, () =>
    render({ ...options, url, snapshot }),
  );
  const lost = lostAt(url);
  return page.status === 404 && url !== lost ? findPage(options, snapshot, lost, address) : page;
}

async function sendWorkbench(options: PagesOptions, snapshot: Snapshot, url: string, response: Response) {
  const nonce = randomBytes(16).toString('base64');
  const { status, html, policy } = await render({ ...options, url, snapshot, nonce });
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Security-Policy', policy ?? '');
  response.setHeader('Integrity-Policy', 'blocked-destinations=(script)');
  response.status(status).type('html').send(html);
}

function sendPage(page: CachedPage, request: Request, response: Response) {
  if (page.location) return response.redirect(page.status, page.location);
  const mayKeep = page.status === 200 && page.mayKeep;
  response.status(page.status);
  response.setHeader('Content-Security-Policy', page.policy);
  response.setHeader('Cache-Control', mayKeep ? 'public, max-age=0, must-revalidate' : 'no-store');
  response.setHeader('Vary', 'Accept-Encoding');
  if (page.status === 503) response.setHeader('Retry-After', '10');
  if (mayKeep) response.setHeader('ETag', page.etag);
  if (mayKeep && isKnownTag(page.etag, request.headers['if-none-match'])) return response.status(304).end();
  const encoding = encodingFor(request);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', page.bodies[encoding].length);
  return response.end(request.method === 'HEAD' ? undefined : page.bodies[encoding]);
}

/** The smallest form the browser takes: the order in which it names them says nothing. */
const encodingFor = (request: Request): Encoding =>
  (['br', 'gzip'] as const).find((encoding) => request.acceptsEncodings(encoding)) ?? 'identity';
