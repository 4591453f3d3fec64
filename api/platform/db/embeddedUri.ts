import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The URI of the database in this folder, as chosen by its last start. Throws before the first start. */
export function embeddedUri(dataDir: string): string {
  const readStored = (name: string) => readFileSync(join(dataDir, name), 'utf8').trim();
  return uriOf(Number(readStored('port')), readStored('set'));
}

/**
 * The driver rejects a server of another replica set. With a direct connection it retries instead of dropping
 * the address.
 */
export const uriOf = (port: number, set: string) =>
  `mongodb://127.0.0.1:${port}/site?replicaSet=${set}&directConnection=true`;
