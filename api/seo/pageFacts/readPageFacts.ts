import { signatureOf } from '../../content/markdown/minHash';
import { parseUrl } from '../../platform/contracts/parseUrl';
import { attributesOf, type HtmlNode, ownText, visitNodes } from './htmlTree';
import { readStructuredData } from './structuredData';

/** The metadata and links of a page, as search engines and social networks read them. */
export interface PageFacts {
  title: string;
  description: string;
  /** Absolute; empty without one. */
  canonical: string;
  /** Of the meta tag and the header. */
  robots: string;
  socialTitle: string;
  socialDescription: string;
  /** Absolute; empty without one. */
  socialImage: string;
  structuredTypes: string[];
  structuredErrors: string[];
  headings: string[];
  /** Number of words in the main part. */
  wordCount: number;
  /** Paths of this site that the page links to. */
  links: string[];
  externalLinkCount: number;
  /** URLs of other sites that the page links to, without fragments. */
  externalLinks: string[];
  /** Of images without an `alt` attribute; an empty one says that an image is decorative. */
  imagesWithoutAlt: string[];
  signature?: Buffer;
}

const MAX_TEXT = 1_000;
const MAX_HEADINGS = 5;
const MAX_LINKS = 300;
const MAX_URL = 500;
const MAX_IMAGES = 20;
const MAX_EXTERNAL = 100;

/** Reads the facts from a parsed document. `header` is the value of `X-Robots-Tag`. */
export function readPageFacts(document: HtmlNode, url: string, header = ''): PageFacts {
  const reader = new FactsReader(url);
  visitNodes(document, (node, isMain) => reader.see(node, isMain));
  return reader.result(findJsonLd(document), header);
}

class FactsReader {
  private readonly meta = new Map<string, string>();
  private title = '';
  private canonical = '';
  private readonly robots: string[] = [];
  private readonly headings: string[] = [];
  private readonly words: string[] = [];
  private readonly links = new Set<string>();
  private externalLinkCount = 0;
  private readonly externalLinks = new Set<string>();
  private readonly imagesWithoutAlt = new Set<string>();
  private readonly origin: string;

  constructor(private readonly url: string) {
    this.origin = new URL(url).origin;
  }

  see(node: HtmlNode, isMain: boolean): void {
    if ('value' in node && node.nodeName === '#text' && isMain) this.words.push(node.value);
    if (!('tagName' in node)) return;
    const { tagName } = node;
    const attributes = attributesOf(node);
    const { rel = '', href, name, property, content = '' } = attributes;
    if (tagName === 'title' && !this.title) this.title = clean(ownText(node));
    else if (tagName === 'meta') this.readMeta(name ?? property ?? '', content);
    else if (tagName === 'link' && rel === 'canonical') this.canonical = this.absolute(href)?.href ?? '';
    else if (tagName === 'h1' && this.headings.length < MAX_HEADINGS) this.headings.push(textBelow(node));
    else if (tagName === 'a' && href !== undefined) this.readLink(href);
    else if (tagName === 'img') this.readImage(attributes);
  }

  private readMeta(name: string, content: string): void {
    if (name === 'robots' || name === 'googlebot') this.robots.push(content);
    else if (name && !this.meta.has(name)) this.meta.set(name, clean(content));
  }

  private readLink(href: string): void {
    const target = this.absolute(href);
    if (!target || !/^https?:$/.test(target.protocol)) return;
    if (target.origin !== this.origin) this.readExternal(target);
    // A path that begins with two slashes would be read as another host.
    else if (
      this.links.size < MAX_LINKS &&
      target.pathname.length <= MAX_URL &&
      !/^\/\//.test(target.pathname)
    )
      this.links.add(target.pathname);
  }

  private readExternal(target: URL): void {
    this.externalLinkCount += 1;
    const url = new URL(target);
    url.hash = '';
    if (this.externalLinks.size < MAX_EXTERNAL && url.href.length <= MAX_URL)
      this.externalLinks.add(url.href);
  }

  private readImage({
    alt,
    src = '',
    role,
    'aria-hidden': hidden,
  }: Record<string, string | undefined>): void {
    const isDecorative = role === 'presentation' || role === 'none' || hidden === 'true';
    if (alt !== undefined || isDecorative || this.imagesWithoutAlt.size >= MAX_IMAGES) return;
    this.imagesWithoutAlt.add(clean(src.startsWith('data:') ? 'data:…' : src).slice(0, MAX_URL) || 'No URL');
  }

  private absolute(href = ''): URL | undefined {
    return href ? parseUrl(href, this.url) : undefined;
  }

  result(blocks: string[], header: string): PageFacts {
    const text = this.words.join(' ').replace(/\s+/g, ' ').trim();
    const structured = readStructuredData(blocks);
    const signature = signatureOf(text);
    return {
      title: this.title,
      description: this.meta.get('description') ?? '',
      canonical: this.canonical.slice(0, MAX_URL),
      robots: clean([...this.robots, header].filter(Boolean).join(', ')),
      socialTitle: this.meta.get('og:title') ?? '',
      socialDescription: this.meta.get('og:description') ?? '',
      socialImage: (this.absolute(this.meta.get('og:image'))?.href ?? '').slice(0, MAX_URL),
      structuredTypes: structured.types,
      structuredErrors: structured.errors,
      headings: this.headings,
      wordCount: text ? text.split(' ').length : 0,
      links: [...this.links],
      externalLinkCount: this.externalLinkCount,
      externalLinks: [...this.externalLinks],
      imagesWithoutAlt: [...this.imagesWithoutAlt],
      ...(signature && { signature }),
    };
  }
}

/** The JSON-LD blocks of a document. */
function findJsonLd(root: HtmlNode): string[] {
  const blocks: string[] = [];
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('tagName' in node && node.tagName === 'script') {
      if (attributesOf(node).type === 'application/ld+json') blocks.push(ownText(node));
    } else if ('childNodes' in node) waiting.push(...node.childNodes.toReversed());
  }
  return blocks;
}

function textBelow(root: HtmlNode): string {
  const texts: string[] = [];
  visitNodes(root, (node) => {
    if ('value' in node && node.nodeName === '#text') texts.push(node.value);
  });
  return clean(texts.join(''));
}

const clean = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT);
