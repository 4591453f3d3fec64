import type { Env } from '../platform/configuration/env';
import type { SettingsRecord } from './model';

/** The item of the launch checklist about sample content. */
export const SAMPLES_ITEM = 'samples';

/** Whether visitors may see sample content: in production only after a review of the launch checklist accepted it. */
export function hasPublicSamples(
  { isProduction }: Pick<Env, 'isProduction'>,
  settings: Pick<SettingsRecord, 'launchReview'> | null,
): boolean {
  return !isProduction || (settings?.launchReview?.accepted.includes(SAMPLES_ITEM) ?? false);
}
