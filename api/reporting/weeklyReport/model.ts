import { model, Schema } from 'mongoose';
import type { AnomalyReport, ChangeReport } from '../../insights/changes/contract';
import type { Figures } from '../../insights/reports/contract';
import { type OutboxSource, outboxFields } from '../../platform/outbox/outboxEntries';
import type { TimelineEntry } from '../analyticsTimeline/contract';
import type { Outcome } from '../outcomes/contract';

interface ReportReaderRecord {
  /** The member's ID. */
  _id: string;
  /** The first report is that of the next week. */
  since: Date;
}

const reader = new Schema<ReportReaderRecord>(
  { _id: { type: String, required: true }, since: { type: Date, required: true } },
  { versionKey: false },
);

/** Members who get the weekly report. */
export const ReportReader = model<ReportReaderRecord>('ReportReader', reader, 'reportReaders');

/** What happened in a week, beside the week before. */
export interface WeeklyFigures {
  from: string;
  to: string;
  current: Figures;
  previous: Figures | null;
  outcomes: Outcome;
  previousOutcomes: Outcome;
  channels: { key: string; visitors: number; previousVisitors: number }[];
  change: ChangeReport;
  anomalies: AnomalyReport['items'];
  timeline: TimelineEntry[];
}

/** The report of a week for one member, stored with its email. */
export interface WeeklyReportRecord extends OutboxSource<'report'> {
  figures: WeeklyFigures;
}

const report = new Schema<WeeklyReportRecord>(
  { _id: { type: String, required: true }, figures: { type: Schema.Types.Mixed as never, required: true } },
  { timestamps: true, versionKey: false, minimize: false },
);
report.plugin(outboxFields);
report.index({ createdAt: 1 }, { expireAfterSeconds: 30 * 86_400 });

/** Reports by week and member; each at most once. */
export const WeeklyReport = model<WeeklyReportRecord>('WeeklyReport', report, 'weeklyReports');
