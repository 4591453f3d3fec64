/** Normalizes a text for storage: line breaks become line feeds, control characters become spaces. */
export function sanitizeText(text: string): string {
  return text.replace(breaks, '\n').replace(unfit, ' ');
}

/** Normalizes a text to one line. */
export function oneLine(text: string): string {
  return sanitizeText(text).replace(/[\t\n]+/g, ' ');
}

const breaks = /\r\n?|[\u0085\u2028\u2029]/g;
// Control characters except tab and line feed, lone surrogates, and noncharacters.
const unfit = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;
