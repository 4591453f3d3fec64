import { videoOrigins } from '@site/api/content/markdown/linkBlocks';
import { isWebOrigin } from '@site/api/platform/contracts/endpoint';
import { parseUrl } from '@site/api/platform/contracts/parseUrl';
import type { Middleware } from '@site/api/platform/http/runMiddleware';
import type { Site } from '@site/api/siteData/contract';
import type { Response } from 'express';
import { paths } from '../../paths';
import { isBelow } from '../../src/router/findRoute';
import { INLINE_LOADER, sha256Source } from './inlineLoader';

/** The inputs of a page's Content-Security-Policy. */
export interface PagePolicy {
  /** The contents of the page's style elements. */
  styles: string[];
  /** Hashes of the scripts the page preloads. `strict-dynamic` does not cover preloads. */
  preloads: string[];
  /** Set on pages that are never cached: workbench and sealed pages. */
  nonce?: string;
  /** Origins that may embed the page in a frame. */
  frameAncestors: string[];
  /** The origin the page may embed in frames; empty for none. */
  frameSource: string;
  /** Whether third-party scripts may run, and whether Google Ads is one of them. */
  hasTags: boolean;
  hasAds: boolean;
}

// An empty style element, which Emotion fills through the CSSOM.
const EMPTY_STYLE = sha256Source('');
const LOADER_SOURCE = sha256Source(INLINE_LOADER);
/** The Trusted Types policy of the text editor, which parses pasted text in a detached document. */
const TEXT_EDITOR = 'ProseMirrorClipboard';
const TAG_HOSTS =
  'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com https://*.g.doubleclick.net https://www.google.com';
const ADS_HOSTS = 'https://www.googleadservices.com https://pagead2.googlesyndication.com';

/**
 * The Content-Security-Policy of a page: hashes on pages that are the same for everybody, a nonce on pages rendered
 * for one request.
 */
export function contentPolicy({
  styles,
  preloads,
  nonce,
  frameAncestors,
  frameSource,
  hasTags,
  hasAds,
}: PagePolicy): string {
  const tags = hasTags && !nonce ? ` ${TAG_HOSTS}${hasAds ? ` ${ADS_HOSTS}` : ''}` : '';
  return [
    "default-src 'self'",
    `script-src ${nonce ? `'nonce-${nonce}'` : [LOADER_SOURCE, ...preloads.map((hash) => `'${hash}'`)].join(' ')} 'strict-dynamic'`,
    `style-src 'self' ${nonce ? `'nonce-${nonce}'` : ''} ${styles.map(sha256Source).join(' ')} ${EMPTY_STYLE}`,
    // Custom properties on elements: positions of illustrations, rulers and delays.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${tags}`,
    "font-src 'self'",
    `connect-src 'self'${tags}`,
    "media-src 'self'",
    "worker-src 'self'",
    `frame-src ${["'self'", ...(nonce ? [] : [frameSource, ...videoOrigins])].filter(Boolean).join(' ')}${tags}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors.join(' ') || "'none'"}`,
    ...(nonce ? ["require-trusted-types-for 'script'", `trusted-types default ${TEXT_EDITOR}`] : []),
  ].join('; ');
}

/** The origins that may embed a page: those from the settings for pages below `/embedded`, none for all others. */
export const frameAncestorsOf = (pathname: string, { frameOrigins }: Pick<Site, 'frameOrigins'>) =>
  isBelow(paths.embedded, pathname) ? frameOrigins : [];

/**
 * The origin of the booking service from the settings, which pages may embed. It is allowed on every page, because
 * the policy of the first page stays in force when the visitor navigates to a booking page.
 */
export function frameSourceOf({ settings: { bookingProvider } }: Pick<Site, 'settings'>): string {
  const origin = parseUrl(bookingProvider)?.origin ?? '';
  return isWebOrigin(origin) ? origin : '';
}

/** Headers that only affect documents. They are omitted from scripts to save bytes. */
const DOCUMENT_HEADERS = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'X-Frame-Options': 'DENY',
};

/** Headers of every response. */
export const commonHeaders = (isHttps: boolean): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  ...DOCUMENT_HEADERS,
  ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
});

/** Adds headers to every response. */
export function sendHeaders(headers: Record<string, string>): Middleware {
  const all = Object.entries(headers);
  return (_request, response, next) => {
    for (const [name, value] of all) response.setHeader(name, value);
    next();
  };
}

/** Removes the headers that have no effect on a script. */
export function removeDocumentHeaders(response: Response) {
  for (const name of Object.keys(DOCUMENT_HEADERS)) response.removeHeader(name);
}
