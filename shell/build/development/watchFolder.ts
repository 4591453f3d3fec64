import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

const IGNORED = new Set(['dist', 'node_modules']);

/**
 * Calls back on every change below a folder, except in builds and installed packages. Each folder has its own
 * watcher: where the system cannot watch recursively, Node polls all files every five seconds. Returns the function
 * that stops it.
 */
export function watchFolder(root: string, onChange: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const add = (folder: string) => {
    watchers.get(folder)?.close();
    const watcher = watch(folder, (event, name) => {
      if (name && IGNORED.has(name)) return;
      // A watched folder may have been replaced by one of the same name.
      if (event === 'rename' && name && isFolder(join(folder, name))) add(join(folder, name));
      onChange();
    });
    watcher.on('error', () => watcher.close());
    watchers.set(folder, watcher);
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory() && !IGNORED.has(entry.name)) add(join(folder, entry.name));
  };
  add(root);
  return () => {
    for (const watcher of watchers.values()) watcher.close();
  };
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
