import { assessmentOf } from '../assessments/assessments';
import { Submission, type SubmissionRecord } from '../assessments/model';
import { sheetOf } from '../assessments/reportOf';
import type { Sheet } from '../reports/contract';
import { ToolScan, type ToolScanRecord, unshare } from '../scans/model';
import { sheetOfScan } from '../scans/scanReport';
import type { ShareKind } from './contract';

/** Something whose sheet can be shown to others. */
interface Subject {
  /** Whether the browser that holds this secret made it. */
  isOwned: (id: string, secretHash: string) => Promise<boolean>;
  /** The sheet as others may see it; null where it is gone. */
  sheet: (id: string) => Promise<Sheet | null>;
  /** Called once nobody can see it any more: takes away what was kept for its being shared alone. */
  unshared?: (id: string) => Promise<unknown>;
}

/** Every kind of result that can be shared, one entry each. */
export const subjects: Record<ShareKind, Subject> = {
  assessment: {
    isOwned: async (_id, secretHash) => Boolean(await Submission.exists({ _id, secretHash })),
    sheet: async (_id) => {
      const kept = await Submission.findOne({ _id }).lean<SubmissionRecord>();
      const assessment = kept && assessmentOf(kept.slug, kept.version);
      if (!assessment) return null;
      return sheetOf({ assessment, answers: kept.answers, drawnAt: kept.createdAt, isOwn: false });
    },
  },
  scan: {
    isOwned: async (_id, secretHash) => Boolean(await ToolScan.exists({ _id, secretHash })),
    sheet: async (_id) => {
      const kept = await ToolScan.findOne({ _id }).lean<ToolScanRecord>();
      return kept?.report ? sheetOfScan(JSON.parse(kept.report)) : null;
    },
    unshared: unshare,
  },
};
