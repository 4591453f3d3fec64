import { notFound } from '../../platform/errors/HttpError';
import { oneLine } from '../../platform/http/plainText';
import type { Api } from '../access/Api';
import { addRoute } from '../access/addRoute';
import { clearSessionCookie } from '../access/sessionCookie';
import { endSession as endOne, endSessionsOf, longestSession, sessionsOf } from '../session/model';
import { memberView } from '../users/memberView';
import { User } from '../users/model';
import { editAccount, endAllSessions, endSession, listSessions } from './contract';
import { factorRoutes } from './factorRoutes';
import { passkeyRoutes } from './passkeyRoutes';
import { mayEditOwnAccount, mayEndOwnSessions, mayListOwnSessions } from './policy';

/** What members do with their own account: name, factors, and where they are signed in. */
export function accountRoutes(api: Api): void {
  factorRoutes(api);
  passkeyRoutes(api);
  const { env } = api;

  addRoute(api, editAccount, mayEditOwnAccount, async ({ user, body, tell }) => {
    const name = oneLine(body.name).trim();
    await User.updateOne({ _id: user._id }, { $set: { name } });
    tell(user._id, { name: user.name }, { name });
    return memberView({ ...user, name });
  });

  addRoute(api, listSessions, mayListOwnSessions, async ({ user, session }) => ({
    items: (await sessionsOf(user)).map(({ _id, agent, network, createdAt, lastSeenAt }) => ({
      ...{ id: _id, agent, network, isCurrent: _id === session._id },
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      endsAt: new Date(createdAt.getTime() + longestSession).toISOString(),
    })),
  }));

  addRoute(
    api,
    endSession,
    mayEndOwnSessions,
    async ({ params: { id }, user, session, res, tell }): Promise<undefined> => {
      if (!(await endOne(id, user._id))) throw notFound('This session has already ended.');
      tell(user._id);
      if (id === session._id) clearSessionCookie(res, env);
    },
  );

  addRoute(api, endAllSessions, mayEndOwnSessions, async ({ user, res, tell }): Promise<undefined> => {
    await endSessionsOf(user._id);
    tell(user._id);
    clearSessionCookie(res, env);
  });
}
