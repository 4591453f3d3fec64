import { model, Schema } from 'mongoose';
import type { AnalyticsSettings } from './analytics/contract';
import type { BookingPlan } from './bookingPlan';
import type { LeadSettings, PageCheckSettings, Settings as SettingsView } from './contract';
import type { CrawlerSettings } from './crawlers/contract';
import type { NewsletterSettings } from './newsletters/contract';

type Stored = Omit<
  SettingsView,
  'phoneHref' | 'emailHref' | 'adsId' | 'adsLabel' | 'isFramable' | 'countsClicks'
>;

export interface SettingsRecord extends Stored {
  _id: 'site';
  /** Absent in settings that are older than these fields. */
  adsId?: string;
  adsLabel?: string;
  /** Sites that may embed pages under `/embedded`. Absent in settings that are older than this field. */
  frameOrigins?: string[];
  /** Changes to the initial booking plan. */
  booking?: Partial<BookingPlan>;
  /** Absent until somebody changes them. */
  leads?: LeadSettings;
  newsletters?: NewsletterSettings;
  /** Absent until somebody changes them. */
  generation?: PageCheckSettings;
  crawlers?: StoredCrawlers;
  analytics?: AnalyticsSettings;
  /** The last review of the launch checklist, with the open items that were accepted. */
  launchReview?: LaunchReview;
  version: number;
  updatedAt?: Date;
}

export interface StoredCrawlers extends CrawlerSettings {
  /** Proves to search engines that a message about changes comes from this site; public. Created once. */
  indexNowKey?: string;
  /** Since when changes are sent; absent while they are not. */
  indexNowSince?: Date;
}

export interface LaunchReview {
  at: Date;
  /** The member's name. */
  by: string;
  accepted: string[];
}

const part = { _id: false } as const;
const booking = new Schema(
  {
    timeZone: String,
    hours: { type: [{ ...part, weekday: Number, from: String, to: String }], default: undefined },
    holidays: { type: [{ ...part, day: String, label: String }], default: undefined },
    noticeMinutes: Number,
    bufferMinutes: Number,
    daysAhead: Number,
    stepMinutes: Number,
    heldAfter: new Schema({ anHour: Number, ofWeek: Number }, part),
  },
  part,
);

const schema = new Schema<SettingsRecord>(
  {
    _id: { type: String, required: true },
    name: String,
    phone: String,
    email: String,
    address: { locality: String, region: String, postalCode: String },
    facts: {
      type: new Schema(
        {
          officeHours: String,
          responseTarget: String,
          startingPrice: String,
          contractTerm: String,
          onboardingLength: String,
          monitoring: String,
        },
        part,
      ),
      default: undefined,
    },
    socials: [{ _id: false, name: String, url: String }],
    sealImage: String,
    bookingAddress: String,
    bookingProvider: String,
    tagManagerId: String,
    consentMode: String,
    adsPolicy: String,
    adsId: String,
    adsLabel: String,
    frameOrigins: [String],
    webMailPrefixes: { type: [String], default: undefined },
    booking,
    leads: new Schema(
      {
        assignmentRules: String,
        rotation: [String],
        urgentMinutes: Number,
        highMinutes: Number,
        normalMinutes: Number,
        lowMinutes: Number,
      },
      part,
    ),
    newsletters: new Schema(
      {
        logo: String,
        accent: String,
        street: String,
        note: String,
        countsClicks: Boolean,
        uncountedTopics: [String],
        quietFrom: String,
        quietUntil: String,
        perMinute: Number,
        testAddresses: [String],
      },
      part,
    ),
    generation: new Schema(
      { maxSimilarity: Number, minFacts: Number, minOwnWords: Number, maxGrade: Number },
      part,
    ),
    analytics: new Schema({ excludedNetworks: [String] }, part),
    crawlers: new Schema(
      {
        allowsAiTraining: Boolean,
        allowsAiAnswers: Boolean,
        robotsRules: String,
        hasLlmsFile: Boolean,
        usesIndexNow: Boolean,
        indexNowKey: String,
        indexNowSince: Date,
      },
      part,
    ),
    launchReview: {
      type: new Schema({ at: Date, by: String, accepted: [String] }, part),
      default: undefined,
    },
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);

/** The single settings document. The environment only seeds it. */
export const Settings = model<SettingsRecord>('Settings', schema, 'settings');
