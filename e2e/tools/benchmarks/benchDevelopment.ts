import { measureDevelopment } from './measureDevelopment';
import { printTable } from './report/printTable';

/** Rebuild times in development. */
export async function bench(): Promise<void> {
  printTable(await measureDevelopment());
}
