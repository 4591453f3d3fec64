import mongoose, { type QueryFilter } from 'mongoose';
import { Enquiry } from '../enquiries/model';
import { fileLimits } from './contract';
import { AnswerFileContent, AnswerFileModel, type AnswerFileRecord } from './model';

const minute = 60_000;
/** A form may be sent in the last moment, and storing it takes a while. */
const graceMs = 10 * minute;

/** Deletes files with their contents. Joins a running transaction. */
export async function deleteFiles(filter: QueryFilter<AnswerFileRecord>): Promise<{ deletedCount: number }> {
  const found = await AnswerFileModel.find(filter, { _id: 1 }).lean();
  const ids = { _id: mongoose.trusted({ $in: found.map(({ _id }) => _id) }) };
  await AnswerFileContent.deleteMany(ids);
  return AnswerFileModel.deleteMany(ids);
}

/** Deletes the files of leads that are deleted. */
export const deleteFilesOf = (leadIds: string[]) =>
  deleteFiles({ leadId: mongoose.trusted({ $in: leadIds }) });

/** Deletes files that were not sent within an hour, and those whose lead was not stored after all. */
export async function deleteUnsentFiles(now = Date.now()): Promise<void> {
  const before = mongoose.trusted({ $lt: new Date(now - fileLimits.minutes * minute - graceMs) });
  await deleteFiles({ leadId: null, createdAt: before });
  const claimed = await AnswerFileModel.find({ claimedAt: before }, { leadId: 1 }).lean();
  for (const { _id, leadId } of claimed) {
    if (await Enquiry.exists({ _id: leadId, 'answers.files.id': _id }))
      await AnswerFileModel.updateOne({ _id }, { $unset: { claimedAt: '' } });
    else await deleteFiles({ _id });
  }
}
