import type { Env } from '../../platform/configuration/env';
import { isLoopback } from '../../platform/contracts/endpoint';
import { readLimits } from './callBudget';
import { missingScopesOf } from './checkToken';
import type { HubspotConnection, HubspotState } from './contract';
import type { HubspotRecord } from './model';

/** Erasures that are yet to be carried over, and when the first of them is given up. */
export interface PendingErasures {
  count: number;
  until?: Date;
}

/** The connection as members see it, without secrets. */
export async function readHubspotView(
  env: Pick<Env, 'hubspotOrigin' | 'publicOrigin'>,
  record: HubspotRecord,
  { count, until }: PendingErasures,
): Promise<HubspotConnection> {
  const isConnected = record.mode !== 'off';
  const limits = isConnected ? await readLimits() : undefined;
  return {
    state: stateOf(record),
    isShadow: record.mode === 'shadow',
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
    pendingErasures: count,
    erasuresUntil: until?.toISOString() ?? null,
    activities: record.activities,
    updatedAt: record.updatedAt.toISOString(),
    version: record.version,
  };
}

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
