import { startSite } from '../../fixtures/site/startSite';
import { printTable, type Row } from './report/printTable';
import { residentMemory } from './report/residentMemory';
import { measureFailedSignIns } from './signIn/measureFailedSignIns';
import { measureSignIns } from './signIn/measureSignIns';

/**
 * Sign-in on the production build: throughput, response times, and whether response times of failures reveal who has
 * an account.
 */
export async function bench(): Promise<void> {
  console.log('starting a site …');
  const site = await startSite({ env: { LOG_LEVEL: 'info' } });
  const memory = (when: string): Row => ({
    what: `api: RSS ${when}`,
    value: `${residentMemory(site.pid('api'))} MB`,
  });
  try {
    const rows = [memory('before')];
    console.log('sign-ins …');
    rows.push(...(await measureSignIns(site)), memory('after the sign-ins'));
    console.log('wrong passwords …');
    rows.push(...(await measureFailedSignIns(site)), memory('at the end'));
    printTable(rows);
  } finally {
    await site.stop();
  }
}
