import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * Subsets the fonts to the characters in use: JetBrains Mono for annotations in pages, and both families in single
 * weights for social images, because their renderer supports no variable fonts. The results are committed. Run it
 * again (`npx tsx shell/build/fonts/subsetFonts.ts`) when a text needs a new character.
 */
export async function subsetFonts(): Promise<void> {
  for (const { from, to, characters, options } of FONTS) {
    const source = await readFile(createRequire(import.meta.url).resolve(from));
    const font = await subsetFont(source, characters, { noLayoutClosure: true, ...options });
    await writeFile(join(import.meta.dirname, '../..', to), font);
    process.stdout.write(`${to}: ${font.length} bytes\n`);
  }
}

const MONO = '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';
const SANS = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('');
const LATIN = Array.from({ length: 96 }, (_, i) => String.fromCodePoint(160 + i)).join('');
/** The published font has no horizontal arrows, ≈, ≤, ≥ and ✓; annotations do not use them. */
const SYMBOLS = ' ·–—−×÷…↑↓°±©“”‘’';

const FONTS = [
  {
    from: MONO,
    to: 'kit/fonts/jetbrains-mono-annotations.woff2',
    characters: ASCII + SYMBOLS,
    options: { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 600, default: 400 } } },
  },
  {
    from: SANS,
    to: 'server/socialImages/fonts/instrument-sans-500.ttf',
    characters: ASCII + LATIN + SYMBOLS,
    options: { targetFormat: 'sfnt', variationAxes: { wght: 500 } },
  },
  {
    from: MONO,
    to: 'server/socialImages/fonts/jetbrains-mono-450.ttf',
    characters: ASCII + LATIN + SYMBOLS,
    options: { targetFormat: 'sfnt', variationAxes: { wght: 450 } },
  },
] as const;

if (process.argv[1] === import.meta.filename) await subsetFonts();
