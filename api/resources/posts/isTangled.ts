/** More of these nobody writes; what is read of many more of them takes seconds in which nobody else is heard. */
const MOST = { deep: 20, within: 1000, indent: 100, signs: 2000, headings: 1000, points: 2000 };

/**
 * Whether a text is no writing but a knot: quotes and lists within each other without end, thousands of brackets in one
 * paragraph, thousands of headings, of quotes or of points.
 */
export function isTangled(markdown: string): boolean {
  let [headings, points, signs, within, before] = [0, 0, 0, 0, ''];
  for (const line of withoutCode(markdown)) {
    const depth = depthOf(line);
    // What begins anew, as each point of a list does, looks for no partner in what was before.
    const isNew = !line.trim() || ITEM.test(line);
    signs = (isNew ? 0 : signs) + countOf(line, SIGNS);
    within += Math.max(0, depth - 1);
    if (/^ {0,3}#/.test(line) || (before.trim() && /^[ \t]*(=+|-+)[ \t]*$/.test(line))) headings += 1;
    before = line;
    if (/^[ \t]*([-*+>]|\d{1,9}[.)])/.test(line)) points += 1;
    if (depth > MOST.deep || within > MOST.within || line.search(/\S/) > MOST.indent) return true;
    if (signs > MOST.signs || headings > MOST.headings || points > MOST.points) return true;
  }
  return false;
}

/** Each of them is compared with those before it in its paragraph. */
const SIGNS = /[[\]~\\*_&]/g;
const ITEM = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]/;

/** The lines that are read: code between fences is not, however many signs it has. */
function* withoutCode(markdown: string): Generator<string> {
  let [fence, before, hasHtml] = ['', '', false];
  for (const line of markdown.split(/\r\n?|\n/)) {
    const [, marks = ''] = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line) ?? [];
    if (!fence) {
      hasHtml ||= /^ {0,3}</.test(line);
      // Right below something else, or after a tag, it may be a part of that.
      if (marks && !before.trim() && !hasHtml) fence = marks;
      else yield line;
    } else if (marks.startsWith(fence) && line.trim() === marks) fence = '';
    before = line;
  }
}

const countOf = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** Within how many quotes and lists a line begins. */
function depthOf(line: string): number {
  // A line of dashes is a rule.
  if (/^[\s*_-]*$/.test(line)) return 0;
  const [before = ''] = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/.exec(line) ?? [];
  return countOf(before, />|[-*+]|\d+/g);
}

/** As much as a text may become by what it says once and means many times: cells, and letters of addresses and titles. */
const MOST_MADE = { cells: 20_000, letters: 1_000_000 };

/** Whether rows of a table that are filled up, or references to one definition, make far more of a text than it has. */
export function isSwollen(tree: MarkdownNode): boolean {
  let [cells, uses, longest] = [0, 0, 0];
  const rest = [tree];
  for (let node = rest.pop(); node; node = rest.pop()) {
    const { type, children = [], align, url = '', title } = node;
    if (type === 'table') cells += (align?.length ?? 0) * children.length;
    if (type === 'linkReference' || type === 'imageReference') uses += 1;
    if (type === 'definition') longest = Math.max(longest, url.length + (title?.length ?? 0));
    for (const child of children) rest.push(child);
  }
  return cells > MOST_MADE.cells || uses * longest > MOST_MADE.letters;
}

interface MarkdownNode {
  type: string;
  children?: MarkdownNode[];
  align?: unknown[] | null;
  url?: string;
  title?: string | null;
}
