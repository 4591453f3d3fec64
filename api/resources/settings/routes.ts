import type { Api } from '../../deps';
import { answer } from '../../http/answer';
import { anyone } from '../../http/can';
import { unavailable } from '../../http/Refusal';
import { getSettings } from './contract';
import { currentSettings } from './currentSettings';
import { settingsView } from './settingsView';

/** What every page may know about the company. */
export function settingsRoutes(api: Api): void {
  answer(api, getSettings, anyone, async ({ res }) => {
    const settings = await currentSettings();
    if (!settings) throw unavailable();
    res.set('Cache-Control', 'public, max-age=5');
    return settingsView(settings);
  });
}
