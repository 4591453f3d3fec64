import { PassThrough } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStyleCache, globalCss, placeStyles, type StyleCache } from '../../kit/server';
import type { Boot } from '../../src/boot';
import { INLINE_LOADER } from '../http/inlineLoader';
import { sealTag } from './sealedPages';

const RENDER_BUDGET_MS = 3_000;

export interface DocumentParts {
  boot: Boot;
  /** Scripts to fetch early, beside the shell's own. */
  preloads: string[];
  fonts: string[];
  nonce?: string;
  /** Of a sealed page, the address it is left with. */
  sealedAt?: string;
}

export interface RenderedDocument {
  html: string;
  /** The texts of its style blocks, for the policy. */
  styles: string[];
}

/** Renders the whole tree, waits for all of it, and puts styles, preloads and boot data where they belong. */
export async function renderDocument(
  tree: (cache: StyleCache) => ReactElement,
  parts: DocumentParts,
): Promise<RenderedDocument> {
  const cache = createStyleCache();
  const { markup, early, late, ids } = placeStyles(await renderAll(tree(cache)), cache);
  const css = globalCss.styles + early;
  const nonce = parts.nonce ? ` nonce="${parts.nonce}"` : '';
  // In the body: for a font that is preloaded in the head, Chromium holds the first picture back.
  const fonts = parts.fonts
    .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${href}"/>`)
    .join('');
  const scripts = [...parts.boot.scripts, ...parts.preloads]
    .map((href) => preloadTag(href, parts.boot.integrity[href], nonce))
    .join('');
  const head = `<style data-ids="${ids.join(' ')}"${nonce}>${css}</style>`;
  // After the words: what the first screen is painted from shall not wait for its turn among the scripts.
  const tail = `${scripts}<script type="application/json" id="boot">${serialise(parts.boot)}</script><script${nonce}>${INLINE_LOADER}</script>`;
  // Functions, because page text may hold `$&`.
  const seal = parts.sealedAt && parts.nonce ? sealTag(parts.sealedAt, parts.nonce) : '';
  const html = markup
    .replace('<head>', () => `<head>${seal}`)
    .replace('</head>', () => `${head}</head>`)
    .replace('<body>', () => `<body>${fonts}`)
    .replace(/<\/body><\/html>$/, () => `${tail}</body></html>`);
  return { html: `<!DOCTYPE html>${html.replace(/^<!DOCTYPE html>/i, '')}`, styles: [css, late] };
}

const preloadTag = (href: string, integrity: string | undefined, nonce: string) =>
  `<link rel="preload" as="script" crossorigin="anonymous" integrity="${integrity}" href="${href}"${nonce}/>`;

/** JSON that may stand inside a script element. */
const serialise = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function renderAll(tree: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new PassThrough();
    sink.on('data', (chunk: Buffer) => chunks.push(chunk));
    sink.on('end', () => resolve(Buffer.concat(chunks).toString()));
    let failure: unknown;
    const stream = renderToPipeableStream(tree, {
      // Else finished sections move to the end, to be put in place by inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
      onShellError: reject,
      onAllReady: () => {
        clearTimeout(timer);
        if (failure) reject(failure);
        else stream.pipe(sink);
      },
    });
    const timer = setTimeout(
      () => stream.abort(new Error(`not rendered within ${RENDER_BUDGET_MS} ms`)),
      RENDER_BUDGET_MS,
    );
  });
}
