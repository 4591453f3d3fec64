import { findBrowser } from '../browser';
import { startSite } from '../site';
import { measureApi } from './measureApi';
import { measureDevelopment } from './measureDevelopment';
import { measurePages } from './measurePages';
import { measureServer } from './measureServer';
import { printTable, type Row } from './printTable';

/** What `npm run bench -- MODE` measures; without a mode, the production build. */
const MODES: Record<string, () => Promise<Row[]>> = {
  production: measureProduction,
  dev: measureDevelopment,
};

/** Figures beside their budgets, in one table. Never fails because of a figure. */
async function bench(mode = 'production') {
  const measure = MODES[mode];
  if (!measure) throw new Error(`There is no bench "${mode}": name one of ${Object.keys(MODES).join(', ')}.`);
  printTable(await measure());
}

async function measureProduction(): Promise<Row[]> {
  const program = await findBrowser();
  console.log('starting a site …');
  const site = await startSite();
  try {
    const rows: Row[] = [];
    console.log('pages on a phone, five times each (some minutes) …');
    rows.push(...(await measurePages(site.url, program)));
    console.log('the shell under requests …');
    rows.push(...(await measureServer(site)));
    console.log('the API under requests …');
    rows.push(...(await measureApi(site)));
    return rows;
  } finally {
    await site.stop();
  }
}

await bench(process.argv[2]);
