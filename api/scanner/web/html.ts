/** The attributes of a tag, names in lower case. */
export type Tag = ReadonlyMap<string, string>;

const MOST_TAGS = 200;
const LONGEST_TAG = 8_000;
const ATTRIBUTE = /(?<![\w-])([\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** The tags of one kind that stand in a page, comments left out. In a time that grows with its length and no faster. */
export function tagsOf(html: string, kind: string): Tag[] {
  const text = withoutComments(html);
  // Letter by letter, since the lower case of some letters is longer.
  const lower = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const tags: Tag[] = [];
  for (let at = lower.indexOf(`<${kind}`); at >= 0; at = lower.indexOf(`<${kind}`, at + 1)) {
    const from = at + kind.length + 1;
    if (!/[\s/>]/.test(text[from] ?? '')) continue;
    const tag = text.slice(from, from + LONGEST_TAG);
    const end = endOf(tag);
    const isCutOff = end === undefined && tag.length < LONGEST_TAG;
    if (isCutOff || tags.length === MOST_TAGS) break;
    tags.push(attributesOf(tag.slice(0, end)));
  }
  return tags;
}

/** Where a tag ends: signs in a value that stands in quotes do not end it. */
const endOf = (text: string): number | undefined =>
  [...text.matchAll(/=\s*(?:"[^"]*"|'[^']*')|>/g)].find(([piece]) => piece === '>')?.index;

const attributesOf = (text: string): Tag =>
  new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      values.find((value) => value !== undefined) ?? '',
    ]),
  );

function withoutComments(html: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (let at = html.indexOf('<!--'); at >= 0; at = html.indexOf('<!--', from)) {
    pieces.push(html.slice(from, at));
    const end = html.indexOf('-->', at + 2);
    from = end < 0 ? html.length : end + 3;
  }
  pieces.push(html.slice(from));
  return pieces.join('');
}
