import mongoose, { type QueryFilter } from 'mongoose';
import { badRequest, conflict, unprocessable } from '../platform/errors/HttpError';
import {
  type MediaBulkDeletion,
  type MediaBulkDeletionResult,
  type MediaBulkEdit,
  type MediaBulkResult,
  type MediaChange,
  type MediaUse,
  mediaBulkLimits,
} from './contract';
import { markFolderFilled } from './folders/markFolderFilled';
import { Media, type MediaRecord } from './model';
import { mediaFilter, searchWords } from './queryMedia';

/** Where files are used, in all domains. */
export interface MediaUsage {
  findUses: (id: string) => Promise<MediaUse[]>;
  /** The ids of all files in use. */
  findUsedIds: () => Promise<string[]>;
}

type Refusals = MediaBulkResult['refused'];

/** Changes many files within the transaction of the request; the changed records are for the audit log. */
export async function applyBulkEdit(
  { items, matching }: MediaBulkEdit,
  usage: MediaUsage,
): Promise<MediaBulkResult & { before: MediaRecord[]; after: MediaRecord[] }> {
  const { planned, ...leftOut } = await findMeant(items, matching, usage);
  const changeOf = ({ _id }: MediaRecord) => matching?.change ?? items?.find(({ id }) => id === _id) ?? {};
  for (const folder of new Set(planned.map((record) => changeOf(record).folderId)))
    await markFolderFilled(folder);
  const used = new Set(
    planned.some((record) => changeOf(record).alt === '') ? await usage.findUsedIds() : [],
  );
  const refused: Refusals = [];
  const before: MediaRecord[] = [];
  const after: MediaRecord[] = [];
  for (const record of planned) {
    const change = changedFields(record, changeOf(record));
    const reason = findObstacle(record, change, used);
    if (reason) refused.push({ id: record._id, name: record.name, reason });
    else if (Object.keys(change).length) {
      before.push(record);
      after.push({ ...record, ...change, version: record.version + 1 });
    }
  }
  if (after.length) await Media.bulkWrite(after.map(updateOf));
  const changed = before.map((record) => ({
    id: record._id,
    version: record.version + 1,
    former: formerFields(record, changeOf(record)),
  }));
  return { changed, ...leftOut, refused, before, after };
}

/** The previous values of the fields that a change sets. */
const formerFields = ({ folderId, alt }: MediaRecord, change: MediaChange): MediaChange => ({
  ...(change.folderId !== undefined && { folderId }),
  ...(change.alt !== undefined && { alt }),
});

const updateOf = ({ _id, folderId, alt, name, version }: MediaRecord) => ({
  updateOne: {
    filter: { _id },
    update: {
      $set: { folderId, alt, isDescribed: alt !== '', words: searchWords({ name, alt }), version },
    },
  },
});

/** The fields of a change that differ from the record. */
function changedFields(record: MediaRecord, { folderId, alt }: MediaChange): MediaChange {
  return {
    ...(folderId !== undefined && folderId !== record.folderId && { folderId }),
    ...(alt !== undefined && alt.trim() !== record.alt && { alt: alt.trim() }),
  };
}

function findObstacle({ _id, kind, alt }: MediaRecord, change: MediaChange, used: Set<string>) {
  if (change.alt === undefined) return undefined;
  if (kind === 'pdf') return 'PDFs have no alt text';
  return alt && !change.alt && used.has(_id) ? 'in use, so it needs alt text' : undefined;
}

/** Deletes many files within the transaction of the request; those in use stay. */
export async function applyBulkDeletion(
  { items, matching }: MediaBulkDeletion,
  usage: MediaUsage,
): Promise<MediaBulkDeletionResult & { records: MediaRecord[] }> {
  const { planned, ...leftOut } = await findMeant(items, matching, usage);
  const used = new Set(planned.length ? await usage.findUsedIds() : []);
  const records = planned.filter(({ _id }) => !used.has(_id));
  const refused: Refusals = [];
  for (const { _id: id, name } of planned.filter((record) => used.has(record._id))) {
    const uses = refused.length < mostNamed ? await usage.findUses(id) : [];
    refused.push({ id, name, reason: uses.length ? `used in ${usesInWords(uses)}` : 'in use' });
  }
  await Media.deleteMany({ _id: mongoose.trusted({ $in: records.map(({ _id }) => _id) }) });
  return { deleted: records.length, ...leftOut, refused, records };
}

/** The places of use are looked up for so many files. */
const mostNamed = 10;

/** The names of the first three uses and the number of others. */
export function usesInWords(uses: MediaUse[]): string {
  const named = uses.slice(0, 3).map(({ kind, title }) => `${kind} “${title}”`);
  return [...named, ...(uses.length > 3 ? [`and ${uses.length - 3} more`] : [])].join(', ');
}

async function findMeant(
  items: { id: string; version: number }[] | undefined,
  matching: MediaBulkDeletion['matching'],
  { findUsedIds }: MediaUsage,
) {
  if (!items === !matching) throw badRequest('Please select files or a filter.');
  if (items) return findNamed(items);
  const { count, ...wanted } = matching as NonNullable<typeof matching>;
  const filter: QueryFilter<MediaRecord> = await mediaFilter(wanted, findUsedIds);
  const planned = await Media.find(filter)
    .limit(mediaBulkLimits.matching + 1)
    .lean<MediaRecord[]>();
  if (planned.length > mediaBulkLimits.matching)
    throw unprocessable(
      'too_many_files',
      `You can change at most ${mediaBulkLimits.matching} files at once. Filter the list to select fewer.`,
    );
  if (planned.length !== count)
    throw conflict(
      `The list changed: ${planned.length} files match now instead of ${count}. Review the list and try again.`,
    );
  return { planned, stale: [], missing: [] };
}

async function findNamed(items: { id: string; version: number }[]) {
  const meant = new Map(items.map(({ id, version }) => [id, version]));
  const ids = [...meant.keys()];
  const records = await Media.find({ _id: mongoose.trusted({ $in: ids }) }).lean<MediaRecord[]>();
  // In the order in which they were named.
  const found = ids.flatMap((id) => records.filter(({ _id }) => _id === id));
  const planned = found.filter(({ _id, version }) => meant.get(_id) === version);
  return {
    planned,
    stale: found.filter((record) => !planned.includes(record)).map(({ _id }) => _id),
    missing: ids.filter((id) => !found.some(({ _id }) => _id === id)),
  };
}
