import { type HubspotConnection, neededScopes, noActivities, type ShadowProgress } from './contract';

export const exampleShadow = (part: Partial<ShadowProgress> = {}): ShadowProgress => ({
  since: '2026-11-25T15:00:00.000Z',
  day: 3,
  compared: 380,
  reviewed: 12,
  waiting: 4,
  failed: 0,
  isLongEnough: false,
  ...part,
});

export const exampleHubspot = (part: Partial<HubspotConnection> = {}): HubspotConnection => ({
  state: 'connected',
  isShadow: part.state === 'shadow',
  shadow: part.state === 'shadow' ? exampleShadow() : null,
  reason: '',
  isDemo: false,
  accountName: 'Emberline',
  portalId: 4471190,
  last4: '9f3c',
  scopes: neededScopes.map(({ scope }) => scope),
  missingScopes: [],
  connectedBy: 'Robin Vale',
  connectedAt: '2026-11-20T15:00:00.000Z',
  checkedAt: '2026-11-27T15:00:00.000Z',
  limits: {
    daily: 250_000,
    dailyUsed: 1_204,
    interval: 100,
    intervalUsed: 3,
    at: '2026-11-27T15:00:00.000Z',
  },
  webhookUrl: 'https://emberline.example/api/webhooks/hubspot',
  hasWebhooks: false,
  lastEventAt: null,
  pendingErasures: 0,
  erasuresUntil: null,
  activities: noActivities,
  updatedAt: '2026-11-27T15:00:00.000Z',
  version: 3,
  ...part,
});
