import { array, type Infer, object, string } from 'superstruct';
import { RedirectRule } from '../../content/redirects/contract';
import { Testimonial } from '../../content/testimonials/contract';
import { TestedPage } from '../../insights/variants/contract';
import { endpoint, webOrigin } from '../../platform/contracts/endpoint';
import { Settings } from '../../settings/contract';

/** All that the servers which answer pages know of the site's data without asking for each page. */
export const Site = object({
  settings: Settings,
  /** Sites that may show what lies under `/embedded` in a frame; empty means none. */
  frameOrigins: array(webOrigin()),
  /** Every redirect in force. */
  redirects: array(RedirectRule),
  /** The quotes of the home page, in their order. */
  testimonials: array(Testimonial),
  /** The version of what visitors agree to when they choose cookies: with another one everybody is asked anew. */
  consentPolicy: string(),
  /** Pages of which visitors are shown one of several variants. */
  tested: array(TestedPage),
});
export type Site = Infer<typeof Site>;

export const getSite = endpoint({
  method: 'GET',
  path: '/site',
  returns: Site,
  summary: 'What every page may show and how old addresses are answered, for the servers that answer pages.',
});
