import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inputsOf, PACKAGES, type PackageName, ROOT } from './packages';

const doors: Record<string, string> = JSON.parse(
  readFileSync(join(ROOT, 'api/package.json'), 'utf8'),
).exports;

/** The file of the API that an import in this file leads to, if any. */
function apiFile(from: string, imported: string): string | undefined {
  if (imported.startsWith('@site/api/')) {
    const [, folder, noun] = /^@site\/api\/(\w+)(?:\/(\w+))?$/.exec(imported) ?? [];
    return join('api', (doors[noun ? `./${folder}/*` : `./${folder}`] ?? '').replace('*', noun ?? ''));
  }
  const path = join(dirname(from), imported);
  return imported.startsWith('.') && path.startsWith('api/') && existsSync(join(ROOT, `${path}.ts`))
    ? `${path}.ts`
    : undefined;
}

const importsOf = (file: string): string[] =>
  /\.tsx?$/.test(file)
    ? [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^(?!import type).*from '([^']+)'/gm)].map(
        ([, imported = '']) => imported,
      )
    : [];

/** Files of the API that a package's own files lead to. What builds the packages runs from its source. */
function apiFilesIn(name: PackageName): Set<string> {
  const reached = new Set<string>();
  const visit = (file: string) => {
    for (const target of importsOf(file).flatMap((imported) => apiFile(file, imported) ?? []))
      if (!reached.has(target)) {
        reached.add(target);
        visit(target);
      }
  };
  for (const file of inputsOf(name))
    if (file.startsWith(`${name}/`) && !file.startsWith('shell/build/')) visit(file);
  return reached;
}

test.each(PACKAGES)(
  'a change of anything of the API that is built into %s makes it another version',
  (name) => {
    const inputs = inputsOf(name);
    const reached = [...apiFilesIn(name)];
    expect(reached).not.toEqual([]);
    expect(reached.filter((file) => !inputs.includes(file))).toEqual([]);
  },
);
