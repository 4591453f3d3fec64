import { randomBytes } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import { findRoute } from '../src/router/resolve';
import type { CachedPage, Encoding, HtmlCache } from './htmlCache';
import { redirectFor } from './redirects';
import type { Releases } from './releases';
import { isWorkbench, render } from './render';
import type { SettingsSource } from './settingsSource';
import type { ShellFiles } from './shellFiles';
import type { Snapshot } from './snapshot';

export interface PagesOptions {
  releases: Releases;
  settings: SettingsSource;
  shell: ShellFiles;
  cache: HtmlCache;
}

/** Answers every address that is not a file or a call: a redirect, a page, or an honest error page. */
export function pages(options: PagesOptions): RequestHandler {
  return async (request, response) => {
    const target = redirectFor(request.path, request.url.slice(request.path.length));
    if (target) return response.redirect(request.path === '/admin' ? 302 : 301, target);
    const { snapshot } = options.releases;
    response.setHeader('X-Snapshot', snapshot.id);
    if (isWorkbench(snapshot, request.path))
      return sendWorkbench(options, snapshot, request.originalUrl, response);
    const url = pageUrl(snapshot, request.path, new URL(request.url, 'http://site').searchParams);
    const { shell, settings, cache } = options;
    const page = await cache.get(`${snapshot.id} ${url ?? '404'}`, () =>
      render({ url: url ?? request.path, snapshot, shell, settings }),
    );
    sendPage(
      page,
      encodingFor(request.acceptsEncodings(['br', 'gzip'])),
      request.headers['if-none-match'],
      response,
    );
  };
}

/** The address a page is kept under: its path and the query keys it declares, or nothing where no page answers. */
function pageUrl(snapshot: Snapshot, pathname: string, query: URLSearchParams): string | undefined {
  const route = findRoute(snapshot.routes, pathname);
  if (!route) return undefined;
  const kept = new URLSearchParams(
    (route.queryKeys ?? []).flatMap((key) => query.getAll(key).map((value) => [key, value])),
  );
  return kept.size ? `${pathname}?${kept}` : pathname;
}

async function sendWorkbench(
  { shell, settings }: PagesOptions,
  snapshot: Snapshot,
  url: string,
  response: Response,
) {
  const nonce = randomBytes(16).toString('base64');
  const { status, html, policy } = await render({ url, snapshot, shell, settings, nonce });
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Security-Policy', policy ?? '');
  response.setHeader('Integrity-Policy', 'blocked-destinations=(script)');
  response.status(status).type('html').send(html);
}

function sendPage(page: CachedPage, encoding: Encoding, known: string | undefined, response: Response) {
  if (page.location) return response.redirect(page.status, page.location);
  response.setHeader('Content-Security-Policy', page.policy);
  const mayKeep = page.status === 200 && page.mayKeep;
  response.setHeader('Cache-Control', mayKeep ? 'public, max-age=0, must-revalidate' : 'no-store');
  response.setHeader('Vary', 'Accept-Encoding');
  if (page.status === 503) response.setHeader('Retry-After', '10');
  if (mayKeep) {
    response.setHeader('ETag', page.etag);
    if (known === page.etag) return response.status(304).end();
  }
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', page.bodies[encoding].length);
  return response.status(page.status).end(response.req.method === 'HEAD' ? undefined : page.bodies[encoding]);
}

const encodingFor = (accepted: string | false): Encoding =>
  accepted === 'br' || accepted === 'gzip' ? accepted : 'identity';
