import { readStorageJson, writeStorage } from '@site/shell/kit';
import { createSecret } from '../../../results/sharing/createSecret';
import type { StoredShare } from '../../../results/sharing/SharePanel';

/** Answers stored in this browser, for resuming and for returning to the result. */
export interface StoredAnswers {
  /** Version of the assessment. */
  version: string;
  /** 1 to 5 for each question; 0 if unanswered. */
  answers: number[];
  /** Index of the current question; the number of questions for the result. */
  at: number;
  /** Proves ownership of the result. */
  secret: string;
  /** Share links of this and earlier results. */
  shares: StoredShare[];
  /** Last change, in ms since 1970. */
  touchedAt: number;
}

const MAX_AGE_MS = 90 * 86_400_000;
const storageKey = (slug: string) => `assessment:${slug}`;

/** Undefined if nothing is stored, or it is invalid, outdated or older than ninety days. */
export function readStoredAnswers(
  slug: string,
  questions: number,
  version: string,
): StoredAnswers | undefined {
  const stored = readStorageJson(storageKey(slug)) as Partial<StoredAnswers> | null;
  const isValid =
    stored?.version === version &&
    Array.isArray(stored.answers) &&
    stored.answers.length === questions &&
    stored.answers.every((answer) => Number.isInteger(answer) && answer >= 0 && answer <= 5) &&
    typeof stored.at === 'number' &&
    typeof stored.secret === 'string' &&
    Array.isArray(stored.shares ?? []);
  if (!isValid || !isFresh(stored)) {
    writeStorage(storageKey(slug), null);
    return undefined;
  }
  const { answers, at, shares } = stored as StoredAnswers;
  // The position cannot be past an unanswered question.
  const open = answers.indexOf(0);
  return {
    ...(stored as StoredAnswers),
    shares: (shares ?? []).filter(isActive),
    at: Math.max(0, Math.min(at, open < 0 ? questions : open)),
  };
}

/** Number of completed questions, as far as known without the definition. */
export function storedPosition(slug: string): number {
  const stored = readStorageJson(storageKey(slug)) as Partial<StoredAnswers> | null;
  const isBegun = Array.isArray(stored?.answers) && stored.answers.some(Boolean) && isFresh(stored);
  return isBegun && typeof stored.at === 'number' ? stored.at : 0;
}

/** Whether a link has not expired. */
const isActive = ({ expiresAt }: StoredShare) => Date.parse(expiresAt) > Date.now();

const isFresh = ({ touchedAt }: Partial<StoredAnswers>) => Date.now() - (touchedAt ?? 0) <= MAX_AGE_MS;

export function storeAnswers(slug: string, stored: StoredAnswers): void {
  writeStorage(storageKey(slug), JSON.stringify({ ...stored, touchedAt: Date.now() }));
}

export const emptyAnswers = (questions: number, version: string): StoredAnswers => ({
  version,
  answers: Array.from({ length: questions }, () => 0),
  at: 0,
  secret: createSecret(),
  shares: [],
  touchedAt: Date.now(),
});
