import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

const LEFT_ALONE = new Set(['dist', 'node_modules']);

/**
 * Calls back at each change below a folder, builds and installed libraries left out. Each folder is watched by itself:
 * where the system cannot watch a tree, Node looks at every file of it each five seconds. Returns what ends it.
 */
export function watchFolder(root: string, onChange: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const add = (folder: string) => {
    watchers.get(folder)?.close();
    const watcher = watch(folder, (event, name) => {
      if (name && LEFT_ALONE.has(name)) return;
      // One of the same name may have come in the place of a folder that was watched.
      if (event === 'rename' && name && isFolder(join(folder, name))) add(join(folder, name));
      onChange();
    });
    watcher.on('error', () => watcher.close());
    watchers.set(folder, watcher);
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory() && !LEFT_ALONE.has(entry.name)) add(join(folder, entry.name));
  };
  add(root);
  return () => {
    for (const watcher of watchers.values()) watcher.close();
  };
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
