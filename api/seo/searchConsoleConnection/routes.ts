import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { SearchResult } from '../../insights/searchEngineResults/model';
import { seal } from '../../platform/encryption/seal';
import { badRequest, conflict } from '../../platform/errors/HttpError';
import { ProviderError } from '../../platform/providers/ProviderError';
import { editAtVersion } from '../../platform/records/atVersion';
import { markFactsChanged } from '../pageFacts/model';
import { stateOf, toConnectionView } from './connectionView';
import {
  chooseSearchConsoleProperty,
  connectSearchConsole,
  disconnectSearchConsole,
  getSearchConsoleConnection,
  importFromSearchConsole,
  testSearchConsole,
} from './contract';
import { createSearchConsole } from './createSearchConsole';
import { Connection, type ConnectionRecord, readConnected, readConnection } from './model';
import { mayConnectSearchConsole, mayEditConnection, mayReadConnection } from './policy';
import { clientOf, problemOf, readGivenKey, SEALED_FOR, toHttpError } from './searchConsoleClient';

/** Google answers slowly at times. */
const SLOW = { deadline: 25 };
const ID = { _id: 'google' } as const;

/** The connection to the API of Google Search Console. */
export function searchConsoleConnectionRoutes(api: Api): void {
  const { env } = api;
  const viewOf = (record: ConnectionRecord) => toConnectionView(env, record);

  addRoute(api, getSearchConsoleConnection, mayReadConnection, async () => viewOf(await readConnection()));

  addRoute(
    api,
    connectSearchConsole,
    mayConnectSearchConsole,
    async ({ body, version, user, audit }) => {
      await api.rateLimit.consume('search-console-connect', user._id, 20, 600);
      const before = await readConnection();
      const key = readGivenKey(body.key);
      const client = createSearchConsole(key, env.searchConsoleOrigin);
      const properties = await client.listProperties().catch((error) => {
        throw toHttpError(error);
      });
      const property = properties.some(({ url }) => url === before.property) ? before.property : '';
      const now = new Date();
      const after = await editAtVersion(Connection, ID, version, {
        $set: {
          key: seal(env.sealingKeys, body.key, SEALED_FOR),
          clientEmail: key.client_email,
          last4: key.private_key_id.slice(-4),
          properties,
          property,
          ...accessOf(properties, property),
          checkedAt: now,
          attempts: 0,
          lease: '',
          ...(property && { dueAt: now }),
          ...(!before.key && { connectedBy: user.name, connectedAt: now }),
        },
        $unset: { leaseUntil: '', ...(!property && { dueAt: '' }) },
      });
      audit('google', auditedOf(before), auditedOf(after));
      return viewOf(after);
    },
    SLOW,
  );

  addRoute(
    api,
    chooseSearchConsoleProperty,
    mayEditConnection,
    async ({ body: { property }, version, audit }) => {
      const before = await readConnected();
      if (!before.properties.some(({ url, isReadable }) => url === property && isReadable)) {
        const message = 'Please choose a property that the service account may read.';
        throw badRequest(message, { property: message });
      }
      const after = await editAtVersion(Connection, ID, version, {
        $set: { property, problem: 'none', problemText: '', attempts: 0, lease: '', dueAt: new Date() },
        $unset: { leaseUntil: '' },
      });
      audit('google', auditedOf(before), auditedOf(after));
      return viewOf(after);
    },
    { action: 'choose a property of Search Console' },
  );

  addRoute(
    api,
    testSearchConsole,
    mayEditConnection,
    async ({ user, audit }) => {
      await api.rateLimit.consume('search-console-test', user._id, 20, 60);
      const before = await readConnected();
      const checked = await clientOf(env, before.key)
        .listProperties()
        .then((properties) => ({ properties, ...accessOf(properties, before.property) }), toProblem);
      const isMended = before.problem !== 'none' && checked.problem === 'none' && before.property !== '';
      const after = await editAtVersion(Connection, ID, before.version, {
        $set: { ...checked, checkedAt: new Date(), ...(isMended && { dueAt: new Date() }) },
      });
      audit('google', auditedOf(before), auditedOf(after));
      return viewOf(after);
    },
    { ...SLOW, action: 'test the Search Console connection' },
  );

  addRoute(
    api,
    importFromSearchConsole,
    mayEditConnection,
    async ({ user, audit }) => {
      await api.rateLimit.consume('search-console-import', user._id, 10, 600);
      const before = await readConnected();
      if (!before.property) throw conflict('Choose a property first.');
      const after = await editAtVersion(Connection, ID, before.version, { $set: { dueAt: new Date() } });
      audit('google', undefined, { property: before.property });
      return viewOf(after);
    },
    { action: 'import from Search Console' },
  );

  addRoute(api, disconnectSearchConsole, mayConnectSearchConsole, async ({ version, audit }) => {
    const before = await readConnected();
    const after = await editAtVersion(Connection, ID, version, {
      $set: {
        clientEmail: '',
        last4: '',
        properties: [],
        property: '',
        problem: 'none',
        problemText: '',
        connectedBy: '',
        attempts: 0,
        lease: '',
      },
      $unset: { key: '', connectedAt: '', checkedAt: '', imported: '', dueAt: '', leaseUntil: '' },
    });
    await SearchResult.deleteMany({ source: 'api' });
    await markFactsChanged(new Date());
    audit('google', auditedOf(before), auditedOf(after));
    return viewOf(after);
  });
}

const auditedOf = (record: ConnectionRecord) => ({
  state: stateOf(record),
  clientEmail: record.clientEmail,
  last4: record.last4,
  property: record.property,
});

/** Whether the chosen property is among those that the account may read. */
function accessOf(
  properties: ConnectionRecord['properties'],
  property: string,
): Pick<ConnectionRecord, 'problem' | 'problemText'> {
  if (!property || properties.some(({ url, isReadable }) => url === property && isReadable))
    return { problem: 'none', problemText: '' };
  return { problem: 'no_access', problemText: 'The service account has no access to this property.' };
}

/** A failed test is a result: the state shows it. */
function toProblem(error: unknown): Pick<ConnectionRecord, 'problem' | 'problemText'> {
  if (!(error instanceof ProviderError)) throw error;
  return { problem: problemOf(error), problemText: error.message };
}
