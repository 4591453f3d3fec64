import { staleWhileRevalidate } from '../platform/cache/staleWhileRevalidate';
import { Settings, type SettingsRecord } from './model';

/** The settings, at most five seconds old; the last known ones while the database is unavailable. */
export const currentSettings = staleWhileRevalidate(() =>
  Settings.findById('site').lean<SettingsRecord | null>(),
);
