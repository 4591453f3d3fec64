import { array, type Infer, nullable, object, string } from 'superstruct';
import { choice, documented } from '../../wire';

/** What every page may know about the company and how it measures. Seeded once, then edited by the team. */
export const Settings = object({
  name: string(),
  phone: string(),
  /** `tel:` address of `phone`. */
  phoneHref: string(),
  email: string(),
  /** `mailto:` address of `email`. */
  emailHref: string(),
  address: object({ locality: string(), region: string(), postalCode: string() }),
  socials: array(object({ name: string(), url: string() })),
  /** The accreditation seal, once there is one. */
  sealImage: documented(nullable(string()), { type: ['string', 'null'] }),
  /** Where the booking cards lead. */
  bookingAddress: string(),
  /** The calendar embedded in the booking page; empty means none. */
  bookingProvider: string(),
  /** The tag manager's container; empty means that nothing is loaded. */
  tagManagerId: string(),
  consentMode: choice(['advanced', 'basic'], 'No such consent mode.'),
  adsPolicy: choice(['non_paid', 'paid', 'all'], 'No such policy.'),
});
export type Settings = Infer<typeof Settings>;
