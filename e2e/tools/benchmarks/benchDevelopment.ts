import { measureDevelopment } from './measureDevelopment';
import { printTable } from './report/printTable';

/** How long one waits while writing. */
export async function bench(): Promise<void> {
  printTable(await measureDevelopment());
}
