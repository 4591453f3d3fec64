import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rewrite } from './BlogReleases';

const LOOP = 'for (;;) {}';
const BUNDLE = 'node/remote.cjs';
const atRender = (code: string) => (folder: string) =>
  rewrite(join(folder, BUNDLE), (text) =>
    text.replace(/title: "[^"]*"(?=,\s+lead:)/g, `title: (() => { ${code} })()`),
  );

/** How a release of the blog can harm the shell that runs it: what is done to its server bundle. */
export const hostileReleases = {
  'throws later': (folder: string) =>
    rewrite(
      join(folder, BUNDLE),
      (text) => `setTimeout(() => { throw new Error("broken on purpose"); }, 500);${text}`,
    ),
  'throws at render': atRender('throw new Error("broken on purpose");'),
  'loops at render': atRender(LOOP),
  'loops at load': (folder: string) => rewrite(join(folder, BUNDLE), () => LOOP),
};

/** Has a shell take the releases of a store for good ones, as if it had served them for long. */
export function countAsGood(store: string, dataDir: string): void {
  const { remotes } = JSON.parse(readFileSync(join(store, 'registry.json'), 'utf8'));
  writeFileSync(join(dataDir, 'shell/last-known-good.json'), JSON.stringify(remotes));
}
