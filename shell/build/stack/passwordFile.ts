import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What hands the first owner's password to the API: a file until it is up. An environment can be read for as long as
 * its process runs, and is inherited.
 */
export function passwordFile(dataDir: string, password: string | undefined) {
  const path = join(dataDir, 'run', 'owner-password');
  if (password) writeFileSync(path, password, { mode: 0o600 });
  return {
    variables: { ADMIN_PASSWORD: undefined, ...(password && { ADMIN_PASSWORD_FILE: path }) },
    remove: () => rmSync(path, { force: true }),
  };
}
