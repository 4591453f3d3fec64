import pino from 'pino';
import type { Role } from '../../identity/users/contract';
import { SearchResult } from '../../insights/searchEngineResults/model';
import { createMember, startServer, type Visitor } from '../../testing';
import { SearchConsoleStandIn } from '../../testing/searchConsole/SearchConsoleStandIn';
import { startSearchConsole } from '../../testing/searchConsole/startSearchConsole';
import { createSearchConsoleJob } from './importJob';
import { Connection, readConnection } from './model';

export const path = '/api/admin/search-console/connection';
export const origin = 'http://localhost';
export const property = `${origin}/`;
const sealingKeys = [{ version: '1', key: Buffer.alloc(32, 7) }];
const start = new Date('2026-11-20T12:00:00Z');
export const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

/** A server without jobs, and a stand-in of Google Search Console. */
export async function startConnectedSite() {
  const google = await startSearchConsole({ standIn: new SearchConsoleStandIn(origin) });
  const variables = {
    SEARCH_CONSOLE_ORIGIN: google.origin,
    SEALING_KEYS: `1:${sealingKeys[0]?.key.toString('base64')}`,
  };
  const server = await startServer(variables, { hasJobs: false });
  const members = new Map<Role, Visitor>();
  for (const role of ['admin', 'editor', 'viewer'] as const) {
    const { _id } = await createMember({ role, name: `Their ${role}` });
    members.set(role, await server.signInAs(_id));
  }
  const as = (role: Role) => members.get(role) as Visitor;
  const atNow = async () => ({ 'If-Match': `"${(await readConnection()).version}"` });
  const env = { searchConsoleOrigin: google.origin, sealingKeys, publicOrigin: origin };
  const importDue = (now: Date) => createSearchConsoleJob(env, pino({ level: 'silent' }), () => now)();
  const disconnect = async () => as('admin').send('DELETE', path, { headers: await atNow() });
  return {
    google: google.standIn,
    publicOrigin: server.origin,
    as,
    atNow,
    importDue,
    disconnect,
    read: async (role: Role = 'editor') => (await as(role).get(path)).body,
    connect: async (key = google.standIn.key) => as('admin').post(`${path}/connect`, { key }, await atNow()),
    choose: async (chosen = property) => as('admin').patch(path, { property: chosen }, await atNow()),
    /** Runs the import as if it were due at a time. */
    importAt: async (now: Date) => {
      await Connection.updateOne({ _id: 'google' }, { $set: { dueAt: now } });
      await importDue(now);
    },
    /** The names of the figures from the API, queries first. */
    listNames: async () =>
      (await SearchResult.find({ source: 'api' }).sort({ kind: -1, name: 1 }).lean()).map(({ name }) => name),
    /** Not connected, without figures and faults. */
    reset: async () => {
      const { properties, figures } = new SearchConsoleStandIn(origin);
      Object.assign(google.standIn, { properties, figures, calls: [], queries: [], lastDay: '2026-11-18' });
      google.standIn.heal();
      google.standIn.onQuery = async () => {};
      await disconnect();
      await SearchResult.deleteMany({});
    },
    stop: async () => {
      await server.stop();
      await google.stop();
    },
  };
}
