import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

/**
 * Writes the mark as `favicon.ico`, for programs that ask for that name and read no SVG. The result is committed; run
 * again (`npx tsx shell/illustrations/favicon.ts`) when the mark changes.
 */
export function favicon(): void {
  const mark = readFileSync(join(PUBLIC, 'favicon.svg'));
  const images = SIZES.map((size) =>
    new Resvg(mark, { fitTo: { mode: 'width', value: size } }).render().asPng(),
  );
  writeFileSync(join(PUBLIC, 'favicon.ico'), icoOf(images));
}

const PUBLIC = join(import.meta.dirname, '../public');
const SIZES = [16, 32, 48];

/** The ICO format: header, one directory entry per image, images. */
function icoOf(images: Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach((image, index) => {
    const line = 6 + 16 * index;
    head.writeUInt8(SIZES[index] ?? 0, line);
    head.writeUInt8(SIZES[index] ?? 0, line + 1);
    head.writeUInt16LE(1, line + 4);
    head.writeUInt16LE(32, line + 6);
    head.writeUInt32LE(image.length, line + 8);
    head.writeUInt32LE(offset, line + 12);
    offset += image.length;
  });
  return Buffer.concat([head, ...images]);
}

if (process.argv[1] === import.meta.filename) favicon();
