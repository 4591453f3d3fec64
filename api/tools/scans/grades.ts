import type { ScanToolName } from './contract';

interface Grade {
  label: string;
  /** The score it begins at. */
  from: number;
}

/** The grades of each tool, from the lowest. */
export const grades: Record<ScanToolName, readonly Grade[]> = {
  'email-security': [
    { label: 'F', from: 0 },
    { label: 'D', from: 30 },
    { label: 'C', from: 50 },
    { label: 'B', from: 70 },
    { label: 'A', from: 90 },
    { label: 'A+', from: 100 },
  ],
  'domain-security': [
    { label: 'F', from: 0 },
    { label: 'D−', from: 25 },
    { label: 'D', from: 30 },
    { label: 'D+', from: 40 },
    { label: 'C−', from: 45 },
    { label: 'C', from: 50 },
    { label: 'C+', from: 60 },
    { label: 'B−', from: 65 },
    { label: 'B', from: 70 },
    { label: 'B+', from: 80 },
    { label: 'A−', from: 85 },
    { label: 'A', from: 90 },
    { label: 'A+', from: 100 },
  ],
};

/** What a score is called; empty without one. */
export const gradeOf = (tool: ScanToolName, score: number | null): string =>
  score === null ? '' : (grades[tool].findLast(({ from }) => score >= from)?.label ?? 'F');
