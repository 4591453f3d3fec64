import type { Env } from '../../platform/configuration/env';
import { unseal } from '../../platform/encryption/seal';
import { ProviderError } from '../../platform/providers/ProviderError';
import { type CalendarProviderName, providerLabels } from '../calendarApps/contract';
import { CalendarAppModel, type CalendarAppRecord, sealedFor } from '../calendarApps/model';
import type { CalendarProvider } from '../calendarProviders/CalendarProvider';
import { createProvider } from '../calendarProviders/createProvider';

export type ProviderEnv = Pick<Env, 'sealingKeys' | 'calendarsOrigin'>;

/** The provider as this site is registered with it. Throws a `ProviderError` where it is not. */
export async function findProvider(env: ProviderEnv, name: CalendarProviderName): Promise<CalendarProvider> {
  const app = await CalendarAppModel.findById(name).lean<CalendarAppRecord>();
  if (!app?.clientId || !app.clientSecret)
    throw new ProviderError('setup', `${providerLabels[name]} isn’t set up. Ask an admin.`);
  const { clientId, tenant } = app;
  const clientSecret = unseal(env.sealingKeys, app.clientSecret, sealedFor(name));
  return createProvider(name, { clientId, clientSecret, tenant }, env.calendarsOrigin);
}
