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

interface NeededScope {
  scope: string;
  /** What it is needed for. */
  use: string;
  /** Needed only while this is written. */
  activity?: 'deals' | 'forms';
}

/** The scopes that the token needs. */
export const neededScopes: readonly NeededScope[] = [
  { scope: 'crm.objects.contacts.read', use: 'reads contacts, meetings and notes' },
  { scope: 'crm.objects.contacts.write', use: 'creates, updates and erases contacts, meetings and notes' },
  { scope: 'crm.schemas.contacts.read', use: 'lists properties for the field mapping' },
  { scope: 'crm.schemas.contacts.write', use: 'creates missing properties' },
  { scope: 'crm.objects.owners.read', use: 'finds the owner of a contact by email' },
  { scope: 'crm.objects.deals.read', use: 'reads deals and their pipelines', activity: 'deals' },
  { scope: 'crm.objects.deals.write', use: 'creates, updates and erases deals', activity: 'deals' },
  { scope: 'forms', use: 'lists forms and submits to them', activity: 'forms' },
];

/** The token that the demo portal of a local site accepts, and the secret it signs webhooks with. */
export const DEMO_TOKEN = 'demo-portal-token';
export const DEMO_SECRET = 'demo-portal-secret';

/** An ID that HubSpot gave something. Empty for none. */
const hubspotId = (label: string) => text({ max: 100, label });

/** What is written to HubSpot: whose contacts, and what beside them. */
export const HubspotActivities = object({
  /** Contacts of people who sent an inquiry. */
  leads: boolean(),
  /** Contacts of people who booked a meeting. */
  guests: boolean(),
  /** Contacts of confirmed subscribers. */
  subscribers: boolean(),
  /** Results of assessments, on contacts that are synced. */
  assessments: boolean(),
  meetings: boolean(),
  notes: boolean(),
  /** Won leads as deals. */
  deals: boolean(),
  dealPipeline: hubspotId('The pipeline'),
  dealWonStage: hubspotId('The stage of won leads'),
  /** Of leads that were won and are open again. Empty for the first open stage of the pipeline. */
  dealReopenedStage: hubspotId('The stage of reopened leads'),
  /** Inquiries of visitors with marketing consent and HubSpot's cookie as submissions of a form. */
  forms: boolean(),
  formId: hubspotId('The form'),
});
export type HubspotActivities = Infer<typeof HubspotActivities>;

export const noDeals = { deals: false, dealPipeline: '', dealWonStage: '', dealReopenedStage: '' };
export const noForms = { forms: false, formId: '' };

/** What belongs to one account: another one has other pipelines and forms. */
export const ofNoAccount = { ...noDeals, ...noForms };

/** Results of assessments are written only once an admin wants it. */
export const initialContacts = { leads: true, guests: true, subscribers: true, assessments: false };

/** A new connection writes contacts only. */
export const noActivities: HubspotActivities = {
  ...initialContacts,
  meetings: false,
  notes: false,
  ...ofNoAccount,
};

/** Shadow mode is recommended for so many days, or until so many contacts were reviewed. */
export const SHADOW_DAYS = 7;
export const REVIEWED_CONTACTS = 50;

/** How far shadow mode has come. */
export const ShadowProgress = object({
  since: timestamp(),
  /** From 1. */
  day: integer(),
  /** Contacts that were compared, and how many of them an admin has opened since. */
  compared: integer(),
  reviewed: integer(),
  /** Contacts that are not compared yet, and those that can't be. */
  waiting: integer(),
  failed: integer(),
  /** Whether it has run long enough, or enough was reviewed. */
  isLongEnough: boolean(),
});
export type ShadowProgress = Infer<typeof ShadowProgress>;

export const HubspotConnection = object({
  state: choice(hubspotStates, 'No such state.'),
  /** Whether nothing is written, in whatever state: the sync was never started. */
  isShadow: boolean(),
  /** Null unless nothing is written. */
  shadow: documented(nullable(ShadowProgress), { type: ['object', 'null'] }),
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
    text({ min: 8, max: 300, label: 'The access token', message: 'Please enter the complete access token.' }),
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

export const disconnectHubspot = endpoint({
  method: 'DELETE',
  path: '/admin/hubspot',
  returns: HubspotConnection,
  ifMatch: true,
  summary: 'Deletes the token and stops the sync. The mapping, and all contacts in HubSpot, stay.',
});
