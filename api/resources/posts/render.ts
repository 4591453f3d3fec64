import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { mediaAddressAt, mediaIdOf } from '../media/address';
import { mediaWidths } from '../media/contract';
import type { PictureSize } from '../media/pictureSizes';
import { markCallouts } from './callouts';
import type { PostHeading } from './contract';
import type { Node } from './htmlNode';
import { isSwollen, isTangled } from './isTangled';

export interface Rendered {
  html: string;
  headings: PostHeading[];
  readingMinutes: number;
}

/**
 * Markdown as HTML that is safe to show; pictures whose size is given keep their place free until they come. With ids on its headings and a list of them. Every id has a beginning that no
 * id of the site's own has, so that no heading can be taken for a part of the page.
 */
export function render(markdown: string, sizes: ReadonlyMap<string, PictureSize> = new Map()): Rendered {
  const headings: PostHeading[] = [];
  const html = isTangled(markdown) ? undefined : htmlOf(markdown, sizes, headings);
  return {
    html: html ?? asItIs(markdown),
    headings: html === undefined ? [] : headings,
    readingMinutes: readingMinutes(markdown),
  };
}

/** Nothing where more would come of it than anybody reads. */
function htmlOf(
  markdown: string,
  sizes: ReadonlyMap<string, PictureSize>,
  headings: PostHeading[],
): string | undefined {
  const read = unified().use(remarkParse).use(remarkGfm);
  try {
    const tree = read.parse(markdown);
    if (isSwollen(tree)) return undefined;
    // Ids are given after sanitising: given before, they would be taken away or prefixed.
    const made = unified()
      .use(remarkRehype, { clobberPrefix: '' })
      .use(rehypeSanitize, { ...defaultSchema, clobberPrefix: NOTE })
      .use(rehypeSlug, { prefix: SECTION })
      .use(() => linkInside)
      .use(() => (part: Node) => collect(part, headings))
      .use(() => markCallouts)
      .use(() => frameTables)
      .use(() => (part: Node) => lightenPictures(part, sizes))
      .use(rehypeStringify);
    return made.stringify(made.runSync(tree));
  } catch (error) {
    // Deeper than the stack is.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** What would keep everybody waiting while it is read is shown as it was written. */
const asItIs = (markdown: string) =>
  `<pre>${markdown.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</pre>`;

const SECTION = 'section-';
const NOTE = 'note-';

/** Minutes at 220 words each, at least one. */
export function readingMinutes(markdown: string): number {
  return Math.max(1, Math.round(markdown.split(/\s+/).filter(Boolean).length / 220));
}

function collect(node: Node, headings: PostHeading[]): void {
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
function lightenPictures(node: Node, sizes: ReadonlyMap<string, PictureSize>): void {
  const { tagName, properties } = node;
  const id = tagName === 'img' && mediaIdOf(String(properties?.src));
  if (id)
    node.properties = {
      ...properties,
      srcSet: mediaWidths.map((width) => `${mediaAddressAt(id, width)} ${width}w`).join(', '),
      sizes: '(max-width: 760px) 100vw, 660px',
      loading: 'lazy',
      decoding: 'async',
      ...sizes.get(id),
    };
  node.children?.forEach((child) => void lightenPictures(child, sizes));
}

function textOf(node: Node): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}
