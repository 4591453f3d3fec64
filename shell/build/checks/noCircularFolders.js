import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/**
 * An ESLint rule against circular imports between folders, which cannot be understood, tested or moved separately.
 * `folderOf` maps a path to the folder it counts to, or to `undefined`. Tests and fixtures are exempt.
 */
export const noCircularFolders = (root, folderOf) => ({
  meta: { type: 'problem', schema: [], messages: { circular: '{{ from }} and {{ to }} import each other.' } },
  create(context) {
    const file = context.filename;
    const from = folderOf(relative(root, file));
    if (!from || isTest.test(file)) return {};
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const to = folderOf(relative(root, join(dirname(file), source.value)));
      if (!to || to === from || !importedFolders(root, folderOf, to).has(from)) return;
      context.report({ node: source, messageId: 'circular', data: { from, to } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
});

const isTest = /\.(test|fixture)\.tsx?$/;
const relativeImport = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;
const importsByFolder = new Map();

/** The folders that a folder imports, parsed once from its files. */
function importedFolders(root, folderOf, folder) {
  if (!importsByFolder.has(folder)) {
    const files = existsSync(join(root, folder)) ? readdirSync(join(root, folder), { recursive: true }) : [];
    const folders = files
      .filter((name) => /\.tsx?$/.test(name) && !isTest.test(name))
      .map((name) => join(root, folder, name))
      // A nested folder may count separately.
      .filter((file) => folderOf(relative(root, file)) === folder)
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(relativeImport)].map(([, path]) =>
          folderOf(
            relative(root, join(dirname(file), path))
              .split(sep)
              .join('/'),
          ),
        ),
      );
    importsByFolder.set(folder, new Set(folders));
  }
  return importsByFolder.get(folder);
}
