import type { Assessment } from '@site/api/tools/assessments/Assessment';
import { useState } from 'react';
import type { StoredShare } from '../../../results/sharing/SharePanel';
import { emptyAnswers, readStoredAnswers, type StoredAnswers, storeAnswers } from './storedAnswers';

/** State of a visitor in an assessment. Saves every answer at once. */
export function useAnswers({ slug, version, questions }: Assessment): Answers {
  const [stored, setStored] = useState(
    () => readStoredAnswers(slug, questions.length, version) ?? emptyAnswers(questions.length, version),
  );
  const change = (changes: Partial<StoredAnswers>) => {
    const next = { ...stored, ...changes };
    setStored(next);
    storeAnswers(slug, next);
  };
  // Changed answers are a new submission. Links to earlier results remain and can be revoked here.
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
  /** Goes to the next question if this one is answered. */
  next: () => void;
  back: () => void;
  setShares: (shares: StoredShare[]) => void;
  /** Goes through the questions again with the current answers. */
  change: () => void;
  restart: () => void;
}
