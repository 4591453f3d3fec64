import type { Env } from '../platform/configuration/env';
import { currentSettings } from './currentSettings';

/** What the firm is called; while the settings cannot be read, as it was configured: a name is no reason to fail. */
export async function firmOf({ brand }: Pick<Env, 'brand'>): Promise<string> {
  const settings = await currentSettings().catch(() => null);
  return settings?.name ?? brand.name;
}
