import { isWebOrigin } from '@site/api/platform/contracts/endpoint';
import type { Middleware } from '@site/api/platform/http/runMiddleware';
import type { Site } from '@site/api/site/information/contract';
import type { Response } from 'express';
import { paths } from '../../paths';
import { isBelow } from '../../src/router/findRoute';
import { INLINE_LOADER, sha256Source } from './inlineLoader';

/** What a page's policy depends on. */
export interface PagePolicy {
  /** The texts of the page's style blocks. */
  styles: string[];
  /** Hashes of the scripts the page preloads: a preload has no script behind it that could vouch for it. */
  preloads: string[];
  /** Set on workbench pages, which are never cached. */
  nonce?: string;
  /** Origins that may show the page in a frame of theirs. */
  framers: string[];
  /** The one site whose pages it may show in frames; none where empty. */
  framed: string;
  /** Whether scripts of other firms may run in it, and whether Google Ads is one of them. */
  hasTags: boolean;
  hasAds: boolean;
}

// An empty style element, which the style engine fills through the CSSOM.
const EMPTY_STYLE = sha256Source('');
const LOADER_SOURCE = sha256Source(INLINE_LOADER);
/** What the text editor calls its reading of pasted text, which it does in a document of its own that is never shown. */
const TEXT_EDITOR = 'ProseMirrorClipboard';
/** What the workbench calls the words of a mail, which it shows in a frame that runs nothing. */
const MAIL = 'mail';
const TAG_HOSTS =
  'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com https://*.g.doubleclick.net https://www.google.com';
const ADS_HOSTS = 'https://www.googleadservices.com https://pagead2.googlesyndication.com';

/** The Content-Security-Policy of a page: hashes for what everybody gets alike, a nonce for what one member gets. */
export function contentPolicy({
  styles,
  preloads,
  nonce,
  framers,
  framed,
  hasTags,
  hasAds,
}: PagePolicy): string {
  const tags = hasTags && !nonce ? ` ${TAG_HOSTS}${hasAds ? ` ${ADS_HOSTS}` : ''}` : '';
  return [
    "default-src 'self'",
    `script-src ${nonce ? `'nonce-${nonce}'` : [LOADER_SOURCE, ...preloads.map((hash) => `'${hash}'`)].join(' ')} 'strict-dynamic'`,
    `style-src 'self' ${nonce ? `'nonce-${nonce}'` : ''} ${styles.map(sha256Source).join(' ')} ${EMPTY_STYLE}`,
    // Custom properties on elements: positions of drawings, rulers and delays.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${tags}`,
    "font-src 'self'",
    `connect-src 'self'${tags}`,
    "media-src 'self'",
    "worker-src 'self'",
    `frame-src 'self'${framed && !nonce ? ` ${framed}` : ''}${tags}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framers.join(' ') || "'none'"}`,
    ...(nonce ? ["require-trusted-types-for 'script'", `trusted-types default ${TEXT_EDITOR} ${MAIL}`] : []),
  ].join('; ');
}

/** Who may show an address in a frame: the origins the owner names, for what lies under `/embedded`; nobody, for all else. */
export const frameAncestorsOf = (pathname: string, { frameOrigins }: Pick<Site, 'frameOrigins'>) =>
  isBelow(paths.embedded, pathname) ? frameOrigins : [];

/**
 * The booking service that pages may show in a frame: the one of the settings. Every page that visitors begin at, since
 * its policy goes on to hold when they move to where meetings are booked.
 */
export function frameSourceOf({ settings: { bookingProvider } }: Pick<Site, 'settings'>): string {
  const origin = URL.canParse(bookingProvider) ? new URL(bookingProvider).origin : '';
  return isWebOrigin(origin) ? origin : '';
}

/** What governs a document that is shown; a script is none, and the heaviest pages fetch many. */
const OF_DOCUMENTS = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'X-Frame-Options': 'DENY',
};

/** Headers of every answer, whatever it is. */
export const commonHeaders = (isHttps: boolean): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  ...OF_DOCUMENTS,
  ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
});

/** Sends these with every answer. */
export function sendHeaders(headers: Record<string, string>): Middleware {
  const all = Object.entries(headers);
  return (_request, response, next) => {
    for (const [name, value] of all) response.setHeader(name, value);
    next();
  };
}

/** Spares a script's answer the headers that mean nothing to it. */
export function removeDocumentHeaders(response: Response) {
  for (const name of Object.keys(OF_DOCUMENTS)) response.removeHeader(name);
}
