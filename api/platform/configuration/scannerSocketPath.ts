import { join } from 'node:path';
import type { Given } from './variables';

/** Where the scanner listens, for itself and for whoever asks it. */
export const scannerSocketPath = ({ SCANNER_SOCKET, DATA_DIR = join(process.cwd(), '.data') }: Given) =>
  SCANNER_SOCKET ?? join(DATA_DIR, 'run', 'scanner.sock');
