import { findHeroCases, publishedCaseStudies } from '../content/caseStudies/publishedCaseStudies';
import { PublicCredential } from '../content/credentials/contract';
import { findPublicCredentials } from '../content/credentials/findPublicCredentials';
import { listTestedPages } from '../content/landingPages/publishedLandings';
import { readConsentVersion } from '../content/policies/publishedPolicies';
import { RedirectRule } from '../content/redirects/contract';
import { listRedirectRules } from '../content/redirects/listRedirectRules';
import { Testimonial } from '../content/testimonials/contract';
import { findPublicTestimonials } from '../content/testimonials/findPublicTestimonials';
import type { Api } from '../identity/access/Api';
import { addRoute } from '../identity/access/addRoute';
import { anyone } from '../identity/access/can';
import { findPublicEvents } from '../insights/namedEvents/findPublicEvents';
import { dropInvalid } from '../platform/cache/dropInvalid';
import { staleWhileRevalidate } from '../platform/cache/staleWhileRevalidate';
import { unavailable } from '../platform/errors/HttpError';
import { hasPublicSamples } from '../settings/hasPublicSamples';
import { Settings, type SettingsRecord } from '../settings/model';
import { settingsView } from '../settings/settingsView';
import { type CrawlerRules, getSite, type Site } from './contract';
import { initialRules } from './initial';

/** Public site data in one response, so that cached copies are always consistent. */
export function siteDataRoutes(api: Api): void {
  // Short, so that a client that polls every two seconds sees a change within five.
  const getSiteData = staleWhileRevalidate(() => readSite(api), 1000);
  addRoute(api, getSite, anyone, async ({ res }) => {
    res.set('Cache-Control', 'no-cache');
    const current = await getSiteData();
    if (!current) throw unavailable();
    return current;
  });
}

/** An invalid record does not block changes of the others. */
async function readSite({ log, env }: Api): Promise<Site | undefined> {
  const settings = await Settings.findById('site').lean<SettingsRecord | null>();
  if (!settings) return undefined;
  const [redirects, testimonials, credentials, heroCases, cases, version, tested, namedEvents] =
    await Promise.all([
      listRedirectRules(),
      findPublicTestimonials(hasPublicSamples(env, settings)),
      findPublicCredentials(),
      findHeroCases(),
      publishedCaseStudies(),
      readConsentVersion(),
      listTestedPages(),
      findPublicEvents(),
    ]);
  return {
    settings: {
      ...settingsView(settings),
      ...(namedEvents.length > 0 && { namedEvents }),
      ...(env.demonstrationDomains.length > 0 && { demonstrationDomains: env.demonstrationDomains }),
    },
    frameOrigins: settings.frameOrigins ?? [],
    redirects: dropInvalid('redirect', redirects, RedirectRule, log),
    testimonials: dropInvalid('testimonial', testimonials, Testimonial, log),
    credentials: dropInvalid('credential', credentials, PublicCredential, log),
    heroCases,
    hasCaseStudies: cases.length > 0,
    consentPolicy: version,
    tested,
    crawlers: rulesOf(settings),
  };
}

function rulesOf({ crawlers }: SettingsRecord): CrawlerRules {
  if (!crawlers) return initialRules;
  const { usesIndexNow, indexNowKey = '', indexNowSince: _since, ...rules } = crawlers;
  return { ...rules, indexNowKey: usesIndexNow ? indexNowKey : '' };
}
