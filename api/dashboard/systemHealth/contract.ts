import { array, type Infer, nullable, object, string } from 'superstruct';
import { choice, documented, endpoint, nullableTimestamp } from '../../platform/contracts/endpoint';

/** What is checked, in the order of the dashboard. */
export const healthChecks = [
  'email',
  'inbox',
  'hubspot',
  'sitemap',
  'releases',
  'certificate',
  'searchConsole',
] as const;
export type HealthCheckName = (typeof healthChecks)[number];

/** `off` is not set up; `unchecked` was not looked at; `unread` could not be read. */
export const healthStates = ['ok', 'warning', 'error', 'off', 'unchecked', 'unread'] as const;
export type HealthState = (typeof healthStates)[number];

export const HealthCheck = object({
  name: choice(healthChecks, 'No such check.'),
  state: choice(healthStates, 'No such state.'),
  /** A sentence about it. */
  text: string(),
  /** The time that the text refers to. */
  at: nullableTimestamp(),
  /** What else is known, such as the last time that it worked. */
  also: documented(nullable(object({ text: string(), at: nullableTimestamp() })), {
    type: ['object', 'null'],
  }),
});
export type HealthCheck = Infer<typeof HealthCheck>;

export const SystemHealth = object({ checks: array(HealthCheck) });
export type SystemHealth = Infer<typeof SystemHealth>;

export const getSystemHealth = endpoint({
  method: 'GET',
  path: '/admin/health',
  returns: SystemHealth,
  summary:
    'Whether email, inbox, HubSpot, sitemap, releases, the certificate of the site and the import from Search Console work. A check that cannot be read says so alone.',
});
