import type { ReactNode } from 'react';
import { GradeSummaryStyles } from './GradeSummaryStyles';

/** The grade on a scale, with its meaning. */
export function GradeSummary({ result, grades, children }: GradeSummaryProps) {
  const { shownAs, grade, score, answered, planned, meaning, headline, summary } = result;
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
          {grades.map((mark) => (
            <li key={mark} className={grade.startsWith(mark) && matches(grade, mark) ? 'is-here' : undefined}>
              {mark}
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

/** `A−` is shown at A; `A+` has its own mark if the scale has one. */
const matches = (grade: string, mark: string) => mark === grade || (mark.length === 1 && grade !== 'A+');

interface GradeSummaryProps {
  result: {
    shownAs: string;
    grade: string;
    score: number | null;
    answered: number;
    planned: number;
    meaning: string;
    headline: string;
    summary: string;
  };
  /** Marks of the scale, best first. */
  grades: readonly string[];
  children?: ReactNode;
}
