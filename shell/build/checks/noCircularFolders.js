import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** A rule against circular imports between folders, which cannot be understood, tested or moved separately. */
export const noCircularFolders = {
  meta: { type: 'problem', schema: [], messages: { circular: '{{ from }} and {{ to }} import each other.' } },
  create(context) {
    const file = context.filename;
    const from = folderOf(relative(ROOT, file));
    if (!from || isTest.test(file)) return {};
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const to = folderOf(relative(ROOT, join(dirname(file), source.value)));
      if (!to || to === from || !importedFolders(to).has(from)) return;
      context.report({ node: source, messageId: 'circular', data: { from, to } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/** The folder that a path counts to: every folder of a remote; a layer of the API, and a folder of its platform; of `e2e`, its folders and those of the fixtures and tools. */
const folderOf = (path) =>
  path.startsWith('mf-')
    ? /^(mf-[^/]+\/src\/.+)\/[^/]+$/.exec(path)?.[1]
    : /^(api\/platform\/[^/]+|api\/[^/]+|e2e\/(?:fixtures|tools)\/[^/]+(?=\/)|e2e\/[^/]+)\/./.exec(path)?.[1];

const isTest = /\.(test|fixture)\.tsx?$/;
const relativeImport = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;
const importsByFolder = new Map();

/** The folders that a folder imports, parsed once from its files. */
function importedFolders(folder) {
  if (!importsByFolder.has(folder)) {
    const files = existsSync(join(ROOT, folder)) ? readdirSync(join(ROOT, folder), { recursive: true }) : [];
    const folders = files
      .filter((name) => /\.tsx?$/.test(name) && !isTest.test(name))
      .map((name) => join(ROOT, folder, name))
      // A nested folder may count separately.
      .filter((file) => folderOf(relative(ROOT, file)) === folder)
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(relativeImport)].map(([, path]) =>
          folderOf(relative(ROOT, join(dirname(file), path))),
        ),
      );
    importsByFolder.set(folder, new Set(folders));
  }
  return importsByFolder.get(folder);
}
