import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Passes the first owner's password to the API in a file that is deleted once the API runs. Environment variables are
 * readable for as long as the process runs, and are inherited.
 */
export function passwordFile(dataDir: string, password: string | undefined) {
  const path = join(dataDir, 'run', 'owner-password');
  if (password) writeFileSync(path, password, { mode: 0o600 });
  return {
    variables: { ADMIN_PASSWORD: undefined, ...(password && { ADMIN_PASSWORD_FILE: path }) },
    remove: () => rmSync(path, { force: true }),
  };
}
