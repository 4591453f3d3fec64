import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scannerSocketPath } from '@site/api/platform/configuration/scannerSocketPath';
import type { ProcessOptions } from '../processes/Supervisor';
import { SCANNER_FLAGS } from '../processes/scannerFlags';
import { waitForOkOnSocket } from '../processes/waitFor';

/** The longest path of a Unix socket, in bytes. */
const MAX_PATH_BYTES = 100;

/** The scanner's socket: in the data folder, or in a temporary folder if that path would be too long. */
export function scannerSocket(dataDir: string): string {
  const socket = scannerSocketPath({ DATA_DIR: dataDir });
  return Buffer.byteLength(socket) <= MAX_PATH_BYTES
    ? socket
    : join(mkdtempSync(join(tmpdir(), 'scanner-')), 'scanner.sock');
}

/** The scanner's process options. */
export const scannerProcess = <Process extends Pick<ProcessOptions, 'args'>>(
  socket: string,
  { args, ...process }: Process,
) => ({
  ...process,
  args: [SCANNER_FLAGS, ...args],
  waitUntilReady: () => waitForOkOnSocket(socket, '/health'),
});
