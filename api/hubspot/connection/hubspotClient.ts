import type { Env } from '../../platform/configuration/env';
import { unseal } from '../../platform/encryption/seal';
import { createHubspotClient } from '../client/createHubspotClient';
import type { HubspotClient } from '../client/HubspotClient';
import { noteLimits, reserveCall } from './callBudget';
import type { HubspotRecord } from './model';

type ClientEnv = Pick<Env, 'hubspotOrigin' | 'hubspotVersion' | 'sealingKeys'>;

/** The token is sealed for this purpose only. */
export const SEALED_FOR = 'hubspot token';

/** The client secret of the private app, which signs webhooks, is sealed for this. */
export const SECRET_SEALED_FOR = 'hubspot client secret';

/** The client of the stored token; undefined while not connected. */
export function clientOf(env: ClientEnv, { token }: Pick<HubspotRecord, 'token'>): HubspotClient | undefined {
  return token && clientWith(env, unseal(env.sealingKeys, token, SEALED_FOR));
}

/** A client that shares the account's budget of calls with all processes, and notes the limits HubSpot reports. */
export function clientWith(env: ClientEnv, token: string): HubspotClient {
  return createHubspotClient({
    origin: env.hubspotOrigin,
    version: env.hubspotVersion,
    token,
    reserveCall,
    onLimits: (limits) => void noteLimits(limits).catch(() => {}),
  });
}
