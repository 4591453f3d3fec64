import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { optimize } from 'svgo';
import { ROOT } from '../workspace/packages';

/** Renders the covers of the seeded posts as static files. */
async function writeCovers(folder: string) {
  const source = join(ROOT, 'shell/illustrations/covers');
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(source).filter((name) => name.endsWith('.illustration.ts'))) {
    const { default: svg } = await import(join(source, file));
    writeFileSync(
      join(folder, file.replace('.illustration.ts', '.svg')),
      optimize(svg, { floatPrecision: 1 }).data,
    );
  }
}

const [folder] = process.argv.slice(2);
if (process.argv[1] === import.meta.filename && folder) await writeCovers(folder);
