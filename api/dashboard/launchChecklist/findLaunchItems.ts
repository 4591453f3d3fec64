import { defaultBrand } from '../../platform/configuration/defaultBrand';
import type { BusinessFacts } from '../../settings/contract';
import { SAMPLES_ITEM } from '../../settings/hasPublicSamples';
import type { LaunchItem } from './contract';

/** What the launch checklist is computed from. */
export interface LaunchFacts {
  /** How many sample quotes are turned on. */
  samples: number;
  phone: string;
  email: string;
  address: { locality: string; region: string; postalCode: string };
  /** Whether the address was set, even to the default. */
  hasAddress: boolean;
  /** Titles of published policies that counsel has not reviewed. */
  draftPolicies: string[];
  facts: BusinessFacts;
  hasSeal: boolean;
  socials: number;
  tagManagerId: string;
  adsId: string;
  isMailConnected: boolean;
  bookingAddress: string;
  /** Credentials that are turned on. */
  credentials: number;
  /** Those of them that have expired or expire within 30 days. */
  endingCredentials: { name: string; validUntil: string }[];
  /** How many people on the About page have a photo. */
  portraits: number;
}

/** The launch checklist: every item, in the order in which it matters, open or done. */
export function findLaunchItems(known: LaunchFacts): LaunchItem[] {
  const { samples, draftPolicies, socials, portraits } = known;
  const missing = missingFacts(known.facts);
  return [
    item(SAMPLES_ITEM, 'Client quotes', '/admin/testimonials', {
      open: samples > 0 && `${count(samples, 'sample quote')} turned on. Replace or hide them.`,
      done: 'No samples.',
    }),
    item('phone', 'Phone number', BRAND, {
      open: isPlaceholderPhone(known.phone) && `${known.phone} is a placeholder.`,
      done: known.phone,
    }),
    item('email', 'Email address', BRAND, {
      open: isPlaceholderEmail(known.email) && `${known.email} is a placeholder.`,
      done: known.email,
    }),
    item('address', 'Office address', BRAND, {
      open:
        isPlaceholderAddress(known) &&
        `${lineOf(known.address)} is the default. Set the address of the office.`,
      done: lineOf(known.address),
    }),
    item('policies', 'Policies', '/admin/policies', {
      open: draftPolicies.length > 0 && `Not reviewed by counsel: ${draftPolicies.join(', ')}.`,
      done: 'Reviewed by counsel.',
    }),
    item('smtp', 'Email delivery', '', {
      open: !known.isMailConnected && 'SMTP_URL names no mail server, so no email leaves this machine.',
      done: 'Connected.',
    }),
    item('facts', 'Business facts', '/admin/settings/facts', {
      open: missing.length > 0 && `Not set: ${missing.join(', ')}.`,
      done: 'All set.',
    }),
    item('booking', 'Booking calendar', '/admin/settings/booking', {
      open:
        !known.bookingAddress && 'No external calendar. Booking buttons open the site’s own booking page.',
      done: known.bookingAddress,
    }),
    item('people', 'Photos of people', '/admin/team', {
      open: portraits === 0 && 'No one on the About page has a photo.',
      done: count(portraits, 'person', 'people'),
    }),
    credentialItem(known),
    item('seal', 'BBB seal', PRESENCE, {
      open: !known.hasSeal && 'No accreditation seal in the footer.',
      done: 'Shown in the footer.',
    }),
    item('socials', 'Social profiles', PRESENCE, {
      open: socials === 0 && 'No links in the footer.',
      done: count(socials, 'link'),
    }),
    item('tags', 'Tag manager', '/admin/settings/tags', {
      open: !known.tagManagerId && 'No container, so Google Analytics counts nothing.',
      done: known.tagManagerId,
    }),
    item('ads', 'Google Ads', '/admin/settings/ads', {
      open: !known.adsId && 'No account, so bookings aren’t reported as conversions.',
      done: known.adsId,
    }),
  ];
}

/** The open items that no review has accepted. */
export const findUnacceptedItems = (items: LaunchItem[], accepted: string[] = []): LaunchItem[] =>
  items.filter(({ isDone, key }) => !isDone && !accepted.includes(key));

const BRAND = '/admin/settings/brand';
const PRESENCE = '/admin/settings/presence';

function item(
  key: string,
  title: string,
  path: string,
  { open, done }: { open: string | false; done: string },
) {
  return { key, title, path, isDone: open === false, detail: open || done };
}

/** The key names the last day, so that a review does not accept what ends later. */
function credentialItem({ credentials, endingCredentials: ending }: LaunchFacts): LaunchItem {
  const days = ending.map(({ validUntil }) => validUntil).sort();
  const names = ending.map(({ name, validUntil }) => `${name} (${validUntil})`).join(', ');
  return item(['credentials', ...days.slice(-1)].join('-'), 'Credentials', '/admin/credentials', {
    open:
      (credentials === 0 && 'No certification, insurance or membership is shown.') ||
      (ending.length > 0 && `Expired or expiring within 30 days: ${names}.`),
    done: `${count(credentials, 'credential')}, none expires within 30 days.`,
  });
}

function count(number: number, noun: string, nouns = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : nouns}`;
}

/** Numbers 555-0100 to 555-0199 belong to nobody. */
function isPlaceholderPhone(phone: string): boolean {
  return /55501\d\d$/.test(phone.replace(/\D/g, ''));
}

/** Names that nobody can register. */
function isPlaceholderEmail(email: string): boolean {
  return /[@.](example|test|invalid|localhost|example\.(com|net|org))$/i.test(email);
}

function isPlaceholderAddress({ address, hasAddress }: LaunchFacts): boolean {
  return !hasAddress && lineOf(address) === lineOf(defaultBrand.address);
}

const lineOf = ({ locality, region, postalCode }: LaunchFacts['address']) =>
  `${locality}, ${region} ${postalCode}`;

const FACT_NAMES: Record<keyof BusinessFacts, string> = {
  officeHours: 'office hours',
  responseTarget: 'response target',
  startingPrice: 'starting price',
  contractTerm: 'contract term',
  onboardingLength: 'onboarding time',
  monitoring: 'what is monitored',
};

function missingFacts(facts: BusinessFacts): string[] {
  return Object.entries(FACT_NAMES)
    .filter(([name]) => !facts[name as keyof BusinessFacts])
    .map(([, label]) => label);
}
