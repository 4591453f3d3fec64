import { defaultTreeAdapter, parse } from 'parse5';

/** Longer HTML is cut. */
const LONGEST = 500_000;
/** With more tags, the structure is not parsed: nesting thousands of elements takes very long. */
const MOST_TAGS = 5000;
/** Elements after which the structure is given up: each paragraph repeats all open formatting elements. */
const MOST_ELEMENTS = 20_000;
/** Elements after which nothing more is read. */
const MOST_NODES = 50_000;

interface Node {
  nodeName: string;
  value?: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Node[];
}

/** The text of an HTML email. Lines of quoted emails begin with `>`. */
export function htmlToText(whole: string): string {
  const html = whole.slice(0, LONGEST);
  const pieces = html.split('<');
  const root = pieces.length > MOST_TAGS ? undefined : parseUpTo(MOST_ELEMENTS, html);
  if (!root) return withoutTags(pieces);
  const lines: string[] = [''];
  const add = (text: string) => {
    lines[lines.length - 1] += text;
  };
  let read = 0;
  // Without recursion, since elements can be nested without end.
  const stack: { node: Node; isQuoted: boolean; isEnd?: true }[] = [{ node: root, isQuoted: false }];
  let quoted = false;
  const breakLine = (isQuoted: boolean) => {
    lines.push(isQuoted ? '> ' : '');
  };
  for (let item = stack.pop(); item && read < MOST_NODES; item = stack.pop()) {
    read++;
    const { node, isEnd } = item;
    const { nodeName } = node;
    if (isEnd) {
      breakLine(item.isQuoted);
      if (nodeName === 'p' && !classesOf(node).includes('MsoNormal')) breakLine(item.isQuoted);
      continue;
    }
    const isQuoted = item.isQuoted || isQuote(node);
    if (isQuoted !== quoted) {
      breakLine(isQuoted);
      quoted = isQuoted;
    }
    if (nodeName === '#text') {
      add((node.value ?? '').replace(/\s+/g, ' '));
      continue;
    }
    if (SKIPPED.has(nodeName)) continue;
    if (nodeName === 'br') {
      breakLine(isQuoted);
      continue;
    }
    if (BLOCKS.has(nodeName)) {
      if (lines.at(-1)?.replace(/^> /, '').trim()) breakLine(isQuoted);
      stack.push({ node, isQuoted, isEnd: true });
    }
    for (const child of [...(node.childNodes ?? [])].reverse()) stack.push({ node: child, isQuoted });
  }
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The document; undefined where the parser would make more elements. */
function parseUpTo(most: number, html: string): Node | undefined {
  let made = 0;
  const createElement: typeof defaultTreeAdapter.createElement = (...parts) => {
    made += 1;
    if (made > most) throw new RangeError('too many elements');
    return defaultTreeAdapter.createElement(...parts);
  };
  try {
    return parse(html, { treeAdapter: { ...defaultTreeAdapter, createElement } }) as unknown as Node;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The text between tags, whatever they are. */
function withoutTags(pieces: string[]): string {
  return pieces
    .filter((piece) => !/^\/?(?:script|style|head|title)\b/i.test(piece))
    .map((piece) => piece.slice(piece.indexOf('>') + 1).trim())
    .filter(Boolean)
    .join('\n');
}

/** Where mail programs put the email that is answered. */
const isQuote = (node: Node): boolean =>
  node.nodeName === 'blockquote' ||
  /\b(?:gmail_quote|yahoo_quoted|moz-cite-prefix|protonmail_quote)\b/.test(classesOf(node));

/** Paragraphs of Word and Outlook have the class `MsoNormal` and no space between them. */
const classesOf = ({ attrs = [] }: Node): string => attrs.find(({ name }) => name === 'class')?.value ?? '';

const SKIPPED = new Set(['head', 'style', 'script', 'title', 'template', '#comment']);
const BLOCKS = new Set([
  ...['p', 'div', 'tr', 'table', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'section', 'article'],
]);
