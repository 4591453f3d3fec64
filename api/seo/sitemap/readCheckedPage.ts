import { createHash } from 'node:crypto';
import { parseUrl } from '../../platform/contracts/parseUrl';
import { attributesOf, type HtmlNode, ownText, visitNodes } from '../pageFacts/htmlTree';

/** The metadata of a page for search engines, and a hash of its content. */
export interface CheckedPage {
  isIndexable: boolean;
  /** The canonical URL; empty without one. */
  canonical: string;
  images: string[];
  alternates: { language: string; path: string }[];
  hash: string;
}

/** Images that members uploaded. Files of releases are decoration, and each release renames them. */
const MEDIA = '/api/media/';
const MAX_IMAGES = 10;
const MAX_ALTERNATES = 20;

/** Reads a parsed page. Only images and languages of the same origin count. */
export function readCheckedPage(document: HtmlNode, url: string): CheckedPage {
  const { origin } = new URL(url);
  const page = { robots: '', canonical: '', title: '', description: '' };
  const images = new Set<string>();
  const alternates: CheckedPage['alternates'] = [];
  const words: string[] = [];
  visitNodes(document, (node, isMain) => {
    if ('value' in node && node.nodeName === '#text' && isMain) words.push(node.value);
    if (!('tagName' in node)) return;
    const { rel, href = '', name, content = '', src = '', hreflang } = attributesOf(node);
    if (node.tagName === 'meta' && (name === 'robots' || name === 'googlebot')) page.robots += ` ${content}`;
    if (node.tagName === 'meta' && name === 'description') page.description = content;
    if (node.tagName === 'title' && !page.title) page.title = ownText(node);
    if (node.tagName === 'link' && rel === 'canonical') page.canonical = parseUrl(href, url)?.href ?? '';
    const path = parseUrl(href, url);
    if (node.tagName === 'link' && rel === 'alternate' && hreflang && path && path.origin === origin)
      alternates.push({ language: hreflang, path: path.pathname });
    if (node.tagName === 'img' && isMain) {
      const image = parseUrl(src, url);
      if (image?.origin === origin && image.pathname.startsWith(MEDIA)) images.add(image.pathname);
    }
  });
  const text = words.join(' ').replace(/\s+/g, ' ').trim();
  const found = [...images].slice(0, MAX_IMAGES);
  return {
    isIndexable: !/\b(noindex|none)\b/i.test(page.robots),
    canonical: page.canonical,
    images: found,
    alternates: alternates.slice(0, MAX_ALTERNATES),
    hash: createHash('sha256')
      .update(JSON.stringify([page.title, page.description, text, found]))
      .digest('base64url'),
  };
}
