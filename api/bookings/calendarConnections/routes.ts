import type { Request } from 'express';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import type { UserRecord } from '../../identity/users/model';
import { outsideTransaction } from '../../platform/db/outsideTransaction';
import { HttpError, notFound, unprocessable } from '../../platform/errors/HttpError';
import { oneLine } from '../../platform/http/sanitizeText';
import { editAtVersion } from '../../platform/records/atVersion';
import { BusyCalendarModel } from '../busyCalendars/model';
import { calendarProviders, providerLabels } from '../calendarApps/contract';
import { CalendarAppModel, type CalendarAppRecord } from '../calendarApps/model';
import { redirectUriOf } from '../calendarApps/redirectUri';
import { ProviderError } from '../calendarProviders/ProviderError';
import { BookingHost } from '../hosts/model';
import { beginAuthorization, endAuthorization } from './authorizations';
import {
  assertCalendars,
  clearOtherBookingCalendars,
  setBusyCalendars,
  updateCalendars,
} from './chooseCalendars';
import { connectAccount, type Granted } from './connectAccount';
import { toConnections } from './connectionView';
import {
  type AuthorizationAnswer,
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
      const granted = await once(req, () => takeAnswer(api, body, session._id, user._id));
      await assertHost(granted.hostId, user, mayConnectCalendar);
      const { before, after } = await connectAccount(env, granted);
      const { hostId, provider, account } = after;
      audit(hostId, before && auditedOf(before), auditedOf(after));
      return { hostId, provider, account };
    },
    { ...SLOW, failureAction: 'fail to connect a calendar' },
  );
}

/** A transaction that meets a write conflict runs again, but a code is valid only once. */
function once(req: Request, take: () => Promise<Granted>): Promise<Granted> {
  const taken = answers.get(req) ?? outsideTransaction(take);
  answers.set(req, taken);
  return taken;
}

const answers = new WeakMap<Request, Promise<Granted>>();

/** Exchanges the code of an attempt for tokens, and reads the account. 422 with the reason where that fails. */
async function takeAnswer(
  { env }: Api,
  { state, code, error }: AuthorizationAnswer,
  sessionId: string,
  userId: string,
): Promise<Granted> {
  const attempt = await endAuthorization(env.sealingKeys, state, { sessionId, userId });
  if (!attempt)
    throw unprocessable(
      'attempt_expired',
      'This attempt has expired or was made in another session. Connect the calendar again.',
    );
  const { provider: name, verifier } = attempt;
  const label = providerLabels[name];
  if (error || !code) throw unprocessable('calendar_refused', describeRefusal(label, error));
  try {
    const provider = await findProvider(env, name);
    const tokens = await provider.exchange(code, verifier, redirectUriOf(env));
    const grants = (addsBookings: boolean) => hasScopes(provider.scopes(addsBookings), tokens.scopes);
    // At Microsoft, the permission to add events is another one than the permission to read them.
    const canAdd = grants(true);
    if (!canAdd && !grants(false))
      throw unprocessable(
        'calendar_refused',
        `${label} didn’t give access to your calendars. Connect again and allow everything that is listed.`,
      );
    if (!tokens.refreshToken)
      throw unprocessable('calendar_refused', `${label} gave access for an hour only. Connect again.`);
    const account = await provider.readAccount(tokens.accessToken);
    if (!account.address || !account.calendars.length) {
      await queueRevocation(env.sealingKeys, name, '', tokens.refreshToken);
      throw unprocessable('calendar_refused', `This ${label} account has no calendar.`);
    }
    return {
      hostId: userId,
      provider: name,
      addsBookings: attempt.addsBookings && canAdd,
      tokens,
      account,
    };
  } catch (failure) {
    if (failure instanceof ProviderError && failure.kind === 'expired')
      throw unprocessable(
        'calendar_refused',
        `${label} didn’t accept the attempt. Connect the calendar again.`,
      );
    return toHttpError(failure);
  }
}

function describeRefusal(label: string, error: string | undefined): string {
  if (error === 'access_denied') return `You didn’t give access at ${label}. Nothing was connected.`;
  const said = error ? oneLine(error).slice(0, 100) : 'no reason';
  return `${label} refused the connection (${said}). Nothing was connected.`;
}

/** Providers name scopes by URL or by their last part, in any order. Without a list, all were granted. */
function hasScopes(needed: string[], granted: string[]): boolean {
  const nameOf = (scope: string) => (scope.split('/').at(-1) ?? '').toLowerCase();
  const names = granted.map(nameOf);
  return (
    !names.length || needed.every((scope) => scope === 'offline_access' || names.includes(nameOf(scope)))
  );
}

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

function toHttpError(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error;
  const isLater = error.kind === 'unavailable' || error.kind === 'limit';
  if (isLater) throw new HttpError(503, 'calendar_unavailable', error.message);
  throw unprocessable('calendar_refused', error.message);
}
