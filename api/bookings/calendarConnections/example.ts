import type { CalendarConnection, CalendarConnections, ConnectedCalendar } from './contract';

export const exampleConnectedCalendar = (part: Partial<ConnectedCalendar> = {}): ConnectedCalendar => ({
  id: 'sam@example.com',
  name: 'Sam Reyes',
  isPrimary: true,
  canAdd: true,
  isBusy: true,
  readAt: '2026-11-26T15:00:00.000Z',
  error: '',
  times: 12,
  ...part,
});

export const exampleConnection = (part: Partial<CalendarConnection> = {}): CalendarConnection => ({
  id: 'connection-1',
  provider: 'google',
  account: 'sam@example.com',
  state: 'connected',
  problem: '',
  canAddBookings: true,
  calendars: [
    exampleConnectedCalendar(),
    exampleConnectedCalendar({
      id: 'family',
      name: 'Family',
      isPrimary: false,
      isBusy: false,
      readAt: null,
      times: 0,
    }),
  ],
  bookingCalendar: 'sam@example.com',
  bookingError: '',
  okAt: '2026-11-26T15:00:00.000Z',
  createdAt: '2026-11-20T15:00:00.000Z',
  version: 1,
  ...part,
});

export const exampleConnections = (part: Partial<CalendarConnections> = {}): CalendarConnections => ({
  providers: [
    { provider: 'google', isConfigured: true, isDemo: false },
    { provider: 'microsoft', isConfigured: true, isDemo: false },
  ],
  items: [],
  ...part,
});
