import type { MailLink } from './Mail';

export const MAX_PARAGRAPHS = 400;
const MAX_LINKS = 300;
const MAX_LENGTH = 4_000_000;
const BLOCK = /^(p|div|br|tr|td|th|li|ul|ol|table|h[1-6]|hr|section|article|blockquote|center|body|title)$/;
const SILENT = /^(style|script|head|title|noscript|template|xml|svg)$/;

export interface ParsedHtml {
  paragraphs: string[];
  links: MailLink[];
  asksPassword: boolean;
}

/**
 * The visible text and the links of HTML email. Only tokenizes tags and never builds a document, so nothing can load or
 * run, and it works in a worker.
 */
export function parseHtml(html: string): ParsedHtml {
  const reader = new Reader();
  const text = html.slice(0, MAX_LENGTH);
  let at = 0;
  while (at < text.length && !reader.isFull) {
    const open = text.indexOf('<', at);
    reader.say(text.slice(at, open < 0 ? text.length : open));
    if (open < 0) break;
    at = reader.tag(text, open);
  }
  return reader.end();
}

class Reader {
  private readonly read: ParsedHtml = { paragraphs: [], links: [], asksPassword: false };
  private words = '';
  private link: { href: string; from: number } | undefined;
  private linkWords = '';
  private readonly neverEnding = new Set<string>();

  get isFull() {
    return this.read.paragraphs.length >= MAX_PARAGRAPHS;
  }

  say(raw: string): void {
    if (!raw) return;
    const words = decodeEntities(raw);
    this.words += words;
    if (this.link) this.linkWords += words;
  }

  /** Handles the tag at `open` and returns where the text continues. */
  tag(text: string, open: number): number {
    if (text.startsWith('<!--', open)) return endOfComment(text, open);
    if (!/[a-z!?/]/i.test(text.charAt(open + 1))) {
      this.say('<');
      return open + 1;
    }
    const close = endOfTag(text, open);
    const inside = text.slice(open + 1, Math.min(close, open + 8_000));
    const [, slash, name = ''] = /^(\/?)([a-z][a-z0-9]*)/i.exec(inside) ?? [];
    const element = name.toLowerCase();
    if (!slash && SILENT.test(element)) return this.afterSilent(text, name, close);
    if (element === 'a') slash ? this.endLink() : this.startLink(inside);
    if (element === 'form' && !slash) this.keep({ text: 'a form', href: attribute(inside, 'action') });
    if (element === 'area' && !slash) this.keep({ text: 'a picture', href: attribute(inside, 'href') });
    if (element === 'input' && /type\s*=\s*["']?password/i.test(inside)) this.read.asksPassword = true;
    if (element === 'img' && this.link) this.linkWords += ` ${attribute(inside, 'alt')} `;
    if (BLOCK.test(element)) this.endParagraph();
    return close + 1;
  }

  end(): ParsedHtml {
    this.endLink();
    this.endParagraph();
    return this.read;
  }

  /** A missing end tag is searched for only once: an email may contain a million unclosed tags. */
  private afterSilent(text: string, name: string, close: number): number {
    const end = `</${name}`;
    const at = this.neverEnding.has(end) ? -1 : text.indexOf(end, close);
    if (at >= 0) return endOfTag(text, at) + 1;
    this.neverEnding.add(end);
    return close + 1;
  }

  private startLink(inside: string): void {
    this.endLink();
    const href = attribute(inside, 'href');
    if (href) this.link = { href, from: this.read.paragraphs.length };
    this.linkWords = '';
  }

  private endLink(): void {
    if (this.link)
      this.keep({ text: collapseWhitespace(this.linkWords).slice(0, 500), href: this.link.href });
    this.link = undefined;
  }

  private keep({ text, href }: Omit<MailLink, 'paragraph'>): void {
    if (!href || /^(#|mailto:|tel:|cid:)/i.test(href) || this.read.links.length >= MAX_LINKS) return;
    this.read.links.push({ text, href: href.trim(), paragraph: this.read.paragraphs.length });
  }

  private endParagraph(): void {
    const paragraph = collapseWhitespace(this.words);
    this.words = '';
    if (paragraph) this.read.paragraphs.push(paragraph.slice(0, 4_000));
  }
}

export const collapseWhitespace = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();

function endOfComment(text: string, open: number): number {
  const at = text.indexOf('-->', open + 2);
  return at < 0 ? text.length : at + 3;
}

/** A tag ends at the first `>` outside quotes, or at the first one if the quotes are unbalanced. */
function endOfTag(text: string, open: number): number {
  const most = Math.min(text.length, open + 20_000);
  let quote = '';
  for (let at = open + 1; at < most; at++) {
    const sign = text[at]!;
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '>') return at;
    else if ((sign === '"' || sign === "'") && text[at - 1] === '=') quote = sign;
  }
  return most;
}

function attribute(inside: string, name: string): string {
  const match = new RegExp(`\\s${name}\\s{0,9}=\\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(
    inside,
  );
  return decodeEntities(match?.[1] ?? match?.[2] ?? match?.[3] ?? '').replace(/[\t\r\n]/g, '');
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  zwnj: '\u200c',
  zwj: '\u200d',
  shy: '\u00ad',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  copy: '©',
  reg: '®',
  euro: '€',
  pound: '£',
  middot: '·',
  bull: '•',
  colon: ':',
  sol: '/',
  period: '.',
  commat: '@',
};

export const decodeEntities = (text: string) =>
  text.includes('&')
    ? text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));?/gi, (match, ten, hex, name) => {
        if (name) return NAMED[name.toLowerCase()] ?? match;
        const code = ten ? Number(ten) : Number.parseInt(hex, 16);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
      })
    : text;
