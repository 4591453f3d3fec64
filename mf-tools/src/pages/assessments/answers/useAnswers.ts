import type { Assessment } from '@site/api/tools/assessments/Assessment';
import { useState } from 'react';
import type { StoredShare } from '../../../results/sharing/SharePanel';
import { emptyAnswers, readStoredAnswers, type StoredAnswers, storeAnswers } from './storedAnswers';

/** Where a visitor is in an assessment. Every answer is kept at once; going back loses none. */
export function useAnswers({ slug, version, questions }: Assessment): Answers {
  const [stored, setStored] = useState(
    () => readStoredAnswers(slug, questions.length, version) ?? emptyAnswers(questions.length, version),
  );
  const change = (changes: Partial<StoredAnswers>) => {
    const next = { ...stored, ...changes };
    setStored(next);
    storeAnswers(slug, next);
  };
  // Other answers are another submission. What links to the earlier one show stays, and they can be ended from here.
  const freshAnswers = () => ({ ...emptyAnswers(questions.length, version), shares: stored.shares });
  const moveTo = (at: number) => change({ at: Math.max(0, Math.min(at, questions.length)) });
  return {
    ...stored,
    isDone: stored.at >= questions.length,
    answer: (answer) => change({ answers: stored.answers.with(stored.at, answer) }),
    next: () => stored.answers[stored.at] && moveTo(stored.at + 1),
    back: () => moveTo(stored.at - 1),
    setShares: (shares) => change({ shares }),
    change: () => change({ ...freshAnswers(), answers: stored.answers }),
    restart: () => change(freshAnswers()),
  };
}

export interface Answers extends StoredAnswers {
  isDone: boolean;
  answer: (answer: number) => void;
  /** To the next question, once this one has an answer. */
  next: () => void;
  back: () => void;
  setShares: (shares: StoredShare[]) => void;
  /** Through the questions once more, with the answers that there are. */
  change: () => void;
  restart: () => void;
}
