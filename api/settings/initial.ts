import { defaultBrand } from '../platform/configuration/defaultBrand';
import type { AnalyticsSettings } from './analytics/contract';
import type { BusinessFacts, LeadSettings, PageCheckSettings, Settings } from './contract';
import type { CrawlerSettings } from './crawlers/contract';
import type { NewsletterSettings } from './newsletters/contract';

export const emptyFacts: BusinessFacts = {
  officeHours: '',
  responseTarget: '',
  startingPrice: '',
  contractTerm: '',
  onboardingLength: '',
  monitoring: '',
};

/** Defaults of a new site. Pages also use them until the API has answered once. */
export const initialSettings: Settings = {
  name: defaultBrand.name,
  phone: defaultBrand.phone,
  phoneHref: 'tel:+15125550100',
  email: defaultBrand.email,
  emailHref: 'mailto:hello@emberline.example',
  address: defaultBrand.address,
  socials: [],
  sealImage: null,
  bookingAddress: defaultBrand.bookingAddress,
  bookingProvider: '',
  tagManagerId: '',
  consentMode: 'advanced',
  adsPolicy: 'non_paid',
  adsId: '',
  adsLabel: '',
  isFramable: false,
  countsClicks: false,
};

/** How leads are assigned and how soon they are answered, until an admin changes it. */
export const initialLeadSettings: LeadSettings = {
  assignmentRules: '',
  rotation: [],
  urgentMinutes: 30,
  highMinutes: 60,
  normalMinutes: 240,
  lowMinutes: 480,
};

/** How newsletters look and are sent until an admin changes it. */
export const initialNewsletterSettings: NewsletterSettings = {
  logo: '',
  accent: '#0e3f6e',
  street: '',
  note: '',
  countsClicks: false,
  uncountedTopics: [],
  quietFrom: '',
  quietUntil: '',
  perMinute: 0,
  testAddresses: [],
};

/** What generated pages need, until an admin changes it. */
export const initialPageChecks: PageCheckSettings = {
  maxSimilarity: 80,
  minFacts: 3,
  minOwnWords: 250,
  maxGrade: 9,
};

/** What crawlers may read, until an admin changes it. */
export const initialCrawlers: CrawlerSettings = {
  allowsAiTraining: true,
  allowsAiAnswers: true,
  robotsRules: '',
  hasLlmsFile: false,
  usesIndexNow: false,
};

/** Whose visits are not counted besides those of signed-in members, until an admin changes it. */
export const initialAnalytics: AnalyticsSettings = { excludedNetworks: [] };
