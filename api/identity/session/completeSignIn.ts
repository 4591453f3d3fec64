import type { Request, Response } from 'express';
import mongoose from 'mongoose';
import { recordAudit } from '../../platform/audit/recordAudit';
import { requestOrigin } from '../../platform/client/requestOrigin';
import { newId } from '../../platform/db/newId';
import { newOutboxEntry } from '../../platform/outbox/outboxEntries';
import type { Api } from '../access/Api';
import { sessionIdOf, setSessionCookie } from '../access/sessionCookie';
import { factorLevel } from '../factors/factorLevel';
import { User, type UserRecord } from '../users/model';
import type { Session } from './contract';
import { knownDevice, storeDevice } from './knownDevice';
import { endSession, findSession, openSession } from './model';
import { sessionView } from './sessionView';

/**
 * Opens a session after all factors were verified, and ends the browser's previous one. The session and its
 * audit entry are one transaction. An email reports a sign-in on an unknown device, except for the account's
 * first sign-in.
 */
export async function completeSignIn(
  { env, onMailQueued }: Api,
  req: Request,
  res: Response,
  user: UserRecord,
): Promise<Session> {
  const { _id, email, lastLoginAt } = user;
  const isNewDevice = lastLoginAt !== undefined && !knownDevice(req, env, email);
  const outbox = isNewDevice ? [newDeviceMail(email, env.publicOrigin)] : [];
  const from = requestOrigin(req, env.internalKey);
  const { network, agent } = from;
  const session = await mongoose.connection.transaction(async () => {
    await endFormer(sessionIdOf(req, env));
    const opened = await openSession(user, { network, agent, outbox });
    await User.updateOne({ _id }, { $set: { lastLoginAt: new Date() } });
    await recordAudit(env, { who: user, action: 'sign in', entity: 'auth', entityId: _id, from });
    return opened;
  });
  setSessionCookie(res, env, session);
  storeDevice(res, env, email);
  if (isNewDevice) onMailQueued();
  return sessionView(env, { user, session, factor: factorLevel(user, env) });
}

async function endFormer(sid: string): Promise<void> {
  const former = sid ? await findSession(sid) : undefined;
  if (former) await endSession(former._id, former.userId);
}

function newDeviceMail(to: string, origin: string) {
  const messageId = `<${newId()}.new-device@${new URL(origin).hostname}>`;
  return newOutboxEntry({ kind: 'newDevice' as const, to, messageId });
}
