import type { Request } from 'express';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import type { UserRecord } from '../../identity/users/model';
import type { Env } from '../../platform/configuration/env';
import { outsideTransaction } from '../../platform/db/outsideTransaction';
import { HttpError, notFound } from '../../platform/errors/HttpError';
import { ProviderError } from '../../platform/providers/ProviderError';
import { editAtVersion } from '../../platform/records/atVersion';
import { BusyCalendarModel } from '../busyCalendars/model';
import { calendarProviders } from '../calendarApps/contract';
import { CalendarAppModel, type CalendarAppRecord } from '../calendarApps/model';
import { redirectUriOf } from '../calendarApps/redirectUri';
import { BookingHost } from '../hosts/model';
import { beginAuthorization } from './authorizations';
import {
  assertCalendars,
  clearOtherBookingCalendars,
  setBusyCalendars,
  updateCalendars,
} from './chooseCalendars';
import { connectAccount, type Granted } from './connectAccount';
import { toConnections } from './connectionView';
import {
  authorizeConnection,
  type CalendarConnection,
  checkConnection,
  completeConnection,
  deleteConnection,
  editConnection,
  listConnections,
} from './contract';
import { findProvider } from './findProvider';
import { CalendarEventModel, ConnectionModel, type ConnectionRecord } from './model';
import { mayConnectCalendar, mayDisconnectCalendar } from './policy';
import { queueRevocation, removeConnection } from './removeConnections';
import { takeAnswer, toHttpError } from './takeAnswer';
import { withAccess } from './withAccess';

/** Providers answer slowly at times, and an account takes several calls. */
const SLOW = { deadline: 15 };

/** The Google and Microsoft accounts of hosts. */
export function connectionRoutes(api: Api): void {
  addRoute(api, listConnections, mayDisconnectCalendar, async ({ params: { id }, user }) => {
    await assertHost(id, user);
    const [apps, connections] = await Promise.all([
      CalendarAppModel.find().lean<CalendarAppRecord[]>(),
      ConnectionModel.find({ hostId: id }).sort({ createdAt: 1 }).lean<ConnectionRecord[]>(),
    ]);
    const isConfigured = (name: string) =>
      apps.some(({ _id, clientId, clientSecret }) => _id === name && clientId && clientSecret);
    return {
      providers: calendarProviders.map((provider) => ({
        provider,
        isConfigured: isConfigured(provider),
        isDemo: Boolean(api.env.calendarsOrigin),
      })),
      items: await toConnections(connections, user._id === id),
    };
  });
  connectRoutes(api);
  changeRoutes(api);
}

function connectRoutes(api: Api): void {
  const { env } = api;

  addRoute(
    api,
    authorizeConnection,
    mayConnectCalendar,
    async ({ params: { id }, body, user, session, audit }) => {
      audit(id);
      await assertHost(id, user, mayConnectCalendar);
      await api.rateLimit.consume('connect-calendar', user._id, 20, 3600);
      const { provider: name, addsBookings } = body;
      const provider = await findProvider(env, name).catch(toHttpError);
      const known =
        body.connection && (await ConnectionModel.findOne({ _id: body.connection, hostId: id }).lean());
      const attempt = { sessionId: session._id, userId: user._id, provider: name, addsBookings };
      const { state, challenge } = await beginAuthorization(env.sealingKeys, attempt);
      const loginHint = known ? known.account : undefined;
      const redirectUri = redirectUriOf(env);
      return { url: provider.authorizeUrl({ redirectUri, state, challenge, addsBookings, loginHint }) };
    },
    { action: 'begin to connect a calendar' },
  );

  addRoute(
    api,
    completeConnection,
    mayConnectCalendar,
    async ({ body, user, session, req, audit }) => {
      const granted = await once(req, () => takeAnswer(env, body, session._id, user._id));
      const { before, after } = await store(env, granted, user);
      const { hostId, provider, account } = after;
      audit(hostId, before && auditedOf(before), auditedOf(after));
      return { hostId, provider, account };
    },
    { ...SLOW, failureAction: 'fail to connect a calendar' },
  );
}

