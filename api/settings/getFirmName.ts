import type { Env } from '../platform/configuration/env';
import { currentSettings } from './currentSettings';

/** The company name; the configured one while the settings can't be read. */
export async function getFirmName({ brand }: Pick<Env, 'brand'>): Promise<string> {
  const settings = await currentSettings().catch(() => null);
  return settings?.name ?? brand.name;
}
