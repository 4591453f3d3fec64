import { readConnection } from '../../seo/searchConsoleConnection/model';
import type { Reply } from '../../testing';
import type { SearchConsoleStandIn } from '../../testing/searchConsole/SearchConsoleStandIn';
import type { Member, Scenario } from './Scenario.fixture';

const path = '/api/admin/search-console/connection';
const outdated = { 'If-Match': '"7000"' };
const atNow = async () => ({ 'If-Match': `"${(await readConnection()).version}"` });

/** Connecting the API of Search Console, which the stand-in answers. */
export function createSearchConsoleScenarios(standIn: () => SearchConsoleStandIn): Record<string, Scenario> {
  const property = () => `${standIn().siteOrigin}/`;
  const connect = async (member: Member) =>
    member.post(`${path}/connect`, { key: standIn().key }, await atNow());
  const choose = async (member: Member) => member.patch(path, { property: property() }, await atNow());
  const disconnect = async (member: Member) => member.send('DELETE', path, { headers: await atNow() });
  /** The reply of a write to a connection with a property. */
  const connected =
    (send: (member: Member) => Promise<Reply>): Scenario['good'] =>
    async (member) => {
      await connect(member);
      await choose(member);
      return { reply: await send(member), record: 'google' };
    };
  return {
    'POST /admin/search-console/connection/connect': {
      good: async (member) => ({ reply: await connect(member), record: 'google' }),
      bad: (member) => member.post(`${path}/connect`, { key: standIn().key }, outdated),
    },
    'PATCH /admin/search-console/connection': {
      good: async (member) => {
        await connect(member);
        return { reply: await choose(member), record: 'google' };
      },
      bad: (member) => member.patch(path, { property: property() }, outdated),
    },
    'POST /admin/search-console/connection/test': {
      good: connected((member) => member.post(`${path}/test`)),
      bad: async (member) => {
        await disconnect(member);
        return member.post(`${path}/test`);
      },
    },
    'POST /admin/search-console/connection/import': {
      good: connected((member) => member.post(`${path}/import`)),
      bad: async (member) => {
        await disconnect(member);
        return member.post(`${path}/import`);
      },
    },
    'DELETE /admin/search-console/connection': {
      good: connected(disconnect),
      bad: (member) => member.send('DELETE', path, { headers: outdated }),
    },
  };
}
