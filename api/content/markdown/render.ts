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
import type { Node } from './htmlNode';

export interface Heading {
  id: string;
  text: string;
  level: number;
}

export interface Rendered {
  html: string;
  headings: Heading[];
}

/**
 * Markdown as HTML that is safe to show, with ids on its headings and a list of them. Every id has a prefix that no id
 * of the site's own has, so that no heading can be taken for a part of the page. What is written decides how long this
 * takes, so only the thread for it may call it.
 */
export function render(markdown: string): Rendered {
  const headings: Heading[] = [];
  // Ids are given after sanitizing: given before, they would be taken away or prefixed.
  const made = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, { clobberPrefix: '' })
    .use(rehypeSanitize, { ...defaultSchema, clobberPrefix: NOTE })
    .use(rehypeSlug, { prefix: SECTION })
    .use(() => linkInside)
    .use(() => (part: Node) => collect(part, headings))
    .use(() => markCallouts)
    .use(() => frameTables)
    .use(() => lightenPictures)
    .use(rehypeStringify);
  return { html: String(made.processSync(markdown)), headings };
}

const SECTION = 'section-';
const NOTE = 'note-';

function collect(node: Node, headings: Heading[]): void {
  const level = { h2: 2, h3: 3 }[node.tagName ?? ''];
  if (level) headings.push({ id: String(node.properties?.id ?? ''), text: textOf(node), level });
  for (const child of node.children ?? []) collect(child, headings);
}

/** Links within the text lead to the ids as they are now, whatever the author or a footnote called them. */
function linkInside(tree: Node): void {
  const ids = new Set(idsIn(tree));
  const visit = ({ tagName, properties, children = [] }: Node) => {
    const name = tagName === 'a' && /^#(.+)/.exec(plain(properties?.href))?.[1];
    const id = name && [NOTE + name, SECTION + name].find((candidate) => ids.has(candidate));
    if (properties && id) properties.href = `#${id}`;
    children.forEach(visit);
  };
  visit(tree);
}

function plain(href: unknown): string {
  try {
    return decodeURIComponent(String(href));
  } catch {
    return String(href);
  }
}

const idsIn = ({ properties, children = [] }: Node): string[] => [
  ...(properties?.id ? [String(properties.id)] : []),
  ...children.flatMap(idsIn),
];

/** A table wider than the screen scrolls in a frame of its own, which the keyboard can reach. */
function frameTables(node: Node): void {
  node.children = node.children?.map((child) => {
    if (child.tagName !== 'table') frameTables(child);
    return child.tagName === 'table' ? framed(child) : child;
  });
}

const framed = (table: Node): Node => ({
  type: 'element',
  tagName: 'div',
  properties: { className: ['table'], role: 'region', ariaLabel: 'Table', tabIndex: 0 },
  children: [table],
});

/** A picture of the library comes as wide as it is shown, and once a reader comes near it. */
function lightenPictures(node: Node): void {
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
  node.children?.forEach(lightenPictures);
}

function textOf(node: Node): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}
