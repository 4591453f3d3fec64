import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { User, type UserRecord } from '../../identity/users/model';
import { isLeadMember } from '../../leads/pipeline/leadMembers';
import { newId } from '../../platform/db/newId';
import { type SealedSecret, type SealingKeys, seal, unseal } from '../../platform/encryption/seal';
import { retryDelay } from '../../platform/outbox/claim';
import { ProviderError } from '../../platform/providers/ProviderError';
import { BusyCalendarModel } from '../busyCalendars/model';
import { BookingHost, type HostRecord } from '../hosts/model';
import { findProvider, type ProviderEnv } from './findProvider';
import {
  AuthorizationModel,
  CalendarEventModel,
  ConnectionModel,
  type ConnectionRecord,
  RevocationModel,
  type RevocationRecord,
} from './model';

/** Deletes a connection with its tokens and busy times, and queues the withdrawal of the access. */
export async function removeConnection(keys: SealingKeys, connection: ConnectionRecord): Promise<void> {
  const { _id, hostId, provider, account, refreshToken } = connection;
  await ConnectionModel.deleteOne({ _id });
  await BusyCalendarModel.deleteMany({ connectionId: _id });
  await CalendarEventModel.deleteMany({ connectionId: _id });
  const token = refreshToken && readToken(keys, refreshToken, _id);
  if (token) await queueRevocation(keys, { provider, account, hostId, token });
}

/** The token; undefined if its key is no longer configured. It can be deleted all the same. */
function readToken(keys: SealingKeys, sealed: SealedSecret, id: string): string | undefined {
  try {
    return unseal(keys, sealed, id);
  } catch {
    return undefined;
  }
}

type Withdrawn = Pick<RevocationRecord, 'provider' | 'account' | 'hostId'> & { token: string };

/** Queues the withdrawal of access at the provider. */
export async function queueRevocation(keys: SealingKeys, { token, ...of }: Withdrawn): Promise<void> {
  const _id = newId();
  const now = new Date();
  await RevocationModel.create([
    { ...of, _id, token: seal(keys, token, _id), attempts: 0, nextAt: now, createdAt: now },
  ]);
}

/** Deletes all connections of a host. */
export async function removeConnectionsOf(keys: SealingKeys, hostId: string): Promise<void> {
  for (const connection of await ConnectionModel.find({ hostId }).lean<ConnectionRecord[]>())
    await removeConnection(keys, connection);
  await AuthorizationModel.deleteMany({ userId: hostId });
}

/** Deletes the connections of members who are no longer hosts or may no longer see guests. */
export async function removeFormerConnections(keys: SealingKeys): Promise<void> {
  const hostIds = await ConnectionModel.distinct('hostId');
  if (!hostIds.length) return;
  const ids = mongoose.trusted({ $in: hostIds });
  const [hosts, members] = await Promise.all([
    BookingHost.find({ _id: ids }).select('_id').lean<Pick<HostRecord, '_id'>[]>(),
    User.find({ _id: ids, ...isLeadMember() })
      .select('_id')
      .lean<Pick<UserRecord, '_id'>[]>(),
  ]);
  const isCurrent = (id: string) =>
    hosts.some(({ _id }) => _id === id) && members.some(({ _id }) => _id === id);
  for (const hostId of hostIds)
    if (!isCurrent(hostId)) await mongoose.connection.transaction(() => removeConnectionsOf(keys, hostId));
}

/** Withdraws access at the providers. Tried for a day; an account that is connected again keeps its access. */
export async function revokeAccess(
  env: ProviderEnv,
  log: Pick<Logger, 'warn'>,
  now = new Date(),
): Promise<void> {
  for (;;) {
    const revocation = await RevocationModel.findOneAndUpdate(
      { nextAt: mongoose.trusted({ $lte: now }) },
      { $set: { nextAt: new Date(now.getTime() + 60_000) }, $inc: { attempts: 1 } },
      { returnDocument: 'after', sort: { nextAt: 1 } },
    ).lean<RevocationRecord>();
    if (!revocation) return;
    const { _id, provider: name, account, hostId, token, attempts } = revocation;
    try {
      const provider = await findProvider(env, name);
      // Google withdraws the access of an account as a whole. One that is not known may be any of the host.
      const same = account ? { account } : { hostId };
      if (!(await ConnectionModel.exists({ ...same, provider: name, state: 'connected' })))
        await provider.revoke?.(unseal(env.sealingKeys, token, _id));
      await RevocationModel.deleteOne({ _id });
    } catch (error) {
      log.warn({ err: error, provider: name }, 'the access to a calendar was not withdrawn yet');
      const retryAfterMs = error instanceof ProviderError ? error.retryAfterMs : 0;
      const waitMs = Math.max(retryAfterMs, 5_000, retryDelay(attempts));
      await RevocationModel.updateOne({ _id }, { $set: { nextAt: new Date(now.getTime() + waitMs) } });
    }
  }
}
