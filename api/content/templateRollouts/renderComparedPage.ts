import { escaped } from '../../platform/mail/renderMail';
import type { LandingDraft } from '../landingPages/contract';
import { compareInThread } from '../pageTemplates/rendering/templateThreads';
import { type PageText, pageTexts } from './pageTexts';

/** One side of a comparison as a page without scripts, with the words marked that the other side does not have. */
export async function renderComparedPage(
  before: LandingDraft,
  after: LandingDraft,
  side: 'before' | 'after',
): Promise<string> {
  const [one, other] = [pageTexts(before), pageTexts(after)];
  const found = await compareInThread(
    one.map(({ text }) => text),
    other.map(({ text }) => text),
  );
  const lines = side === 'before' ? one : other;
  const tag = side === 'before' ? 'del' : 'ins';
  const texts = lines.map(({ kind, text }, at) => {
    const pieces = found?.[side][at] ?? [{ text, isMarked: true }];
    const html = pieces
      .map((piece) => (piece.isMarked ? `<${tag}>${escaped(piece.text)}</${tag}>` : escaped(piece.text)))
      .join(' ');
    return elementOf(kind, html);
  });
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${side === 'before' ? 'Before' : 'After'}: ${escaped(before.label)}</title><style>${STYLES}</style></head>`,
    `<body><main>${texts.join('\n')}</main></body></html>`,
  ].join('');
}

function elementOf(kind: PageText['kind'], html: string): string {
  if (kind === 'title') return `<p class="name">Meta title</p><p class="title">${html}</p>`;
  if (kind === 'description')
    return `<p class="name">Meta description</p><p class="description">${html}</p><hr>`;
  return kind === 'heading' ? `<h2>${html}</h2>` : `<p>${html}</p>`;
}

const STYLES = `
:root{color-scheme:light}
body{margin:0;padding:16px;background:#fff;color:#12202e;font:15px/1.5 Arial,sans-serif;overflow-wrap:anywhere}
h2{margin:20px 0 6px;font-size:18px;line-height:1.25}
p{margin:0 0 10px}
.name{margin:0;font-size:12px;color:#52606d}
.title{font-weight:bold}
hr{border:0;border-top:1px solid #cfd6dd}
del{background:#fbe0d8;color:#7a1f08;text-decoration:line-through}
ins{background:#d9f2df;color:#0b4a1c;text-decoration:underline}
`.replaceAll('\n', '');
