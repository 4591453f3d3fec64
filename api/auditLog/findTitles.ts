import mongoose from 'mongoose';
import type { AuditRecord } from '../platform/audit/model';

interface Source {
  collection: string;
  field: string;
}

const members = { collection: 'users', field: 'name' };
/** Where the names of records are, by entity. People who are not members are left out. */
const sources: Record<string, Source | Source[]> = {
  redirects: { collection: 'redirects', field: 'from' },
  forms: { collection: 'forms', field: 'name' },
  media: { collection: 'media', field: 'name' },
  users: members,
  // Who signed in or out.
  auth: members,
  // A host has the ID of the member.
  'booking-hosts': members,
  team: { collection: 'teamMembers', field: 'name' },
  credentials: { collection: 'credentials', field: 'name' },
  'meeting-types': { collection: 'meetingTypes', field: 'label' },
  'saved-replies': { collection: 'savedReplies', field: 'name' },
  'lead-tags': { collection: 'leadTags', field: 'name' },
  sequences: { collection: 'sequences', field: 'name' },
  'score-rules': { collection: 'scoreRules', field: 'name' },
  analytics: [
    { collection: 'goals', field: 'name' },
    { collection: 'annotations', field: 'text' },
    { collection: 'namedEvents', field: 'name' },
  ],
};
/** All documents are in one collection. */
const documents = { collection: 'documents', field: 'label' };
const documentEntities = new Set([
  'blog',
  'landing-pages',
  'locations',
  'policies',
  'case-studies',
  'page-templates',
  'newsletters',
]);

/** The current names of the records that entries are about, by ID; none of records that are gone. */
export async function findTitles(
  entries: Pick<AuditRecord, 'entity' | 'entityId'>[],
): Promise<Map<string, string>> {
  const wanted = new Map<Source, string[]>();
  for (const { entity, entityId } of entries) {
    const found = documentEntities.has(entity) ? documents : sources[entity];
    if (found && entityId)
      for (const source of [found].flat()) wanted.set(source, [...(wanted.get(source) ?? []), entityId]);
  }
  const found = await Promise.all(
    [...wanted].map(async ([{ collection, field }, ids]) => {
      const records = await mongoose.connection
        .collection<{ _id: string; [field: string]: unknown }>(collection)
        .find({ _id: { $in: ids } }, { projection: { [field]: 1 } })
        .toArray();
      return records.map((record): [string, string] => [record._id, String(record[field] ?? '')]);
    }),
  );
  return new Map(found.flat());
}
