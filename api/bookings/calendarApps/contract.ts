import { array, boolean, define, type Infer, integer, object, string } from 'superstruct';
import { choice, documented, endpoint, optional, secret, text } from '../../platform/contracts/endpoint';

/** The services whose calendars hosts can connect. */
export const calendarProviders = ['google', 'microsoft'] as const;
export type CalendarProviderName = (typeof calendarProviders)[number];

export const providerLabels: Record<CalendarProviderName, string> = {
  google: 'Google',
  microsoft: 'Microsoft',
};

/** The registration that the stand-in of both providers accepts. */
export const demoApp = { clientId: 'demo-client', clientSecret: 'demo-secret' };

export const Provider = choice(calendarProviders, 'Please choose Google or Microsoft.');

const tenantPattern =
  /^(?:common|organizations|consumers|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?:[a-z\d][a-z\d-]{0,62}\.)+[a-z]{2,63})$/i;

const Tenant = documented(
  define<string>(
    'string',
    (value) =>
      (typeof value === 'string' &&
        value.length <= 253 &&
        (value.trim() === '' || tenantPattern.test(value.trim()))) ||
      'Please enter a tenant ID, a domain, or leave it empty for all accounts.',
  ),
  { type: 'string', maxLength: 253, example: 'organizations' },
);

export const CalendarAppDraft = object({
  /** Empty while the provider is not set up. */
  clientId: text({ max: 300, label: 'The client ID' }),
  /** Never returned. Empty keeps the stored secret. */
  clientSecret: optional(secret(text({ max: 500, label: 'The client secret' }))),
  /** Whose accounts may connect, at Microsoft; empty for all. */
  tenant: Tenant,
});
export type CalendarAppDraft = Infer<typeof CalendarAppDraft>;

/** The registration of this site with a provider of calendars. */
export const CalendarApp = object({
  provider: Provider,
  clientId: string(),
  hasSecret: boolean(),
  tenant: string(),
  /** The address to register with the provider. */
  redirectUri: string(),
  /** A server on this machine stands in for the provider. */
  isDemo: boolean(),
  /** Number of connected accounts. */
  connections: integer(),
  version: integer(),
});
export type CalendarApp = Infer<typeof CalendarApp>;

export const listCalendarApps = endpoint({
  method: 'GET',
  path: '/admin/calendar-apps',
  returns: object({ items: array(CalendarApp) }),
  summary: 'The registrations with Google and Microsoft for hosts’ calendars, without secrets.',
});

export const editCalendarApp = endpoint({
  method: 'PATCH',
  path: '/admin/calendar-apps/:provider',
  body: CalendarAppDraft,
  returns: CalendarApp,
  ifMatch: true,
  summary:
    'Sets the client ID and secret of a provider. With another client ID, hosts must connect their calendars again.',
});
