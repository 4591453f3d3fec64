import { array, boolean, type Infer, object, omit, string } from 'superstruct';
import { HeroCase } from '../content/caseStudies/contract';
import { PublicCredential } from '../content/credentials/contract';
import { RedirectRule } from '../content/redirects/contract';
import { Testimonial } from '../content/testimonials/contract';
import { TestedPage } from '../insights/variants/contract';
import { endpoint, webOrigin } from '../platform/contracts/endpoint';
import { Settings } from '../settings/contract';
import { CrawlerSettings } from '../settings/crawlers/contract';

/** What `robots.txt` and `llms.txt` are made of, and the file that proves who sends messages to IndexNow. */
export const CrawlerRules = object({
  ...omit(CrawlerSettings, ['usesIndexNow']).schema,
  /** Empty while IndexNow isn’t used. */
  indexNowKey: string(),
});
export type CrawlerRules = Infer<typeof CrawlerRules>;

/** Site-wide data for the servers that render pages. */
export const Site = object({
  settings: Settings,
  /** Origins that may embed pages below `/embedded`; none if empty. */
  frameOrigins: array(webOrigin()),
  /** All active redirects. */
  redirects: array(RedirectRule),
  /** Testimonials of the home page, in order. */
  testimonials: array(Testimonial),
  /** Certifications, insurance, partner status, memberships and seals that are shown and valid, in order. */
  credentials: array(PublicCredential),
  /** The case study that each figure of the home page comes from, where one is set. */
  heroCases: array(HeroCase),
  /** Whether a case study is published. */
  hasCaseStudies: boolean(),
  /** Version of the cookie consent text. A new version asks every visitor again. */
  consentPolicy: string(),
  /** Pages with A/B variants. */
  tested: array(TestedPage),
  crawlers: CrawlerRules,
});
export type Site = Infer<typeof Site>;

export const getSite = endpoint({
  method: 'GET',
  path: '/site',
  returns: Site,
  summary: 'Site-wide data and redirects for the servers that render pages.',
});
