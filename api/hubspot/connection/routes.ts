import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { deleteOldTracking } from '../../leads/enquiries/tracking';
import { seal } from '../../platform/encryption/seal';
import { conflict, HttpError } from '../../platform/errors/HttpError';
import { editAtVersion } from '../../platform/records/atVersion';
import { HubspotError } from '../client/HubspotError';
import { checkToken, toHttpError } from './checkToken';
import {
  connectHubspot,
  disconnectHubspot,
  getHubspot,
  ofNoAccount,
  pauseHubspot,
  testHubspot,
} from './contract';
import { clientOf, clientWith, SEALED_FOR, SECRET_SEALED_FOR } from './hubspotClient';
import { type QueueFacts, readHubspotView, stateOf } from './hubspotView';
import { Hubspot, type HubspotRecord, readHubspot } from './model';
import { mayConnectHubspot, mayEditHubspot, mayReadHubspot } from './policy';

/** HubSpot answers slowly at times. */
const SLOW = { deadline: 25 };

/** The connection to HubSpot. The queue of contacts is in a folder above this one. */
export function hubspotRoutes(api: Api, { compareFromScratch, readQueueFacts }: ContactQueue): void {
  const { env } = api;
  const viewOf = async (record: HubspotRecord) => readHubspotView(env, record, await readQueueFacts());
  addRoute(api, getHubspot, mayReadHubspot, async () => viewOf(await readHubspot()));

  addRoute(
    api,
    connectHubspot,
    mayConnectHubspot,
    async ({ body, version, user, audit }) => {
      const before = await readHubspot();
      const token = body.token.trim();
      const secret = body.clientSecret?.trim();
      const checked = await checkToken(clientWith(env, token), before.activities).catch((error) => {
        throw withField(toHttpError(error));
      });
      if (before.mode !== 'off' && before.portalId !== checked.portalId)
        throw conflict('This token belongs to another HubSpot account. Disconnect first.');
      const after = await editAtVersion(Hubspot, { _id: 'hubspot' }, version, {
        $set: {
          ...checked,
          token: seal(env.sealingKeys, token, SEALED_FOR),
          last4: token.slice(-4),
          ...(secret && { clientSecret: seal(env.sealingKeys, secret, SECRET_SEALED_FOR) }),
          ...(before.mode === 'off' && {
            mode: 'shadow',
            isPaused: false,
            connectedBy: user.name,
            connectedAt: new Date(),
          }),
        },
      });
      if (before.mode === 'off') await compareFromScratch();
      audit('hubspot', auditedOf(before), auditedOf(after));
      return viewOf(after);
    },
    SLOW,
  );

  addRoute(
    api,
    testHubspot,
    mayEditHubspot,
    async ({ user, audit }) => {
      await api.rateLimit.consume('hubspot-test', user._id, 20, 60);
      const before = await readHubspot();
      const client = clientOf(env, before);
      if (!client) throw conflict('HubSpot is not connected.');
      const after = await editAtVersion(Hubspot, { _id: 'hubspot' }, before.version, {
        $set: await checkToken(client, before.activities).catch(problemOf),
      });
      audit('hubspot', auditedOf(before), auditedOf(after));
      return viewOf(after);
    },
    { ...SLOW, action: 'test the HubSpot connection' },
  );

  addRoute(
    api,
    pauseHubspot,
    mayEditHubspot,
    async ({ body, version, audit }) => {
      const before = await readHubspot();
      if (before.mode === 'off') throw conflict('HubSpot is not connected.');
      const after = await editAtVersion(Hubspot, { _id: 'hubspot' }, version, { $set: body });
      audit('hubspot', auditedOf(before), auditedOf(after));
      return viewOf(after);
    },
    { action: 'pause or resume the HubSpot sync' },
  );

  addRoute(api, disconnectHubspot, mayConnectHubspot, async ({ version, audit }) => {
    const before = await readHubspot();
    if (before.mode === 'off') throw conflict('HubSpot is not connected.');
    await deleteOldTracking(new Date());
    const after = await editAtVersion(Hubspot, { _id: 'hubspot' }, version, {
      $set: {
        mode: 'off',
        isPaused: false,
        problem: 'none',
        problemText: '',
        last4: '',
        accountName: '',
        portalId: 0,
        scopes: [],
        connectedBy: '',
        activities: { ...before.activities, ...ofNoAccount },
      },
      $unset: {
        token: '',
        clientSecret: '',
        lastEventAt: '',
        connectedAt: '',
        checkedAt: '',
        liveAt: '',
      },
    });
    audit('hubspot', auditedOf(before), auditedOf(after));
    return viewOf(after);
  });
}

interface ContactQueue {
  compareFromScratch: () => Promise<void>;
  readQueueFacts: () => Promise<QueueFacts>;
}

const auditedOf = (record: HubspotRecord) => ({
  state: stateOf(record),
  accountName: record.accountName,
  portalId: record.portalId,
  last4: record.last4,
  hasWebhooks: record.clientSecret !== undefined,
});

function withField(error: unknown): unknown {
  if (!(error instanceof HttpError) || error.status !== 422) return error;
  const fieldErrors = { token: error.message };
  return new HttpError(error.status, error.code, error.message, { fieldErrors });
}

/** A failed test is a result: the state shows it. */
function problemOf(error: unknown) {
  if (!(error instanceof HubspotError)) throw error;
  const problem = error.kind === 'revoked' ? ('revoked' as const) : ('degraded' as const);
  return { problem, problemText: error.message, checkedAt: new Date() };
}
