import type { Env } from '../../platform/configuration/env';
import { isLoopback } from '../../platform/contracts/endpoint';
import { readLimits } from './callBudget';
import { missingScopesOf } from './checkToken';
import {
  type HubspotConnection,
  type HubspotState,
  REVIEWED_CONTACTS,
  SHADOW_DAYS,
  type ShadowProgress,
} from './contract';
import type { HubspotRecord } from './model';

/** What the queue of contacts says about a connection. */
export interface QueueFacts {
  /** Erasures that are yet to be carried over, and when the first of them is given up. */
  erasures: number;
  erasuresUntil?: Date;
  /** Contacts by state, of which so many were reviewed. */
  compared: number;
  waiting: number;
  failed: number;
  reviewed: number;
}

/** The connection as members see it, without secrets. */
export async function readHubspotView(
  env: Pick<Env, 'hubspotOrigin' | 'publicOrigin'>,
  record: HubspotRecord,
  { erasures, erasuresUntil, ...contacts }: QueueFacts,
): Promise<HubspotConnection> {
  const isConnected = record.mode !== 'off';
  const limits = isConnected ? await readLimits() : undefined;
  return {
    state: stateOf(record),
    isShadow: record.mode === 'shadow',
    shadow: record.mode === 'shadow' ? toShadowProgress(record, contacts) : null,
    reason: isConnected ? record.problemText : '',
    isDemo: isLoopback(env.hubspotOrigin),
    accountName: record.accountName,
    portalId: record.portalId,
    last4: record.last4,
    scopes: record.scopes,
    missingScopes: isConnected ? missingScopesOf(record.scopes, record.activities) : [],
    connectedBy: record.connectedBy,
    connectedAt: record.connectedAt?.toISOString() ?? null,
    checkedAt: record.checkedAt?.toISOString() ?? null,
    limits: limits
      ? {
          daily: limits.daily,
          dailyUsed: limits.daily - limits.dailyRemaining,
          interval: limits.interval,
          intervalUsed: limits.interval - limits.intervalRemaining,
          at: limits.at.toISOString(),
        }
      : null,
    webhookUrl: webhookUrl(env),
    hasWebhooks: record.clientSecret !== undefined,
    lastEventAt: record.lastEventAt?.toISOString() ?? null,
    pendingErasures: erasures,
    erasuresUntil: erasuresUntil?.toISOString() ?? null,
    activities: record.activities,
    updatedAt: record.updatedAt.toISOString(),
    version: record.version,
  };
}

/** Shadow mode begins with the connection. It never ends by itself. */
function toShadowProgress(
  { connectedAt }: HubspotRecord,
  contacts: Omit<QueueFacts, 'erasures' | 'erasuresUntil'>,
  now = Date.now(),
): ShadowProgress {
  const since = connectedAt ?? new Date(now);
  const day = Math.floor((now - since.getTime()) / DAY_MS) + 1;
  return {
    since: since.toISOString(),
    day,
    ...contacts,
    isLongEnough: day > SHADOW_DAYS || contacts.reviewed >= REVIEWED_CONTACTS,
  };
}

const DAY_MS = 86_400_000;

export function stateOf({ mode, isPaused, problem }: HubspotRecord): HubspotState {
  if (mode === 'off') return 'not_connected';
  if (problem === 'revoked') return 'revoked';
  if (isPaused) return 'paused';
  if (problem === 'degraded') return 'degraded';
  return mode === 'shadow' ? 'shadow' : 'connected';
}

/** The target of webhooks, which HubSpot signs with each call. */
export const webhookUrl = ({ publicOrigin }: Pick<Env, 'publicOrigin'>) =>
  `${publicOrigin}/api/webhooks/hubspot`;
