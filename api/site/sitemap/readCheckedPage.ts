import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What a page says to search engines, and a hash of what it says to visitors. */
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
const IGNORED = new Set(['script', 'style', 'svg', 'noscript', 'template']);

/** Reads the HTML of a page. Only images and languages of the same origin count. */
export function readCheckedPage(html: string, url: string): CheckedPage {
  const { origin } = new URL(url);
  const page = { robots: '', canonical: '', title: '', description: '' };
  const images = new Set<string>();
  const alternates: CheckedPage['alternates'] = [];
  const words: string[] = [];
  visit(parse(html), (node, isMain) => {
    if ('value' in node && node.nodeName === '#text' && isMain) words.push(node.value);
    if (!('tagName' in node)) return;
    const { rel, href = '', name, content = '', src = '', hreflang } = attributesOf(node);
    if (node.tagName === 'meta' && (name === 'robots' || name === 'googlebot')) page.robots += ` ${content}`;
    if (node.tagName === 'meta' && name === 'description') page.description = content;
    if (node.tagName === 'title' && !page.title) page.title = textIn(node);
    if (node.tagName === 'link' && rel === 'canonical')
      page.canonical = URL.canParse(href, url) ? new URL(href, url).href : '';
    const path = URL.canParse(href, url) && new URL(href, url);
    if (node.tagName === 'link' && rel === 'alternate' && hreflang && path && path.origin === origin)
      alternates.push({ language: hreflang, path: path.pathname });
    if (node.tagName === 'img' && isMain && URL.canParse(src, url)) {
      const image = new URL(src, url);
      if (image.origin === origin && image.pathname.startsWith(MEDIA)) images.add(image.pathname);
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

/** Visits all nodes in their order. Not by recursion, since pages can be nested more deeply than the stack allows. */
function visit(root: Node, see: (node: Node, isMain: boolean) => void): void {
  const waiting: [node: Node, isMain: boolean][] = [[root, false]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, isMain] = next;
    if ('tagName' in node && IGNORED.has(node.tagName)) continue;
    const isInside = isMain || ('tagName' in node && node.tagName === 'main');
    see(node, isInside);
    if ('childNodes' in node)
      for (let at = node.childNodes.length - 1; at >= 0; at -= 1)
        waiting.push([node.childNodes[at] as Node, isInside]);
  }
}

const attributesOf = ({ attrs }: Element): Record<string, string | undefined> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

const textIn = ({ childNodes }: Element): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');
