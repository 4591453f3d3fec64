import { notFound } from '../../platform/errors/HttpError';
import { oneLine } from '../../platform/http/sanitizeText';
import type { Api } from '../access/Api';
import { addRoute } from '../access/addRoute';
import { clearSessionCookie } from '../access/sessionCookie';
import { endSession as endOne, endSessionsOf, findOpenSessions, maxSessionAge } from '../session/model';
import { memberView } from '../users/memberView';
import { User } from '../users/model';
import { editAccount, endAllSessions, endSession, listSessions } from './contract';
import { factorRoutes } from './factorRoutes';
import { passkeyRoutes } from './passkeyRoutes';
import { mayEditOwnAccount, mayEndOwnSessions, mayListOwnSessions } from './policy';

/** Routes for the member's own account: name, factors and sessions. */
export function accountRoutes(api: Api): void {
  factorRoutes(api);
  passkeyRoutes(api);
  const { env } = api;

  addRoute(api, editAccount, mayEditOwnAccount, async ({ user, body, audit }) => {
    const name = oneLine(body.name).trim();
    await User.updateOne({ _id: user._id }, { $set: { name } });
    audit(user._id, { name: user.name }, { name });
    return memberView({ ...user, name });
  });

  addRoute(api, listSessions, mayListOwnSessions, async ({ user, session }) => ({
    items: (await findOpenSessions(user)).map(({ _id, agent, network, createdAt, lastSeenAt }) => ({
      id: _id,
      agent,
      network,
      isCurrent: _id === session._id,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      endsAt: new Date(createdAt.getTime() + maxSessionAge).toISOString(),
    })),
  }));

  addRoute(
    api,
    endSession,
    mayEndOwnSessions,
    async ({ params: { id }, user, session, res, audit }): Promise<undefined> => {
      if (!(await endOne(id, user._id))) throw notFound('This session has already ended.');
      audit(user._id);
      if (id === session._id) clearSessionCookie(res, env);
    },
  );

  addRoute(api, endAllSessions, mayEndOwnSessions, async ({ user, res, audit }): Promise<undefined> => {
    await endSessionsOf(user._id);
    audit(user._id);
    clearSessionCookie(res, env);
  });
}
