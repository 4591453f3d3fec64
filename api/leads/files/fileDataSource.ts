import mongoose from 'mongoose';
import { Enquiry } from '../enquiries/model';
import { deleteFiles } from './deleteFiles';
import { AnswerFileContent, AnswerFileModel } from './model';

/** The contents that one export holds; further files are named only. */
const MOST_BYTES = 20_000_000;

const of = (emails: string[]) => ({ emailNorm: mongoose.trusted({ $in: emails }) });

/** The files that a person sent with forms, for exports and erasures. */
export const fileDataSource = {
  title: 'Files',
  find: async (emails: string[], limit: number): Promise<object[]> => {
    const found = await AnswerFileModel.find(of(emails)).sort({ createdAt: -1 }).limit(limit).lean();
    const leads = await Enquiry.find(
      { _id: mongoose.trusted({ $in: found.map(({ leadId }) => leadId) }) },
      { reference: 1 },
    ).lean();
    const references = new Map(leads.map(({ _id, reference }) => [_id, reference]));
    let left = MOST_BYTES;
    const records: object[] = [];
    for (const { _id, name, mime, bytes, leadId, createdAt } of found) {
      const isIncluded = bytes <= left;
      if (isIncluded) left -= bytes;
      const content = isIncluded
        ? await contentOf(_id, mime)
        : 'Too large for this export. Download it from the lead.';
      records.push({ name, type: mime, bytes, lead: references.get(leadId ?? ''), createdAt, content });
    }
    return records;
  },
  erase: async (emails: string[]) => ({
    count: (await deleteFiles(of(emails))).deletedCount,
    auditIds: [],
  }),
};

/** A content as a data URL, which browsers save as the file. */
async function contentOf(id: string, mime: string): Promise<string> {
  const stored = await AnswerFileContent.findById(id);
  return stored ? `data:${mime};base64,${stored.content.toString('base64')}` : '';
}
