import { array, boolean, type Infer, integer, nullable, object, string } from 'superstruct';
import {
  choice,
  documented,
  endpoint,
  nullableTimestamp,
  optional,
  secret,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';

/** The state of the connection, as people see it. */
export const hubspotStates = [
  'not_connected',
  'shadow',
  'connected',
  'degraded',
  'revoked',
  'paused',
] as const;
export type HubspotState = (typeof hubspotStates)[number];

/** The scopes that the token needs, with what for. */
export const neededScopes = [
  { scope: 'crm.objects.contacts.read', use: 'reads contacts, meetings and notes' },
  { scope: 'crm.objects.contacts.write', use: 'creates, updates and erases contacts, meetings and notes' },
  { scope: 'crm.schemas.contacts.read', use: 'lists properties for the field mapping' },
  { scope: 'crm.schemas.contacts.write', use: 'creates missing properties' },
  { scope: 'crm.objects.owners.read', use: 'finds the owner of a contact by email' },
] as const;

/** The token that the demo portal of a local site accepts, and the secret it signs webhooks with. */
export const DEMO_TOKEN = 'demo-portal-token';
export const DEMO_SECRET = 'demo-portal-secret';

/** Which activities of people are written to HubSpot, beside their contacts. */
export const HubspotActivities = object({ meetings: boolean(), notes: boolean() });
export type HubspotActivities = Infer<typeof HubspotActivities>;

export const HubspotConnection = object({
  state: choice(hubspotStates, 'No such state.'),
  /** Whether nothing is written, in whatever state: the sync was never started. */
  isShadow: boolean(),
  /** Why it doesn't work; empty if it does. */
  reason: string(),
  /** The demo portal on this machine instead of HubSpot. */
  isDemo: boolean(),
  accountName: string(),
  /** 0 while not connected. */
  portalId: integer(),
  /** The end of the token, which is never shown. */
  last4: string(),
  scopes: array(string()),
  missingScopes: array(string()),
  connectedBy: string(),
  connectedAt: nullableTimestamp(),
  checkedAt: nullableTimestamp(),
  /** The call limits that HubSpot last reported; null before the first call. */
  limits: documented(
    nullable(
      object({
        daily: integer(),
        dailyUsed: integer(),
        /** In ten seconds. */
        interval: integer(),
        intervalUsed: integer(),
        at: timestamp(),
      }),
    ),
    { type: ['object', 'null'] },
  ),
  /** What to enter as the target URL of webhooks in HubSpot. */
  webhookUrl: string(),
  /** Whether the client secret is stored, without which webhooks are rejected. */
  hasWebhooks: boolean(),
  /** When HubSpot last reported a change; null if it never did. */
  lastEventAt: nullableTimestamp(),
  /** Contacts of erased people that are yet to be deleted from HubSpot, and when the first of them is given up. */
  pendingErasures: integer(),
  erasuresUntil: nullableTimestamp(),
  activities: HubspotActivities,
  updatedAt: timestamp(),
  version: integer(),
});
export type HubspotConnection = Infer<typeof HubspotConnection>;

export const HubspotCredentials = object({
  token: secret(
    text({ min: 8, max: 300, label: 'The access token', message: 'Please enter the access token.' }),
  ),
  /** Of the same private app, for webhooks. Empty keeps the stored one. */
  clientSecret: optional(secret(text({ max: 300, label: 'The client secret' }))),
});
export type HubspotCredentials = Infer<typeof HubspotCredentials>;

export const HubspotPause = object({ isPaused: boolean() });

export const getHubspot = endpoint({
  method: 'GET',
  path: '/admin/hubspot',
  returns: HubspotConnection,
  summary: 'The state of the connection to HubSpot. The token is never returned.',
});

export const connectHubspot = endpoint({
  method: 'POST',
  path: '/admin/hubspot/connect',
  body: HubspotCredentials,
  returns: HubspotConnection,
  ifMatch: true,
  summary:
    'Checks a token with its scopes and connects in shadow mode, or replaces the token of a connection. 422 if HubSpot refuses it.',
});

export const testHubspot = endpoint({
  method: 'POST',
  path: '/admin/hubspot/test',
  returns: HubspotConnection,
  summary: 'Checks the stored token and its scopes again.',
});

export const pauseHubspot = endpoint({
  method: 'POST',
  path: '/admin/hubspot/pause',
  body: HubspotPause,
  returns: HubspotConnection,
  ifMatch: true,
  summary: 'Pauses or resumes the sync. Changes are kept and sent later.',
});

export const editHubspotActivities = endpoint({
  method: 'PATCH',
  path: '/admin/hubspot/activities',
  body: HubspotActivities,
  returns: HubspotConnection,
  ifMatch: true,
  summary:
    'Sets which activities are written: bookings as meetings, notes on leads as notes. All contacts are compared again. What was written stays in HubSpot.',
});

export const disconnectHubspot = endpoint({
  method: 'DELETE',
  path: '/admin/hubspot',
  returns: HubspotConnection,
  ifMatch: true,
  summary: 'Deletes the token and stops the sync. The mapping, and all contacts in HubSpot, stay.',
});
