import type { Evidence } from '../../tools/scans/contract';
import { lookUp } from '../lookUp';

/** What a tag means, whatever stands behind it or by that. */
type Says = string | ((value: string) => string);

/** The tags of a record (`v=…; p=…`), each with what it means; of those that are none of its kind, what is said `otherwise`. */
export const partsOf = (
  text: string,
  says: Readonly<Record<string, Says>>,
  otherwise: string,
  unreadable = otherwise,
): Evidence['parts'] =>
  piecesOf(text, ';').map((piece) => {
    const [, tag, value = ''] = /^(\w+)\s*=(.*)$/s.exec(piece) ?? [];
    const said = tag === undefined ? unreadable : (lookUp(says, tag.toLowerCase()) ?? otherwise);
    return { text: piece, says: typeof said === 'string' ? said : said(value.trim()) };
  });

/** What stands between separators, without blanks around it. */
export const piecesOf = (text: string, separator: string | RegExp): string[] =>
  text
    .split(separator)
    .map((piece) => piece.trim())
    .filter(Boolean);
