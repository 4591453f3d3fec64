/** More of these nobody writes; what is read of many more of them takes seconds in which nobody else is heard. */
const MOST = { deep: 20, within: 1000, indent: 100, signs: 2000, headings: 1000, cells: 6000 };

/**
 * Whether a text is no writing but a knot: quotes and lists within each other without end, thousands of brackets in one
 * paragraph, thousands of headings or cells.
 */
export function isTangled(markdown: string): boolean {
  let [headings, cells, signs, within] = [0, 0, 0, 0];
  for (const line of withoutCode(markdown)) {
    const depth = depthOf(line);
    // What begins anew, as each point of a list does, looks for no partner in what was before.
    const isNew = !line.trim() || ITEM.test(line);
    signs = (isNew ? 0 : signs) + countOf(line, SIGNS);
    within += Math.max(0, depth - 1);
    cells += countOf(line, /\|/g);
    if (/^ {0,3}#/.test(line)) headings += 1;
    if (depth > MOST.deep || within > MOST.within || line.search(/\S/) > MOST.indent) return true;
    if (signs > MOST.signs || headings > MOST.headings || cells > MOST.cells) return true;
  }
  return false;
}

/** What is looked for a partner for. */
const SIGNS = /[[~\\*_]/g;
const ITEM = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]/;

/** The lines that are read: code between fences is not, however many signs it has. */
function* withoutCode(markdown: string): Generator<string> {
  let [fence, before] = ['', ''];
  for (const line of markdown.split('\n')) {
    const [, marks = ''] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    if (!fence) {
      // Right below something else it may be a part of that.
      if (marks && !before.trim()) fence = marks;
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
