import { getRendering } from '../../content/markdown/renderings';
import { mediaAddressAt, mediaIdOf } from '../../media/mediaAddress';
import { type EmailBrand, renderButton } from './emailFrame';

/** Width of images in emails: twice that of the column, for dense screens. */
const imageWidth = 1200;

/**
 * A Markdown text as HTML for emails: styles are attributes, since some email programs remove style sheets, and addresses
 * are absolute. Icons are left out. The HTML comes sanitized from the renderer, where `<` outside quotes begins nothing but
 * tags.
 */
export async function renderEmailMarkdown(
  markdown: string,
  { origin, accent }: Pick<EmailBrand, 'origin' | 'accent'>,
): Promise<string> {
  const { html } = await getRendering({ as: 'article', markdown });
  const parts = html.split(/<p class="button"><a href="([^"]*)"[^>]*>([\s\S]*?)<\/a><\/p>/);
  return parts
    .map((part, at) => {
      if (at % 3 === 0) return renderEmailTags(part, origin);
      return at % 3 === 1 ? renderButton(parts[at + 1] ?? '', absoluteUrl(part, origin), accent) : '';
    })
    .join('');
}

const renderEmailTags = (html: string, origin: string) =>
  html.replace(
    /<svg[\s>][\s\S]*?<\/svg>|<(\w+)((?:"[^"]*"|[^">])*)>/g,
    (_, name: string | undefined, attributes: string) => {
      if (!name) return '';
      const kept = attributes
        .replace(
          / (?:srcset|sizes|loading|decoding|id|role|tabindex|class|aria-label|data-embed)="[^"]*"/g,
          '',
        )
        .replace(/ (src|href)="([^"]*)"/g, (_all, key, value) => ` ${key}="${absoluteUrl(value, origin)}"`);
      const align = /\salign="(\w+)"/.exec(attributes)?.[1];
      const style = [styles[name], align && `text-align:${align}`].filter(Boolean).join(';');
      return `<${name}${style ? ` style="${style}"` : ''}${kept}>`;
    },
  );

/** A Markdown text as plain text: links show their address, images their description. */
export function toPlainText(markdown: string, origin: string): string {
  return (
    markdown
      // A sign after a backslash is no Markdown: it is set aside until the rest is read. A backslash in code is one.
      .replace(/`[^`\n]*`|\\([!-/:-@[-`{-~\n])/g, (all, sign?: string) => (sign ? setAside(sign) : all))
      // No part crosses a `[`, so that a text with many of them is searched once and not from each. Whatever follows a URL
      // begins with a space, so that nothing can belong to both.
      .replace(
        /!\[([^[\]\n]*)\]\([^[)\s]*(?:[^\S\n](?:[^\S\n]*"([^"\\[\n]*)")?[^[)\n]*)?\)/g,
        (_, alt, caption) => [alt && `[${alt}]`, caption].filter(Boolean).join(' '),
      )
      .replace(
        /\[([^[\]\n]+)\]\(([^[)\s]+)(?:[^\S\n][^[)\n]*)?\)/g,
        (_, label, url) => `${label} (${absoluteUrl(url, origin)})`,
      )
      .replace(/^#{1,6} +/gm, '')
      // The line below the head of a table.
      .replace(/^\|(?: *:?-+:? *\|)+ *\n/gm, '')
      .replace(/(\*\*|__)(?=\S)([^\n]{0,500}?\S)\1/g, '$2')
      .replace(SET_ASIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - PRIVATE_USE))
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

/** Where Unicode has characters for private use. */
const PRIVATE_USE = 0xe000;
const SET_ASIDE = /[\ue00a\ue021-\ue07e]/g;
const setAside = (sign: string) => String.fromCharCode(PRIVATE_USE + sign.charCodeAt(0));

/** The address with the origin of the site; images of the library at a width for emails. */
export function absoluteUrl(url: string, origin: string): string {
  if (!url.startsWith('/') || url.startsWith('//')) return url;
  const id = mediaIdOf(url);
  return `${origin}${id ? mediaAddressAt(id, imageWidth) : url}`;
}

const cell = 'padding:6px 10px;border:1px solid #cfd6dd;text-align:left';
const styles: Record<string, string> = {
  p: 'margin:0 0 16px',
  h1: 'margin:28px 0 12px;font-size:24px;line-height:1.25',
  h2: 'margin:28px 0 12px;font-size:21px;line-height:1.3',
  h3: 'margin:24px 0 8px;font-size:18px;line-height:1.35',
  ul: 'margin:0 0 16px;padding-left:24px',
  ol: 'margin:0 0 16px;padding-left:24px',
  li: 'margin:0 0 6px',
  blockquote: 'margin:0 0 16px;padding-left:16px;border-left:3px solid #cfd6dd',
  img: 'display:block;max-width:100%;height:auto;border:0;background:#ffffff',
  figure: 'margin:0 0 16px',
  figcaption: 'margin:6px 0 0;font-size:14px',
  pre: 'margin:0 0 16px;padding:12px;border:1px solid #cfd6dd;white-space:pre-wrap;font-size:14px',
  table: 'width:100%;margin:0 0 16px;border-collapse:collapse;font-size:15px',
  th: cell,
  td: cell,
  hr: 'margin:24px 0;border:0;border-top:1px solid #cfd6dd',
};
