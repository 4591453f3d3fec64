/** A text as it may be stored: line breaks are `\n`, what nobody can see or say is a space. */
export function plainText(text: string): string {
  return text.replace(breaks, '\n').replace(unfit, ' ');
}

/** The same on one line. */
export function oneLine(text: string): string {
  return plainText(text).replace(/[\t\n]+/g, ' ');
}

const breaks = /\r\n?|[\u0085\u2028\u2029]/g;
// Control characters except tab and line feed, halves of characters, and code points that are none.
const unfit = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;
