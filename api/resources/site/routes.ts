import type { Api } from '../../deps';
import { answer } from '../../http/answer';
import { anyone } from '../../http/can';
import { keptCopy } from '../../http/keptCopy';
import { unavailable } from '../../http/Refusal';
import { rulesInForce } from '../redirects/rulesInForce';
import { Settings, type SettingsRecord } from '../settings/model';
import { settingsView } from '../settings/settingsView';
import { shownTestimonials } from '../testimonials/shownTestimonials';
import { getSite, type Site } from './contract';

/** The site's public document: one answer, so that who keeps a copy of it has a whole one. */
export function siteRoutes(api: Api): void {
  // Short: who asks every other second is to see a change within five.
  const site = keptCopy(readSite, 1000);
  answer(api, getSite, anyone, async ({ res }) => {
    res.set('Cache-Control', 'no-cache');
    const current = await site();
    if (!current) throw unavailable();
    return current;
  });
}

async function readSite(): Promise<Site | undefined> {
  const [settings, redirects, testimonials] = await Promise.all([
    Settings.findById('site').lean<SettingsRecord | null>(),
    rulesInForce(),
    shownTestimonials(),
  ]);
  if (!settings) return undefined;
  return {
    settings: settingsView(settings),
    frameOrigins: settings.frameOrigins ?? [],
    redirects,
    testimonials,
  };
}
