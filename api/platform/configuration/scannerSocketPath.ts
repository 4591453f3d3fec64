import { join } from 'node:path';
import type { Variables } from './variables';

/** The path of the scanner's socket, for the scanner and its clients. */
export const scannerSocketPath = ({ SCANNER_SOCKET, DATA_DIR = join(process.cwd(), '.data') }: Variables) =>
  SCANNER_SOCKET ?? join(DATA_DIR, 'run', 'scanner.sock');
