import { staleWhileRevalidate } from '../platform/cache/staleWhileRevalidate';
import { Settings, type SettingsRecord } from './model';

/** The settings as they are now or were five seconds ago; the last known ones while the database is away. */
export const currentSettings = staleWhileRevalidate(() =>
  Settings.findById('site').lean<SettingsRecord | null>(),
);
