import { PassThrough } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStyleCache, globalCss, type StyleCache, splitStyles } from '../../kit/server';
import type { Boot } from '../../src/boot';
import { INLINE_LOADER } from '../http/inlineLoader';
import { sealTag } from './sealedPages';

const RENDER_BUDGET_MS = 3_000;

export interface DocumentParts {
  boot: Boot;
  /** Scripts to preload besides the shell's own. */
  preloads: string[];
  fonts: string[];
  nonce?: string;
  /** The address shown for a sealed page, without its key. */
  sealedAt?: string;
}

export interface RenderedDocument {
  html: string;
  /** The contents of its style elements, for the policy. */
  styles: string[];
}

/** Renders the complete tree, waits for all suspended parts, and inserts styles, preloads and boot data. */
export async function renderDocument(
  tree: (cache: StyleCache) => ReactElement,
  parts: DocumentParts,
): Promise<RenderedDocument> {
  const cache = createStyleCache();
  const { markup, critical, deferred, ids } = splitStyles(await renderAll(tree(cache)), cache);
  const css = globalCss.styles + critical;
  const nonce = parts.nonce ? ` nonce="${parts.nonce}"` : '';
  // In the body, because Chromium delays the first paint for fonts that are preloaded in the head.
  const fonts = parts.fonts
    .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${href}"/>`)
    .join('');
  const scripts = [...parts.boot.scripts, ...parts.preloads]
    .map((href) => preloadTag(href, parts.boot.integrity[href], nonce))
    .join('');
  const head = `<style data-ids="${ids.join(' ')}"${nonce}>${css}</style>`;
  // After the content, so that scripts do not compete with what the first paint needs.
  const tail = `${scripts}<script type="application/json" id="boot">${serializeForScript(parts.boot)}</script><script${nonce}>${INLINE_LOADER}</script>`;
  // As functions, because page text may contain `$&`.
  const seal = parts.sealedAt && parts.nonce ? sealTag(parts.sealedAt, parts.nonce) : '';
  const html = markup
    .replace('<head>', () => `<head>${seal}`)
    .replace('</head>', () => `${head}</head>`)
    .replace('<body>', () => `<body>${fonts}`)
    .replace(/<\/body><\/html>$/, () => `${tail}</body></html>`);
  return { html: `<!DOCTYPE html>${html.replace(/^<!DOCTYPE html>/i, '')}`, styles: [css, deferred] };
}

const preloadTag = (href: string, integrity: string | undefined, nonce: string) =>
  `<link rel="preload" as="script" crossorigin="anonymous" integrity="${integrity}" href="${href}"${nonce}/>`;

/** JSON that is safe inside a script element. */
const serializeForScript = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function renderAll(tree: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new PassThrough();
    sink.on('data', (chunk: Buffer) => chunks.push(chunk));
    sink.on('end', () => resolve(Buffer.concat(chunks).toString()));
    let failure: unknown;
    const stream = renderToPipeableStream(tree, {
      // Otherwise React moves completed sections to the end and places them with inline scripts.
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
