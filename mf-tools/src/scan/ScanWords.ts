import type { ScanToolName } from '@site/api/contract/scans';
import type { PageWords } from '@site/shell/kit';
import type { ComponentType } from 'react';
import type { Weighed } from './PointsBar';
import type { OnScan } from './useScan';

/** What one scanning tool says before it is used, and what shows its result. */
export interface ScanWords {
  tool: ScanToolName;
  page: PageWords & { label: string };
  facts: { term: string; says: string }[];
  /** Whether the names of DKIM keys can be given besides the domain. */
  takesSelectors?: boolean;
  /** The grades on its ruler, the best first. */
  grades: readonly string[];
  /** What it looks at, in the order of its checks. */
  checks: readonly { check: string; title: string; weight: number; text: string }[];
  unit: string;
  sample: Sample;
  loadResult: () => Promise<{ Result: ComponentType<ResultProps> }>;
}

/** A drawn sample of a result. */
export interface Sample {
  grade: string;
  score: number;
  meaning: string;
  headline: string;
  summary: string;
  checks: readonly Weighed[];
}

export interface ResultProps {
  scan: OnScan;
  words: ScanWords;
}
