import { buildReport } from '../assessments/buildReport';
import { findAssessment } from '../assessments/findAssessment';
import { Submission, type SubmissionRecord } from '../assessments/model';
import type { Report } from '../reports/contract';
import { ToolScan, type ToolScanRecord, unshare } from '../scans/model';
import { toReport } from '../scans/toReport';
import type { ShareKind } from './contract';

/** A kind of result that can be shared. */
interface Subject {
  /** Whether the result was created with this secret. */
  isOwned: (id: string, secretHash: string) => Promise<boolean>;
  /** The report as others may see it; null if it was deleted. */
  readReport: (id: string) => Promise<Report | null>;
  /** Called after revocation, to delete data stored only for sharing. */
  unshared?: (id: string) => Promise<unknown>;
}

/** One entry per kind of result. */
export const shareSubjects: Record<ShareKind, Subject> = {
  assessment: {
    isOwned: async (_id, secretHash) => Boolean(await Submission.exists({ _id, secretHash })),
    readReport: async (_id) => {
      const record = await Submission.findOne({ _id }).lean<SubmissionRecord>();
      const assessment = record && findAssessment(record.slug, record.version);
      if (!assessment) return null;
      return buildReport({ assessment, answers: record.answers, drawnAt: record.createdAt, isOwn: false });
    },
  },
  scan: {
    isOwned: async (_id, secretHash) => Boolean(await ToolScan.exists({ _id, secretHash })),
    readReport: async (_id) => {
      const record = await ToolScan.findOne({ _id }).lean<ToolScanRecord>();
      return record?.report ? toReport(JSON.parse(record.report)) : null;
    },
    unshared: unshare,
  },
};
