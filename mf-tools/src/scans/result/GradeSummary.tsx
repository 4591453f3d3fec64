import type { ReactNode } from 'react';
import { GradeSummaryStyles } from './GradeSummaryStyles';

/** The verdict on a domain: its grade on a ruler, and beside it in one line what that means. */
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

/** `A−` stands at A, `A+` where the ruler has it. */
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
  /** The ruler's marks, the best first. */
  grades: readonly string[];
  children?: ReactNode;
}
