import type { Request, Response } from 'express';
import mongoose from 'mongoose';
import { record } from '../../platform/audit/record';
import { requestOrigin } from '../../platform/client/requestOrigin';
import { newId } from '../../platform/db/newId';
import { newEntry } from '../../platform/outbox/outboxEntries';
import type { Api } from '../access/Api';
import { sessionIdOf, setSessionCookie } from '../access/sessionCookie';
import { factorLevel } from '../factors/factorLevel';
import { User, type UserRecord } from '../users/model';
import type { Session } from './contract';
import { knownDevice, rememberDevice } from './knownDevice';
import { endSession, findSession, openSession } from './model';
import { sessionView } from './sessionView';

/**
 * Opens a session for somebody who proved all that is asked of them, in place of whatever session the browser came
 * with; the session and the line about it are both there or neither. A mail tells them of a device that was not seen
 * with this account before; their very first sign-in needs none.
 */
export async function completeSignIn(
  { env, onMailWaiting }: Api,
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
    await record(env, { who: user, action: 'sign in', entity: 'auth', entityId: _id, from });
    return opened;
  });
  setSessionCookie(res, env, session);
  rememberDevice(res, env, email);
  if (isNewDevice) onMailWaiting();
  return sessionView(env, { user, session, factor: factorLevel(user, env) });
}

async function endFormer(sid: string): Promise<void> {
  const former = sid ? await findSession(sid) : undefined;
  if (former) await endSession(former._id, former.userId);
}

function newDeviceMail(to: string, origin: string) {
  const messageId = `<${newId()}.new-device@${new URL(origin).hostname}>`;
  return newEntry({ kind: 'newDevice' as const, to, messageId });
}
