import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RENDERER_VERSION } from './renderer';

const SOURCES = [
  'render.ts',
  'renderSections.ts',
  'callouts.ts',
  'markBlocks.ts',
  'linkBlocks.ts',
  'imageBlocks.ts',
  'iconOf.ts',
  'renderTask.ts',
];
const LIBRARIES = /^node_modules\/(unified|remark-|rehype-|mdast-|hast-|micromark|unist-)/;

// Stored texts are rendered again only when the version changes, so it must change with the renderer.
test('the renderer version is the hash of its sources and libraries', () => {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package-lock.json'), 'utf8'));
  const libraries = Object.entries<{ version: string }>(lock.packages)
    .filter(([path]) => LIBRARIES.test(path))
    .map(([path, { version }]) => `${path}@${version}`)
    .sort();
  const sources = SOURCES.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));
  const sum = createHash('sha256');
  for (const part of [...libraries, ...sources]) sum.update(part);
  expect(libraries.length).toBeGreaterThan(20);
  expect(RENDERER_VERSION).toBe(sum.digest('hex').slice(0, 12));
});
