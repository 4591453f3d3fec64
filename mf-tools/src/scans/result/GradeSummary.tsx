import type { ReactNode } from 'react';
import { GradeSummaryStyles } from './GradeSummaryStyles';

/** The verdict on a domain: its grade on a ruler, and beside it in one line what that means. */
export function GradeSummary({ of, grades, children }: GradeSummaryProps) {
  const { shownAs, grade, score, answered, planned, meaning, headline, summary } = of;
  return (
    <GradeSummaryStyles>
      <div className="grade-part">
        <h2>{shownAs}</h2>
        <div className="grade">
          <b aria-hidden={grade ? undefined : true}>{grade || '?'}</b>
          <span>
            {score === null ? 'No grade' : `${score} of 100`}
            <br />
            {answered} of {planned} checks
            <br />
            answered
          </span>
        </div>
        <ol className="ruler" aria-hidden="true">
          {grades.map((one) => (
            <li key={one} className={grade.startsWith(one) && isFull(grade, one) ? 'is-here' : undefined}>
              {one}
            </li>
          ))}
        </ol>
        <p>{meaning}</p>
      </div>
      <div className="words-part">
        <h2>{headline}</h2>
        <p>{summary}</p>
        {children}
      </div>
    </GradeSummaryStyles>
  );
}

/** `A−` stands at A, `A+` where the ruler has it. */
const isFull = (grade: string, one: string) => one === grade || (one.length === 1 && grade !== 'A+');

interface GradeSummaryProps {
  of: {
    shownAs: string;
    grade: string;
    score: number | null;
    answered: number;
    planned: number;
    meaning: string;
    headline: string;
    summary: string;
  };
  /** The ruler's marks, the best first. */
  grades: readonly string[];
  children?: ReactNode;
}
