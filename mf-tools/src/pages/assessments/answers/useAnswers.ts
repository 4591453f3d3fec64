import type { Assessment } from '@site/api/Assessment';
import { useState } from 'react';
import type { StoredShare } from '../../../results/sharing/SharePanel';
import { emptyAnswers, readStoredAnswers, type StoredAnswers, storeAnswers } from './storedAnswers';

/** Where a visitor is in an assessment. Every answer is kept at once; going back loses none. */
export function useAnswers({ slug, version, questions }: Assessment): Answers {
  const [kept, setKept] = useState(
    () => readStoredAnswers(slug, questions.length, version) ?? emptyAnswers(questions.length, version),
  );
  const change = (part: Partial<StoredAnswers>) => {
    const next = { ...kept, ...part };
    setKept(next);
    storeAnswers(slug, next);
  };
  // Other answers are another submission. What links to the earlier one show stays, and they can be ended from here.
  const anew = () => ({ ...emptyAnswers(questions.length, version), shares: kept.shares });
  const go = (at: number) => change({ at: Math.max(0, Math.min(at, questions.length)) });
  return {
    ...kept,
    isDone: kept.at >= questions.length,
    answer: (answer) => change({ answers: kept.answers.with(kept.at, answer) }),
    next: () => kept.answers[kept.at] && go(kept.at + 1),
    back: () => go(kept.at - 1),
    keepShares: (shares) => change({ shares }),
    change: () => change({ ...anew(), answers: kept.answers }),
    restart: () => change(anew()),
  };
}

export interface Answers extends StoredAnswers {
  isDone: boolean;
  answer: (answer: number) => void;
  /** To the next question, once this one has an answer. */
  next: () => void;
  back: () => void;
  keepShares: (shares: StoredShare[]) => void;
  /** Through the questions once more, with the answers that there are. */
  change: () => void;
  restart: () => void;
}
