import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@site/api/platform/db/embedded';
import { addContacts, searchableWords } from '@site/api/testing';
import { measureCalls } from './measureCalls';
import { printTable } from './report/printTable';
import { withApi } from './withApi';

const SIZES = { contacts: 10_000, replies: 200_000, bookings: 50_000 };
const COLLECTIONS = ['enquiries', 'contacts', 'listedContacts', 'leadReplies', 'bookings', 'subscribers'];
const { common, name } = searchableWords;

/** The team's lists, the board and histories of contacts, with 10,000 contacts, 200,000 replies and 50,000 bookings. */
export async function bench(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-contacts-'));
  const database = await startEmbedded({ dataDir: join(dataDir, 'mongo'), port: 0 });
  try {
    // Migrates the empty database, which would have every contact listed again otherwise.
    await withApi(database.uri, dataDir, async () => undefined);
    const { busiest, usual } = await addContacts(database.uri, SIZES);
    const calls = {
      'contacts: first page': '/contacts?',
      'contacts: far down': '/contacts?cursor=PAGE',
      'contacts: by name': '/contacts?sort=name',
      'contacts: by name, far down': '/contacts?sort=name&cursor=PAGE',
      'contacts: by company, Z to A': '/contacts?sort=companyDown',
      'contacts: who booked': '/contacts?origin=booking',
      'contacts: a common word': `/contacts?q=${common}`,
      'contacts: two words': `/contacts?q=${common}%20${name}`,
      'contacts: a letter, by name': '/contacts?q=g&sort=name',
      'history: usual contact': `/contacts/${usual.id}`,
      'history: busiest contact': `/contacts/${busiest.id}`,
      'history: under a lead': `/leads/${busiest.reference}/contact`,
      'board: a column': '/leads?status=qualified',
      'board: a column, by score': '/leads?status=qualified&sort=highest',
      'leads: first page': '/leads?',
      'bookings: upcoming': '/bookings?',
      'bookings: past': '/bookings?when=past',
      'bookings: far down': '/bookings?cursor=PAGE',
      'bookings: a name': `/bookings?q=${name}`,
    };
    await withApi(database.uri, dataDir, async (url) => {
      const known = { collections: COLLECTIONS, most: 60, uri: database.uri, dataDir };
      printTable(await measureCalls({ calls, url, ...known }));
    });
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
