import type { Request } from 'express';
import mongoose from 'mongoose';
import { recordAudit } from '../../platform/audit/recordAudit';
import { requestOrigin } from '../../platform/client/requestOrigin';
import { oneLine } from '../../platform/http/sanitizeText';
import type { Api } from '../access/Api';
import { addRoute } from '../access/addRoute';
import { anyone } from '../access/can';
import { limitLinkAttempts, linkExpired } from '../access/linkExpired';
import { hashNewPassword } from '../password/hashNewPassword';
import { completeSignIn } from '../session/completeSignIn';
import { consumeToken, readToken } from '../tokens/oneTimeToken';
import { User, type UserRecord } from '../users/model';
import { acceptInvitation, verifyInvitation } from './contract';

/** Routes to accept an invitation. */
export function invitationRoutes(api: Api): void {
  addRoute(
    api,
    verifyInvitation,
    anyone,
    async ({ body, req }) => {
      await limitLinkAttempts(api, req);
      const { user, link } = await invitedBy(body.token);
      const { email, name, role } = user;
      return { email, name, role, invitedBy: link.requester.by, expiresAt: link.expiresAt.toISOString() };
    },
    { isOriginRequired: true },
  );

  addRoute(
    api,
    acceptInvitation,
    anyone,
    async ({ body, req, res }) => {
      await limitLinkAttempts(api, req);
      const { user } = await invitedBy(body.token);
      const name = oneLine(body.name).trim();
      const passwordHash = await hashNewPassword(api, body.password, { email: user.email, name });
      const member = await mongoose.connection.transaction(async () => {
        if (!(await consumeToken('invitation', body.token))) throw linkExpired();
        return accept(api, user, { name, passwordHash }, req);
      });
      return completeSignIn(api, req, res, member);
    },
    { isOriginRequired: true, deadline: 10 },
  );
}

async function accept(
  { env }: Api,
  { _id, version }: UserRecord,
  { name, passwordHash }: { name: string; passwordHash: string },
  req: Request,
): Promise<UserRecord> {
  const set = { name, passwordHash, status: 'active', passwordChangedAt: new Date() } as const;
  const member = await User.findOneAndUpdate(
    { _id, status: 'invited', version },
    { $set: set, $unset: { invitedAt: '', invitedBy: '' }, $inc: { version: 1, sessionVersion: 1 } },
    { returnDocument: 'after' },
  ).lean<UserRecord>();
  if (!member) throw linkExpired();
  await recordAudit(env, {
    who: member,
    action: 'accept an invitation',
    entity: 'users',
    entityId: _id,
    from: requestOrigin(req, env.internalKey),
  });
  return member;
}

/** Finds the invited user. Throws the same error for every invalid link. */
async function invitedBy(token: string) {
  const link = await readToken('invitation', token);
  const user = link && (await User.findById(link.userId).lean<UserRecord>());
  if (user?.status !== 'invited' || !link) throw linkExpired();
  return { link, user };
}
