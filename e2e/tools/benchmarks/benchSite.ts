import { startSite } from '../../fixtures/site/startSite';
import { measurePages } from './phone/measurePages';
import { printTable, type Row } from './report/printTable';
import { measureApi } from './throughput/measureApi';
import { measureServer } from './throughput/measureServer';

/** Figures of the production build beside their budgets. */
export async function bench(): Promise<void> {
  console.log('starting a site …');
  // At the level at which it serves: what is written for tests costs more than many an answer.
  const site = await startSite({ env: { LOG_LEVEL: 'info' } });
  try {
    const rows: Row[] = [];
    console.log('pages on a phone, five times each (some minutes) …');
    rows.push(...(await measurePages(site.url)));
    console.log('the shell under requests …');
    rows.push(...(await measureServer(site)));
    console.log('the API under requests …');
    rows.push(...(await measureApi(site)));
    printTable(rows);
  } finally {
    await site.stop();
  }
}
