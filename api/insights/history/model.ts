import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { countNames } from '../visits/countVisits';
import type { Combination } from '../visits/dimensions';
import { rollupSeconds, type VisitRollupRecord } from '../visits/model';
import type { HistorySource } from './contract';

/** A count of `VisitCounts`. */
export type CountName = (typeof countNames)[number];

export interface HistoryImportRecord {
  _id: string;
  source: HistorySource;
  /** The first and last imported day. */
  from: string;
  to: string;
  days: number;
  visitors: number;
  at: Date;
  by: string;
  /** What it holds for each of its days, and the counts that are not known for all of them. */
  combinations: { name: Combination; missing: CountName[] }[];
  /** The last day; the record expires with its figures. */
  date: Date;
}

const text = { type: String, required: true } as const;

const historyImport = new Schema<HistoryImportRecord>(
  {
    _id: { type: String, default: newId },
    source: text,
    from: text,
    to: text,
    days: Number,
    visitors: Number,
    at: { type: Date, required: true },
    by: text,
    combinations: [new Schema({ name: String, missing: [String] }, { _id: false })],
    date: { type: Date, required: true },
  },
  { versionKey: false },
);
historyImport.index({ at: -1 });
historyImport.index({ date: 1 }, { expireAfterSeconds: rollupSeconds });

export const HistoryImportModel = model<HistoryImportRecord>(
  'HistoryImport',
  historyImport,
  'historyImports',
);

/** Imported counts of a combination on one day, or in one month of the same import. */
export interface HistoryRollupRecord extends VisitRollupRecord {
  importId: string;
}

const rollup = new Schema<HistoryRollupRecord>(
  {
    // A day has the same id in every import, so that none can add it twice.
    _id: text,
    importId: text,
    bucket: text,
    at: text,
    combination: text,
    rows: { type: Schema.Types.Mixed as never, required: true },
    date: { type: Date, required: true },
  },
  { versionKey: false },
);
rollup.index({ importId: 1, combination: 1, bucket: 1, at: 1 });
rollup.index({ date: 1 }, { expireAfterSeconds: rollupSeconds });

/** Imported figures, apart from what this site counted, stored for as long. */
export const HistoryRollup = model<HistoryRollupRecord>('HistoryRollup', rollup, 'historyRollups');
