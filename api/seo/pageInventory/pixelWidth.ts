/** Advance widths of Arial in thousandths of its size, from the space (32) to the tilde (126). */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const OTHERS: Record<string, number> = {
  '–': 556,
  '—': 1000,
  '‘': 222,
  '’': 222,
  '“': 333,
  '”': 333,
  '…': 1000,
};
/** Accented letters are as wide as common ones; other scripts are wider. */
const LATIN = 556;
const WIDE = 1000;

/** How wide a search engine shows a text, in pixels: titles at 20 px, descriptions at 14 px. */
export function pixelWidth(text: string, size: number): number {
  let sum = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    sum += WIDTHS[code - 32] ?? OTHERS[character] ?? (code < 0x250 ? LATIN : WIDE);
  }
  return Math.round((sum * size) / 1_000);
}

export const TITLE = { size: 20, min: 200, max: 580 } as const;
export const DESCRIPTION = { size: 14, minLength: 70, maxLength: 155, max: 990 } as const;

export const titlePixels = (title: string) => pixelWidth(title, TITLE.size);
export const descriptionPixels = (description: string) => pixelWidth(description, DESCRIPTION.size);
