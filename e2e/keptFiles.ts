import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files and folders of a site that other users of the machine could look into; what is published is public anyway. */
export function filesOthersCanRead(dataDir: string): string[] {
  const published = join(dataDir, 'releases/');
  return [dataDir, ...below(dataDir)].filter((path) => {
    if (path.startsWith(published)) return false;
    // What is renamed while one looks is there again under its own name.
    const found = statSync(path, { throwIfNoEntry: false });
    return found && (found.mode & 0o077) !== 0;
  });
}

/** All that a site's processes have logged, the database included. */
export function logsIn(dataDir: string): string {
  return (
    below(dataDir)
      // A device in place of a log would be read without end.
      .filter((path) => path.endsWith('.log') && statSync(path, { throwIfNoEntry: false })?.isFile())
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n')
  );
}

const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
