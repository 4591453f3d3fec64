import type { CalendarApp } from './contract';

export const exampleCalendarApp = (part: Partial<CalendarApp> = {}): CalendarApp => ({
  provider: 'google',
  clientId: '1234-abc.apps.googleusercontent.com',
  hasSecret: true,
  tenant: '',
  redirectUri: 'https://site.example/admin/bookings/calendar-connection',
  isDemo: false,
  connections: 2,
  version: 2,
  ...part,
});
