import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { User, type UserRecord } from '../../identity/users/model';
import type { Env } from '../../platform/configuration/env';
import { seal, unseal } from '../../platform/encryption/seal';
import { newMessageId, newOutboxEntry } from '../../platform/outbox/outboxEntries';
import { ProviderError } from '../../platform/providers/ProviderError';
import { providerLabels } from '../calendarApps/contract';
import type { CalendarProvider, Tokens } from '../calendarProviders/CalendarProvider';
import { findProvider, type ProviderEnv } from './findProvider';
import { ConnectionModel, type ConnectionRecord } from './model';

export type AccessEnv = ProviderEnv & Pick<Env, 'mailFrom'>;

export interface Access {
  provider: CalendarProvider;
  accessToken: string;
  connection: ConnectionRecord;
}

/** A token that is valid for less than this is renewed first. */
const spareMs = 60_000;
/** Longer than a call takes. */
const leaseMs = 20_000;
const pollMs = 250;

/**
 * Makes calls with the access token of a connection, which is renewed where needed. Waits are respected, and access that
 * the provider no longer accepts asks the host to connect again. Every failure of the provider is a `ProviderError`.
 */
export async function withAccess<T>(
  env: AccessEnv,
  id: string,
  run: (access: Access) => Promise<T>,
): Promise<T> {
  const connection = await findConnected(id);
  const used = { tokenVersion: connection.tokenVersion };
  try {
    const provider = await findProvider(env, connection.provider);
    const result = await runTwice(env, provider, connection, used, run);
    await ConnectionModel.updateOne(
      { _id: id },
      { $set: { okAt: new Date(), problem: '' }, $unset: { blockedUntil: '' } },
      { timestamps: false },
    );
    return result;
  } catch (error) {
    if (error instanceof ProviderError) await noteFailure(env, id, error, used.tokenVersion);
    throw error;
  }
}

/** The version of the tokens that were used last: those of a new connection are not judged by an old failure. */
type Used = Pick<ConnectionRecord, 'tokenVersion'>;

async function findConnected(id: string): Promise<ConnectionRecord> {
  const connection = await ConnectionModel.findById(id).lean<ConnectionRecord>();
  if (!connection) throw new ProviderError('missing', 'This account is no longer connected.');
  const { state, provider, blockedUntil } = connection;
  const label = providerLabels[provider];
  if (state !== 'connected') throw new ProviderError('expired', `Reconnect this ${label} account.`);
  const waitMs = (blockedUntil?.getTime() ?? 0) - Date.now();
  if (waitMs > 0) throw new ProviderError('limit', `${label} asked this site to wait.`, waitMs);
  return connection;
}

/** An access token can be withdrawn before its time, so a rejected one is renewed once. */
async function runTwice<T>(
  env: AccessEnv,
  provider: CalendarProvider,
  connection: ConnectionRecord,
  used: Used,
  run: (access: Access) => Promise<T>,
): Promise<T> {
  const accessToken = await findAccessToken(env, provider, connection, used, false);
  try {
    return await run({ provider, accessToken, connection });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'expired') throw error;
    const renewed = await findAccessToken(env, provider, connection, used, true);
    return run({ provider, accessToken: renewed, connection });
  }
}

/** The access token; one process at a time renews it, since a refresh token may be valid only once. */
async function findAccessToken(
  { sealingKeys }: AccessEnv,
  provider: CalendarProvider,
  seen: ConnectionRecord,
  used: Used,
  isRejected: boolean,
): Promise<string> {
  const { _id } = seen;
  const giveUpAt = Date.now() + leaseMs;
  for (;;) {
    const current = await findConnected(_id);
    const { accessToken, accessUntil, tokenVersion, refreshToken } = current;
    used.tokenVersion = tokenVersion;
    const isFresh = accessUntil && accessUntil.getTime() > Date.now() + spareMs;
    const isOther = !isRejected || tokenVersion !== seen.tokenVersion;
    if (accessToken && isFresh && isOther) return unseal(sealingKeys, accessToken, _id);
    if (!refreshToken) throw new ProviderError('expired', 'There is no access anymore.');
    if (await lease(_id, tokenVersion)) {
      try {
        const tokens = await provider.refresh(unseal(sealingKeys, refreshToken, _id));
        await ConnectionModel.updateOne(
          { _id, tokenVersion },
          { $set: sealTokens(sealingKeys, _id, tokens), $inc: { tokenVersion: 1 } },
          { timestamps: false },
        );
        used.tokenVersion = tokenVersion + 1;
        return tokens.accessToken;
      } finally {
        await ConnectionModel.updateOne({ _id }, { $unset: { refreshingUntil: '' } }, { timestamps: false });
      }
    }
    if (Date.now() > giveUpAt)
      throw new ProviderError('unavailable', 'The access couldn’t be renewed in time.');
    await sleep(pollMs);
  }
}

async function lease(_id: string, tokenVersion: number): Promise<boolean> {
  const now = new Date();
  const isFree = { refreshingUntil: mongoose.trusted({ $not: { $gt: now } }) };
  const { modifiedCount } = await ConnectionModel.updateOne(
    { _id, tokenVersion, ...isFree } as never,
    { $set: { refreshingUntil: new Date(now.getTime() + leaseMs) } },
    { timestamps: false },
  );
  return modifiedCount === 1;
}

/** The fields of a connection that hold tokens. A response without a refresh token keeps the earlier one. */
export function sealTokens(
  keys: ProviderEnv['sealingKeys'],
  id: string,
  { accessToken, accessUntil, refreshToken }: Tokens,
) {
  return {
    accessToken: seal(keys, accessToken, id),
    accessUntil,
    ...(refreshToken && { refreshToken: seal(keys, refreshToken, id) }),
  };
}

async function noteFailure(
  env: AccessEnv,
  _id: string,
  error: ProviderError,
  tokenVersion: number,
): Promise<void> {
  const { kind, message, retryAfterMs } = error;
  if (kind === 'expired') return askToReconnect(env, _id, message, tokenVersion);
  // A missing calendar or a refused event is no problem of the connection.
  if (kind !== 'limit' && kind !== 'unavailable' && kind !== 'setup') return;
  const blockedUntil = new Date(Date.now() + retryAfterMs);
  await ConnectionModel.updateOne(
    { _id },
    { $set: { problem: message }, ...(retryAfterMs > 0 && { $max: { blockedUntil } }) },
    { timestamps: false },
  );
}

/** Deletes tokens that are no longer accepted, and tells the host once. */
async function askToReconnect(
  env: AccessEnv,
  _id: string,
  problem: string,
  tokenVersion: number,
): Promise<void> {
  const current = { _id, state: 'connected' as const, tokenVersion };
  const connection = await ConnectionModel.findOne(current).lean<ConnectionRecord>();
  if (!connection) return;
  const user = await User.findById(connection.hostId)
    .select('email')
    .lean<Pick<UserRecord, '_id' | 'email'>>();
  const messageId = newMessageId(`calendar.${_id}`, env);
  const notice = user && newOutboxEntry({ kind: 'reconnect' as const, to: user.email, messageId });
  await ConnectionModel.updateOne(current, {
    $set: { state: 'reconnect', problem, ...(notice && { outbox: [notice] }) },
    $unset: { accessToken: '', refreshToken: '', accessUntil: '' },
    $inc: { tokenVersion: 1, version: 1 },
  });
}
