import { model, Schema } from 'mongoose';
import { MAX_ENTRIES, type MappingEntry } from './contract';
import { initialMapping, resultEntries } from './localFields';

/** Which fields are synced with which properties. */
export interface HubspotMappingRecord {
  _id: 'hubspot';
  entries: MappingEntry[];
  version: number;
  updatedAt: Date;
}

const text = { type: String, required: true } as const;
const entry = new Schema<MappingEntry>(
  { field: text, property: text, direction: text, whenEmpty: text, transform: text, conflict: text },
  { _id: false },
);

const schema = new Schema<HubspotMappingRecord>(
  { _id: text, entries: [entry], version: { type: Number, default: 1 } },
  { timestamps: true, versionKey: false },
);

export const HubspotMapping = model<HubspotMappingRecord>('HubspotMapping', schema, 'hubspotMappings');

/** Creates the mapping of a new site. */
export async function seedHubspotMapping(): Promise<void> {
  const initial = { entries: initialMapping, version: 1 };
  await HubspotMapping.updateOne({ _id: 'hubspot' }, { $setOnInsert: initial }, { upsert: true });
}

/** Adds results of assessments to the mapping of an earlier version, which had no such fields. */
export async function addResultEntries(): Promise<void> {
  const mapping = await HubspotMapping.findById('hubspot').lean<HubspotMappingRecord>();
  if (!mapping) return;
  const used = new Set(mapping.entries.map(({ property }) => property));
  const added = resultEntries.filter(({ property }) => !used.has(property));
  const isFull = mapping.entries.length + added.length > MAX_ENTRIES;
  if (!added.length || isFull) return;
  const entries = [...mapping.entries, ...added];
  await HubspotMapping.updateOne({ _id: 'hubspot' }, { $set: { entries } }, { timestamps: false });
}

export const readHubspotMapping = () =>
  HubspotMapping.findById('hubspot').orFail().lean<HubspotMappingRecord>();
