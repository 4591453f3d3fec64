import { readStorageJson, writeStorage } from '@site/shell/kit';
import { createSecret } from '../../../results/sharing/createSecret';
import type { StoredShare } from '../../../results/sharing/SharePanel';

/** What this browser remembers of an assessment: for whoever closes it in the middle, or comes back to the result. */
export interface StoredAnswers {
  /** Of the questions. */
  version: string;
  /** 1 to 5 for each question, 0 where there is none yet. */
  answers: number[];
  /** The question one was at; past the last one is the result. */
  at: number;
  /** Proves that the result is this browser's. */
  secret: string;
  /** Links to this result, and to those that were answered before it. */
  shares: StoredShare[];
  /** When it was touched last, in milliseconds since 1970. */
  touchedAt: number;
}

const MAX_AGE_MS = 90 * 86_400_000;
const storageKey = (slug: string) => `assessment:${slug}`;

/** Undefined where nothing is kept, it is of other questions, older than ninety days, or not to be read. */
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
  // Nobody is past a question without an answer.
  const open = answers.indexOf(0);
  return {
    ...(stored as StoredAnswers),
    shares: (shares ?? []).filter(isActive),
    at: Math.max(0, Math.min(at, open < 0 ? questions : open)),
  };
}

/** As far as can be told without the questions: how many are behind one. */
export function storedPosition(slug: string): number {
  const stored = readStorageJson(storageKey(slug)) as Partial<StoredAnswers> | null;
  const isBegun = Array.isArray(stored?.answers) && stored.answers.some(Boolean) && isFresh(stored);
  return isBegun && typeof stored.at === 'number' ? stored.at : 0;
}

/** A link that has not come to its day. */
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
