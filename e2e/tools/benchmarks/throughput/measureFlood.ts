import { setTimeout as sleep } from 'node:timers/promises';
import { exampleBatch } from '@site/api/insights/events/example';
import { readEventSize, Visitor, withSiteDatabase } from '@site/api/testing';
import { newIpAddress } from '../../../fixtures/requests/newIpAddress';
import { type Row, rounded } from '../report/printTable';

const SECONDS = 60;
const PER_SECOND = 40;
/** The most events of one batch. */
const EVENTS = 20;

/** What one address stores in a minute that sends batches of events of a new visitor each, as a browser would. */
export async function measureFlood(url: string, dataDir: string): Promise<Row[]> {
  const before = await withSiteDatabase(dataDir, readEventSize);
  const flooder = new Visitor(url, url, newIpAddress());
  const body = JSON.stringify(
    exampleBatch({ events: Array(EVENTS).fill({ name: 'page_view', path: '/faq' }), vitals: [] }),
  );
  const statuses: Promise<number>[] = [];
  for (let n = 0; n < SECONDS * PER_SECOND; n++) {
    const headers = {
      'Content-Type': 'text/plain;charset=UTF-8',
      'User-Agent': `Mozilla/5.0 (X11; Linux x86_64; made-up ${n}) Chrome/140.0.0.0 Safari/537.36`,
    };
    statuses.push(
      flooder.send('POST', '/api/events', { body, headers }).then(
        ({ status }) => status,
        () => 0,
      ),
    );
    await sleep(1000 / PER_SECOND);
  }
  const accepted = (await Promise.all(statuses)).filter((status) => status === 202).length;
  const after = await withSiteDatabase(dataDir, readEventSize);
  return [
    { what: 'batches sent, accepted', value: `${statuses.length}, ${accepted}` },
    { what: 'events stored', value: String(after.events - before.events) },
    { what: 'documents', value: `${rounded((after.bytes - before.bytes) / 1e6, 1)} MB` },
  ];
}
