import type { CheckState, ScanToolName } from '@site/api/tools/scans/contract';
import type { PageTexts } from '@site/shell/kit';
import type { ComponentType } from 'react';
import type { ScanController } from '../stream/useScan';

/** What one scanning tool says before it is used, and what shows its result. */
export interface ScanToolDefinition {
  tool: ScanToolName;
  page: PageTexts & { label: string };
  facts: { term: string; text: string }[];
  /** Whether the names of DKIM keys can be given besides the domain. */
  acceptsSelectors?: boolean;
  /** The grades on its ruler, the best first. */
  grades: readonly string[];
  /** What it looks at, in the order of its checks. */
  checks: readonly { check: string; title: string; weight: number; text: string }[];
  unit: string;
  sample: Sample;
  loadResult: () => Promise<{ Result: ComponentType<ScanResultProps> }>;
}

/** A check with its weight and the points earned: of a finding, or of the sample. */
export interface WeightedCheck {
  check: string;
  title: string;
  state: CheckState;
  earned: number;
  weight: number;
}

/** The sample of a result that is shown before the first scan. */
export interface Sample {
  grade: string;
  score: number;
  meaning: string;
  headline: string;
  summary: string;
  checks: readonly WeightedCheck[];
}

export interface ScanResultProps {
  scan: ScanController;
  definition: ScanToolDefinition;
}
