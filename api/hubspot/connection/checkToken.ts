import { HttpError, unprocessable } from '../../platform/errors/HttpError';
import type { HubspotClient } from '../client/HubspotClient';
import { HubspotError } from '../client/HubspotError';
import { type HubspotActivities, neededScopes } from './contract';
import type { HubspotRecord } from './model';

type Checked = Pick<
  HubspotRecord,
  'portalId' | 'accountName' | 'scopes' | 'problem' | 'problemText' | 'checkedAt'
>;

/** Asks HubSpot whose token this is and what it may do. Missing scopes are a problem that the screen names. */
export async function checkToken(client: HubspotClient, activities: HubspotActivities): Promise<Checked> {
  const { hubId, scopes } = await client.readToken();
  const account = await client.readAccount();
  const missing = missingScopesOf(scopes, activities);
  return {
    portalId: hubId,
    accountName: account.portalName || `HubSpot account ${hubId}`,
    scopes: scopes.slice(0, 200),
    problem: missing.length ? 'degraded' : 'none',
    problemText: missing.length ? lackOf(missing) : '',
    checkedAt: new Date(),
  };
}

/** The scopes that the token lacks for what is written. */
export function missingScopesOf(scopes: readonly string[], activities: HubspotActivities): string[] {
  return neededScopes
    .filter(({ scope, activity }) => !scopes.includes(scope) && (!activity || activities[activity]))
    .map(({ scope }) => scope);
}

export const lackOf = (scopes: string[]) => `The token lacks scopes: ${scopes.join(', ')}.`;

/** The message to a member when a call to HubSpot fails. */
export function toHttpError(error: unknown): unknown {
  if (!(error instanceof HubspotError)) return error;
  const { kind, message } = error;
  if (kind === 'revoked') return unprocessable('token_refused', 'HubSpot doesn’t accept this token.');
  if (kind === 'unavailable' || kind === 'limit') return new HttpError(503, 'hubspot_unavailable', message);
  return unprocessable('hubspot_refused', message);
}
