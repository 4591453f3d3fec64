import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { CrawlerSettings } from './contract';

/** The crawler settings as a member saved them. */
export interface CrawlerRevisionRecord {
  _id: string;
  values: CrawlerSettings;
  /** The member's name; empty for the settings before the first saved version. */
  by: string;
  at: Date;
}

const schema = new Schema<CrawlerRevisionRecord>(
  {
    _id: { type: String, default: newId },
    values: {
      type: new Schema(
        {
          allowsAiTraining: Boolean,
          allowsAiAnswers: Boolean,
          robotsRules: String,
          hasLlmsFile: Boolean,
          usesIndexNow: Boolean,
        },
        { _id: false },
      ),
      required: true,
    },
    by: { type: String, default: '' },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ at: -1, _id: -1 });
export const CrawlerRevision = model<CrawlerRevisionRecord>('CrawlerRevision', schema, 'crawlerRevisions');
