import { startSite } from '../../fixtures/site/startSite';
import { measurePages } from './phone/measurePages';
import { printTable, type Row } from './report/printTable';
import { measureApi } from './throughput/measureApi';
import { measureServer } from './throughput/measureServer';

/** Measurements of the production build with their budgets. */
export async function bench(): Promise<void> {
  console.log('starting a site …');
  // At the production log level, because the test level slows responses down.
  const site = await startSite({ env: { LOG_LEVEL: 'info' } });
  try {
    const rows: Row[] = [];
    console.log('pages on a phone, five runs each (some minutes) …');
    rows.push(...(await measurePages(site.url)));
    console.log('shell throughput …');
    rows.push(...(await measureServer(site)));
    console.log('API throughput …');
    rows.push(...(await measureApi(site)));
    printTable(rows);
  } finally {
    await site.stop();
  }
}
