/** The attributes of a tag, with names in lower case. */
export type Tag = ReadonlyMap<string, string>;

const MAX_TAGS = 200;
const MAX_TAG_LENGTH = 8_000;
const ATTRIBUTE = /(?<![\w-])([\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** All tags of one kind in a page, ignoring comments. Runs in linear time. */
export function findTags(html: string, kind: string): Tag[] {
  const text = removeComments(html);
  // ASCII only, since lowercasing some letters changes the length of the text.
  const lower = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const tags: Tag[] = [];
  for (let at = lower.indexOf(`<${kind}`); at >= 0; at = lower.indexOf(`<${kind}`, at + 1)) {
    const from = at + kind.length + 1;
    if (!/[\s/>]/.test(text[from] ?? '')) continue;
    const tag = text.slice(from, from + MAX_TAG_LENGTH);
    const end = findTagEnd(tag);
    const isCutOff = end === undefined && tag.length < MAX_TAG_LENGTH;
    if (isCutOff || tags.length === MAX_TAGS) break;
    tags.push(parseAttributes(tag.slice(0, end)));
  }
  return tags;
}

/** Position of the end of a tag, ignoring quoted values. */
const findTagEnd = (text: string): number | undefined =>
  [...text.matchAll(/=\s*(?:"[^"]*"|'[^']*')|>/g)].find(([piece]) => piece === '>')?.index;

const parseAttributes = (text: string): Tag =>
  new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      values.find((value) => value !== undefined) ?? '',
    ]),
  );

function removeComments(html: string): string {
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
