import { pino } from 'pino';
import { parseSealingKeys, seal } from '../../platform/encryption/seal';
import { createMember, startServer, type Visitor } from '../../testing';
import { CalendarStandIn } from '../../testing/calendars/CalendarStandIn';
import { decide, startCalendars } from '../../testing/calendars/startCalendars';
import { readBusyCalendars } from '../busyCalendars/readBusyCalendars';
import type { CalendarProviderName } from '../calendarApps/contract';
import { CalendarAppModel, sealedFor } from '../calendarApps/model';
import type { Calendar } from '../contract';
import { exampleHostDraft } from '../hosts/example';
import { CalendarEventModel, ConnectionModel } from './model';
import { createConnectedReader } from './readConnectedCalendar';
import { syncConnections } from './syncConnections';

export const SEALING = `1:${Buffer.alloc(32, 5).toString('base64url')}`;
const log = pino({ level: 'silent' });

/** A site that is registered with a stand-in of both providers. Its jobs run only when a test calls them. */
export async function startConnectedSite(variables: Record<string, string> = {}) {
  const calendars = await startCalendars();
  const server = await startServer(
    { CALENDARS_ORIGIN: calendars.origin, SEALING_KEYS: SEALING, ...variables },
    { hasJobs: false },
  );
  const admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
  const env = {
    sealingKeys: parseSealingKeys(SEALING),
    calendarsOrigin: calendars.origin,
    publicOrigin: server.origin,
    mailFrom: 'site@emberline.example',
  };
  const accountOf = (provider: CalendarProviderName) => calendars[provider];

  const reading = {
    ...env,
    createProbe: () => {
      throw new Error('no address is read');
    },
    readConnected: createConnectedReader(env),
    log,
  };

  /** Registers the site with both providers. */
  async function register(): Promise<void> {
    for (const provider of ['google', 'microsoft'] as const) {
      const { clientId, clientSecret } = accountOf(provider);
      const sealed = seal(env.sealingKeys, clientSecret, sealedFor(provider));
      await CalendarAppModel.updateOne({ _id: provider }, { $set: { clientId, clientSecret: sealed } });
    }
  }

  return {
    calendars,
    server,
    admin,
    env,
    reader: reading.readConnected,
    register,
    /** Empties both accounts and forgets all connections. */
    async reset(): Promise<void> {
      for (const provider of ['google', 'microsoft'] as const) {
        const { origin } = calendars;
        Object.assign(accountOf(provider), new CalendarStandIn(provider), { origin });
      }
      await Promise.all([ConnectionModel.deleteMany({}), CalendarEventModel.deleteMany({})]);
      await register();
    },
    /** A member who holds meetings around the clock. */
    async createHost() {
      const { _id: id, email } = await createMember({ role: 'editor' });
      const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '00:00', to: '24:00' }));
      await admin.post('/api/admin/booking-hosts', exampleHostDraft({ userId: id, hours, bufferMinutes: 0 }));
      return {
        id,
        email,
        host: await server.signInAs(id),
        path: `/api/admin/booking-hosts/${id}/connections`,
      };
    },
    /** Connects the account of the stand-in, as the host does. */
    async connect(host: Visitor, path: string, provider: CalendarProviderName, addsBookings = true) {
      const { body } = await host.post(`${path}/authorize`, { provider, addsBookings });
      const query = await decide(body.url);
      return host.post(COMPLETE, query);
    },
    async freeTimes(id: string): Promise<string[]> {
      const { days } = (await admin.get(`/api/admin/bookings/times?host=${id}`)).body as Calendar;
      return days.flatMap(({ slots }) => slots.filter(({ isFree }) => isFree).map(({ at }) => at));
    },
    /** Writes events, as the job does so many minutes from now. */
    sync: () => syncConnections(env, log),
    reading,
    read: (minutes = 0) => readBusyCalendars(reading, new Date(Date.now() + minutes * 60_000)),
    async stop(): Promise<void> {
      await server.stop();
      await calendars.stop();
    },
  };
}

export type ConnectedSite = Awaited<ReturnType<typeof startConnectedSite>>;

export const COMPLETE = '/api/admin/booking-hosts/connections/complete';
