import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the database that keeps its data in this folder listens, as its last start settled it. Throws before the first. */
export function embeddedUri(dataDir: string): string {
  const kept = (name: string) => readFileSync(join(dataDir, name), 'utf8').trim();
  return uriOf(Number(kept('port')), kept('set'));
}

/**
 * Whatever answers on the port, the driver gives nothing to a server of another set; connected directly, it looks
 * again instead of giving the address up.
 */
export const uriOf = (port: number, set: string) =>
  `mongodb://127.0.0.1:${port}/site?replicaSet=${set}&directConnection=true`;
