import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * Cuts JetBrains Mono down to what annotations are written with, for the one weight range they use. The result
 * is committed; run this file again (`npx tsx shell/build/subsetFonts.ts`) when an annotation needs a new sign.
 */
export async function subsetFonts(): Promise<void> {
  const source = await readFile(createRequire(import.meta.url).resolve(`${PACKAGE}/files/${FILE}`));
  const font = await subsetFont(source, ASCII + SIGNS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600, default: 400 } },
    noLayoutClosure: true,
  });
  await writeFile(TARGET, font);
  process.stdout.write(`${TARGET}: ${font.length} bytes\n`);
}

const PACKAGE = '@fontsource-variable/jetbrains-mono';
const FILE = 'jetbrains-mono-latin-wght-normal.woff2';
const TARGET = join(import.meta.dirname, '../kit/fonts/jetbrains-mono-annotations.woff2');
const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('');
/** Arrows to the side, ≈ ≤ ≥ and ✓ are not in the published font; annotations do without them. */
const SIGNS = ' ·–—−×÷…↑↓°±©“”‘’';

if (process.argv[1] === import.meta.filename) await subsetFonts();
