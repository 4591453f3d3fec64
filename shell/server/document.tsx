import { PassThrough } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStyleCache, globalCss, type StyleCache, styleBlock } from '../kit/server';
import type { Boot } from '../src/boot';
import { LOADER } from './loader';

const RENDER_BUDGET_MS = 3_000;

export interface DocumentParts {
  boot: Boot;
  /** Scripts to fetch early, beside the shell's own. */
  preloads: string[];
  fonts: string[];
  nonce?: string;
}

export interface RenderedDocument {
  html: string;
  /** The text of the one style block, for the policy. */
  css: string;
}

/** Renders the whole tree, waits for all of it, and puts styles, preloads and boot data where they belong. */
export async function renderDocument(
  tree: (cache: StyleCache) => ReactElement,
  parts: DocumentParts,
): Promise<RenderedDocument> {
  const cache = createStyleCache();
  const markup = await renderAll(tree(cache));
  const block = styleBlock(cache);
  const css = globalCss.styles + block.css;
  const nonce = parts.nonce ? ` nonce="${parts.nonce}"` : '';
  const head = [
    ...parts.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${href}"/>`,
    ),
    ...[...parts.boot.scripts, ...parts.preloads].map((href) =>
      preloadTag(href, parts.boot.integrity[href], nonce),
    ),
    `<style data-ids="${block.ids.join(' ')}"${nonce}>${css}</style>`,
  ].join('');
  const tail = `<script type="application/json" id="boot">${serialise(parts.boot)}</script><script${nonce}>${LOADER}</script>`;
  // Functions, because page text may hold `$&`.
  const html = markup
    .replace('</head>', () => `${head}</head>`)
    .replace(/<\/body><\/html>$/, () => `${tail}</body></html>`);
  return { html: `<!DOCTYPE html>${html.replace(/^<!DOCTYPE html>/i, '')}`, css };
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
