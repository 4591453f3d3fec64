import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/**
 * Refuses an import between two folders of which each imports the other: then neither can be read, tested or moved
 * without the other. `folderOf` names the folder that a path below the root counts to, or nothing. Tests and their
 * fixtures may import what they like.
 */
export const noCircularFolders = (root, folderOf) => ({
  meta: { type: 'problem', schema: [], messages: { mutual: '{{ from }} and {{ to }} import each other.' } },
  create(context) {
    const file = context.filename;
    const from = folderOf(relative(root, file));
    if (!from || isTest.test(file)) return {};
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const to = folderOf(relative(root, join(dirname(file), source.value)));
      if (!to || to === from || !importedBy(root, folderOf, to).has(from)) return;
      context.report({ node: source, messageId: 'mutual', data: { from, to } });
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
const known = new Map();

/** The folders that a folder imports, read once from its files. */
function importedBy(root, folderOf, folder) {
  if (!known.has(folder)) {
    const files = existsSync(join(root, folder)) ? readdirSync(join(root, folder), { recursive: true }) : [];
    const folders = files
      .filter((name) => /\.tsx?$/.test(name) && !isTest.test(name))
      .map((name) => join(root, folder, name))
      // One inside it may count by itself.
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
    known.set(folder, new Set(folders));
  }
  return known.get(folder);
}
