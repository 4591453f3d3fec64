import type { ScanToolName } from './contract';

interface Grade {
  label: string;
  /** Lowest score of the grade. */
  from: number;
}

/** Grades of each tool, lowest first. */
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

/** Grade of a score; empty for null. */
export const getGrade = (tool: ScanToolName, score: number | null): string =>
  score === null ? '' : (grades[tool].findLast(({ from }) => score >= from)?.label ?? 'F');