/** Stores the access of an account. Access that may not be stored would stay granted at the provider. */
async function store({ sealingKeys }: Env, granted: Granted, user: UserRecord) {
  const { hostId, provider, account, tokens } = granted;
  try {
    await assertHost(hostId, user, mayConnectCalendar);
    return await connectAccount({ sealingKeys }, granted);
  } catch (error) {
    const token = tokens.refreshToken;
    const access = { provider, account: account.address, hostId };
    if (error instanceof HttpError && token)
      await outsideTransaction(() => queueRevocation(sealingKeys, { ...access, token }));
    throw error;
  }
}

/** A transaction that meets a write conflict runs again, but a code is valid only once. */
function once(req: Request, take: () => Promise<Granted>): Promise<Granted> {
  const taken = answers.get(req) ?? outsideTransaction(take);
  answers.set(req, taken);
  return taken;
}

const answers = new WeakMap<Request, Promise<Granted>>();

function changeRoutes(api: Api): void {
  const { env } = api;

  addRoute(
    api,
    editConnection,
    mayConnectCalendar,
    async ({ params: { id, connection: _id }, body, user, version, audit }) => {
      await assertHost(id, user, mayConnectCalendar);
      const before = await findConnection(_id, id);
      assertCalendars(before, body);
      const { bookingCalendar } = body;
      const after = await editAtVersion(ConnectionModel, { _id, hostId: id }, version, {
        $set: { bookingCalendar },
      });
      await setBusyCalendars(after, [...new Set(body.busyCalendars)]);
      if (bookingCalendar) await clearOtherBookingCalendars(after);
      const view = await viewOf(after);
      audit(id, auditedOf(before), { ...auditedOf(after), busyCalendars: body.busyCalendars });
      return view;
    },
    { action: 'choose calendars' },
  );

  addRoute(
    api,
    checkConnection,
    mayConnectCalendar,
    async ({ params: { id, connection: _id }, user, audit }) => {
      audit(id);
      await assertHost(id, user, mayConnectCalendar);
      await api.rateLimit.consume('check-calendar', user._id, 20, 60);
      const connection = await findConnection(_id, id);
      return outsideTransaction(async () => {
        const read = withAccess(env, _id, ({ provider, accessToken }) => provider.readAccount(accessToken));
        const account = await read.catch((error: unknown) => {
          // What went wrong is the state of the connection.
          if (!(error instanceof ProviderError)) throw error;
        });
        if (account) {
          await updateCalendars(connection, account.calendars);
          await BusyCalendarModel.updateMany({ connectionId: _id }, { $set: { nextAt: new Date() } });
          await CalendarEventModel.updateMany({ connectionId: _id }, { $unset: { nextAt: '' } });
        }
        return viewOf(await findConnection(_id, id));
      });
    },
    { ...SLOW, action: 'check a calendar' },
  );

  addRoute(
    api,
    deleteConnection,
    mayDisconnectCalendar,
    async ({ params: { id, connection: _id }, user, audit }): Promise<undefined> => {
      await assertHost(id, user);
      const before = await findConnection(_id, id);
      await removeConnection(env.sealingKeys, before);
      audit(id, auditedOf(before), undefined);
    },
  );
}

async function assertHost(id: string, user: UserRecord, permission = mayDisconnectCalendar): Promise<void> {
  const host = await BookingHost.exists({ _id: id });
  authorize(permission, user, host && { hostId: id });
}

async function findConnection(_id: string, hostId: string): Promise<ConnectionRecord> {
  const connection = await ConnectionModel.findOne({ _id, hostId }).lean<ConnectionRecord>();
  if (!connection) throw notFound('This account is no longer connected.');
  return connection;
}

async function viewOf(connection: ConnectionRecord): Promise<CalendarConnection> {
  const [view] = await toConnections([connection], true);
  return view as CalendarConnection;
}

const auditedOf = ({ provider, account, state, canAddBookings, bookingCalendar }: ConnectionRecord) => ({
  provider,
  account,
  state,
  canAddBookings,
  bookingCalendar,
});
