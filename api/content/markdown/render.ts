import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { mediaWidths } from '../../media/contract';
import { mediaAddressAt, mediaIdOf } from '../../media/mediaAddress';
import { markCallouts } from './callouts';
import type { HtmlNode } from './htmlNode';
import { markBlocks } from './markBlocks';

export interface Heading {
  id: string;
  text: string;
  level: number;
}

export interface RenderedHtml {
  html: string;
  headings: Heading[];
}

/**
 * Renders Markdown as sanitized HTML, with ids on its headings and a list of them. The ids have a prefix so that they do
 * not collide with ids of the page. The time this takes depends on the text, so only the render thread may call it.
 */
export function render(markdown: string): RenderedHtml {
  const headings: Heading[] = [];
  // Ids are added after sanitizing, which would remove or prefix them.
  const made = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, { clobberPrefix: '' })
    .use(rehypeSanitize, { ...defaultSchema, clobberPrefix: FOOTNOTE_PREFIX })
    .use(rehypeSlug, { prefix: SECTION_PREFIX })
    .use(() => resolveFragmentLinks)
    .use(() => (part: HtmlNode) => collectHeadings(part, headings))
    .use(() => markCallouts)
    .use(() => wrapTables)
    .use(() => makeImagesResponsive)
    .use(() => markBlocks)
    .use(rehypeStringify);
  return { html: String(made.processSync(markdown)), headings };
}

const SECTION_PREFIX = 'section-';
const FOOTNOTE_PREFIX = 'note-';

function collectHeadings(node: HtmlNode, headings: Heading[]): void {
  const level = { h2: 2, h3: 3 }[node.tagName ?? ''];
  if (level) headings.push({ id: String(node.properties?.id ?? ''), text: textOf(node), level });
  for (const child of node.children ?? []) collectHeadings(child, headings);
}

/** Points links within the text to the prefixed ids of headings and footnotes. */
function resolveFragmentLinks(tree: HtmlNode): void {
  const ids = new Set(idsIn(tree));
  const visit = ({ tagName, properties, children = [] }: HtmlNode) => {
    const name = tagName === 'a' && /^#(.+)/.exec(decodeHref(properties?.href))?.[1];
    const id =
      name && [FOOTNOTE_PREFIX + name, SECTION_PREFIX + name].find((candidate) => ids.has(candidate));
    if (properties && id) properties.href = `#${id}`;
    children.forEach(visit);
  };
  visit(tree);
}

function decodeHref(href: unknown): string {
  try {
    return decodeURIComponent(String(href));
  } catch {
    return String(href);
  }
}

const idsIn = ({ properties, children = [] }: HtmlNode): string[] => [
  ...(properties?.id ? [String(properties.id)] : []),
  ...children.flatMap(idsIn),
];

/** Wraps tables in a focusable element, in which a wide table scrolls. */
function wrapTables(node: HtmlNode): void {
  node.children = node.children?.map((child) => {
    if (child.tagName !== 'table') wrapTables(child);
    return child.tagName === 'table' ? wrapTable(child) : child;
  });
}

const wrapTable = (table: HtmlNode): HtmlNode => ({
  type: 'element',
  tagName: 'div',
  properties: { className: ['table'], role: 'region', ariaLabel: 'Table', tabIndex: 0 },
  children: [table],
});

/** Gives images of the library responsive sources, and loads them lazily. */
function makeImagesResponsive(node: HtmlNode): void {
  const { tagName, properties } = node;
  const id = tagName === 'img' && mediaIdOf(String(properties?.src));
  if (id)
    node.properties = {
      ...properties,
      srcSet: mediaWidths.map((width) => `${mediaAddressAt(id, width)} ${width}w`).join(', '),
      sizes: '(max-width: 760px) 100vw, 660px',
      loading: 'lazy',
      decoding: 'async',
    };
  node.children?.forEach(makeImagesResponsive);
}

function textOf(node: HtmlNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}
