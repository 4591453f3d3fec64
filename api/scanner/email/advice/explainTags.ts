import type { Evidence } from '../../../tools/scans/contract';
import { ownValue } from '../../lookUp';

/** Explanation of a tag, fixed or by its value. */
type Explanation = string | ((value: string) => string);

/** Explains the tags of a record (`v=…; p=…`). Unknown tags get the text `unknownTag`. */
export const explainTags = (
  text: string,
  explanations: Readonly<Record<string, Explanation>>,
  unknownTag: string,
  unreadable = unknownTag,
): Evidence['parts'] =>
  splitAndTrim(text, ';').map((piece) => {
    const [, tag, value = ''] = /^(\w+)\s*=(.*)$/s.exec(piece) ?? [];
    const explanation =
      tag === undefined ? unreadable : (ownValue(explanations, tag.toLowerCase()) ?? unknownTag);
    return {
      text: piece,
      message: typeof explanation === 'string' ? explanation : explanation(value.trim()),
    };
  });

/** Splits a text and trims the parts, without empty ones. */
export const splitAndTrim = (text: string, separator: string | RegExp): string[] =>
  text
    .split(separator)
    .map((piece) => piece.trim())
    .filter(Boolean);
