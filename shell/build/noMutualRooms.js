import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/**
 * Refuses an import between two rooms of which each imports the other: then neither can be read, tested or moved
 * without the other. `roomOf` names the room of a path below the root, or nothing where it lies in none. Tests and their fixtures may
 * import what they like.
 */
export const noMutualRooms = (root, roomOf) => ({
  meta: { type: 'problem', schema: [], messages: { mutual: '{{ from }} and {{ to }} import each other.' } },
  create(context) {
    const file = context.filename;
    const from = roomOf(relative(root, file));
    if (!from || isTest.test(file)) return {};
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const to = roomOf(relative(root, join(dirname(file), source.value)));
      if (!to || to === from || !importedBy(root, roomOf, to).has(from)) return;
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

/** The rooms that a room imports, read once from its files. */
function importedBy(root, roomOf, room) {
  if (!known.has(room)) {
    const files = existsSync(join(root, room)) ? readdirSync(join(root, room), { recursive: true }) : [];
    const rooms = files
      .filter((name) => /\.tsx?$/.test(name) && !isTest.test(name))
      .map((name) => join(root, room, name))
      // A folder in it may be a room apart.
      .filter((file) => roomOf(relative(root, file)) === room)
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(relativeImport)].map(([, path]) =>
          roomOf(
            relative(root, join(dirname(file), path))
              .split(sep)
              .join('/'),
          ),
        ),
      );
    known.set(room, new Set(rooms));
  }
  return known.get(room);
}
