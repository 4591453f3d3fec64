import { startSite } from '../../fixtures/site/startSite';
import { printTable, type Row } from './report/printTable';
import { residentMemory } from './report/residentMemory';
import { measureRefusals } from './signIn/measureRefusals';
import { measureSignIns } from './signIn/measureSignIns';

/** Signing in on the production build: how many a second, how soon, and whether refusals tell who has an account. */
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
    rows.push(...(await measureRefusals(site)), memory('after all this'));
    printTable(rows);
  } finally {
    await site.stop();
  }
}
