import mongoose, { model, Schema } from 'mongoose';
import type { SealedSecret } from '../../platform/encryption/seal';
import { type HubspotActivities, initialContacts, noActivities, ofNoAccount } from './contract';

/** The connection to HubSpot. */
export interface HubspotRecord {
  _id: 'hubspot';
  /** `shadow` computes what would be written and writes nothing. */
  mode: 'off' | 'shadow' | 'live';
  isPaused: boolean;
  /** Why it does not work; `revoked` until a new token is saved. */
  problem: 'none' | 'degraded' | 'revoked';
  problemText: string;
  token?: SealedSecret;
  /** The client secret of the private app; absent without webhooks. */
  clientSecret?: SealedSecret;
  /** When HubSpot last reported a change, to the minute. */
  lastEventAt?: Date;
  last4: string;
  portalId: number;
  accountName: string;
  scopes: string[];
  /** The member who connected it. */
  connectedBy: string;
  connectedAt?: Date;
  checkedAt?: Date;
  liveAt?: Date;
  /** When members were emailed that the token is refused, or that contacts failed; absent once that is mended. */
  notified?: { token?: Date; contacts?: Date };
  /** Which activities are written beside contacts. */
  activities: HubspotActivities;
  version: number;
  updatedAt: Date;
}

const part = { _id: false } as const;
const sealed = new Schema<SealedSecret>({ key: String, nonce: String, data: String }, part);
const word = { type: String, default: '' } as const;
const activities = new Schema<HubspotActivities>(
  {
    leads: Boolean,
    guests: Boolean,
    subscribers: Boolean,
    assessments: Boolean,
    meetings: Boolean,
    notes: Boolean,
    deals: Boolean,
    dealPipeline: String,
    dealWonStage: String,
    dealReopenedStage: String,
    forms: Boolean,
    formId: String,
  },
  part,
);

const schema = new Schema<HubspotRecord>(
  {
    _id: { type: String, required: true },
    mode: { type: String, default: 'off' },
    isPaused: { type: Boolean, default: false },
    problem: { type: String, default: 'none' },
    problemText: word,
    token: sealed,
    clientSecret: sealed,
    lastEventAt: Date,
    last4: word,
    portalId: { type: Number, default: 0 },
    accountName: word,
    scopes: [String],
    connectedBy: word,
    connectedAt: Date,
    checkedAt: Date,
    liveAt: Date,
    notified: { type: new Schema({ token: Date, contacts: Date }, part) },
    activities: { type: activities, default: noActivities },
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);

export const Hubspot = model<HubspotRecord>('Hubspot', schema, 'hubspot');

/** Creates the record of a new site, which is not connected. */
export async function seedHubspot(): Promise<void> {
  const initial = { mode: 'off', isPaused: false, problem: 'none', version: 1, portalId: 0, scopes: [] };
  const $setOnInsert = { ...initial, activities: noActivities };
  await Hubspot.updateOne({ _id: 'hubspot' }, { $setOnInsert }, { upsert: true });
}

export const readHubspot = () => Hubspot.findById('hubspot').orFail().lean<HubspotRecord>();

/** A connection of an earlier version writes contacts only. */
export async function addActivities(): Promise<void> {
  const filter = { _id: 'hubspot' as const, activities: mongoose.trusted({ $exists: false }) };
  await Hubspot.updateOne(filter, { $set: { activities: noActivities } }, { timestamps: false });
}

/** A connection of an earlier version writes no deals. */
export const addDealSettings = () =>
  addSettings('deals', 'dealPipeline', 'dealWonStage', 'dealReopenedStage');

/** A connection of an earlier version submits no forms. */
export const addFormSettings = () => addSettings('forms', 'formId');

/** A connection of an earlier version writes the contacts of leads, guests and subscribers, and no results. */
export const addContactSettings = () => addSettings('leads', 'guests', 'subscribers', 'assessments');

const added = { ...ofNoAccount, ...initialContacts };

/** Adds settings to the activities where the first of them is missing. */
async function addSettings(...names: (keyof typeof added)[]): Promise<void> {
  const $set = Object.fromEntries(names.map((name) => [`activities.${name}`, added[name]]));
  const filter = {
    _id: 'hubspot' as const,
    [`activities.${names[0]}`]: mongoose.trusted({ $exists: false }),
  };
  await Hubspot.updateOne(filter, { $set }, { timestamps: false });
}

/** Stores what the worker finds out, without a new version: members' edits stay valid. */
export async function noteHubspot(
  change: Partial<Pick<HubspotRecord, 'problem' | 'problemText' | 'checkedAt'>>,
): Promise<void> {
  await Hubspot.updateOne({ _id: 'hubspot' }, { $set: change }, { timestamps: false });
}

/** Whether inquiries are submitted as forms, for which HubSpot's cookie is stored until then. */
export async function acceptsTracking(): Promise<boolean> {
  const filter = { _id: 'hubspot' as const, mode: mongoose.trusted({ $ne: 'off' as const }) };
  return (await Hubspot.exists({ ...filter, 'activities.forms': true })) !== null;
}

/** Stores that HubSpot reported a change, at most once a minute. */
export async function noteEvent(now = new Date()): Promise<void> {
  const isOlder = { $not: { $gt: new Date(now.getTime() - 60_000) } };
  await Hubspot.updateOne(
    { _id: 'hubspot', lastEventAt: mongoose.trusted(isOlder) },
    { $set: { lastEventAt: now } },
    { timestamps: false },
  );
}
