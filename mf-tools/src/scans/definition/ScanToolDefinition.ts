import type { CheckState, ScanToolName } from '@site/api/tools/scans/contract';
import type { PageTexts } from '@site/shell/kit';
import type { ComponentType } from 'react';
import type { ScanController } from '../stream/useScan';

/** Texts, sample and result component of a scan tool. */
export interface ScanToolDefinition {
  tool: ScanToolName;
  page: PageTexts & { label: string };
  facts: { term: string; text: string }[];
  /** Whether DKIM selectors can be entered. */
  acceptsSelectors?: boolean;
  /** The grades on its scale, best first. */
  grades: readonly string[];
  /** What it checks, in order. */
  checks: readonly { check: string; title: string; weight: number; text: string }[];
  unit: string;
  sample: Sample;
  loadResult: () => Promise<{ Result: ComponentType<ScanResultProps> }>;
}

/** A check with its weight and earned points, of a finding or of the sample. */
export interface WeightedCheck {
  check: string;
  title: string;
  state: CheckState;
  earned: number;
  weight: number;
}

/** The sample result shown before the first scan. */
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
