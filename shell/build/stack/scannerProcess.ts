import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scannerSocketPath } from '@site/api/platform/configuration/scannerSocketPath';
import type { ProcessOptions } from '../processes/Supervisor';
import { waitForOkOnSocket } from '../processes/waitFor';

/** The system takes no longer names of sockets, in bytes. */
const LONGEST = 100;
const HEAP_MB = 192;

/** Where the scanner of a site listens: with its data, or, where that name would be too long, in a folder of its own. */
export function scannerSocket(dataDir: string): string {
  const socket = scannerSocketPath({ DATA_DIR: dataDir });
  return Buffer.byteLength(socket) <= LONGEST
    ? socket
    : join(mkdtempSync(join(tmpdir(), 'scanner-')), 'scanner.sock');
}

/** A process as the scanner is run: strangers' servers decide what it has to hold, so it may hold little. */
export const scannerProcess = <Process extends Pick<ProcessOptions, 'args'>>(
  socket: string,
  { args, ...process }: Process,
) => ({
  ...process,
  args: [`--max-old-space-size=${HEAP_MB}`, ...args],
  waitUntilReady: () => waitForOkOnSocket(socket, '/health'),
});
