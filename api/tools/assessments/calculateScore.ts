import { ANSWER_PERCENT, type Assessment, type Band } from './Assessment';

/** The score of a set of answers. */
export interface Score {
  /** Integer from 0 to 100. */
  score: number;
  /** Scores per domain, integers from 0 to 100. */
  domains: number[];
  /** Points per question, in hundredths. */
  earned: number[];
  band: Band;
  /** Set if critical answers cap the band: the uncapped band and the reasons. */
  capped?: { from: Band; reasons: string[] };
}

/**
 * Calculates the score of the answers (1 to 5). Uses integer hundredths and rounds once, half up, so that every machine
 * gets the same result.
 */
export function calculateScore(assessment: Assessment, answers: readonly number[]): Score {
  const { questions, domains } = assessment;
  const earned = questions.map(({ points }, index) => points * getAnswerPercent(answers[index]));
  const earnedIn = (domain: string) => sum(earned.filter((_, index) => questions[index]?.domain === domain));
  const score = Math.round(sum(earned) / 100);
  return {
    score,
    domains: domains.map(({ id, weight }) => Math.round(earnedIn(id) / weight)),
    earned,
    ...findBand(assessment, score, findCapReasons(assessment, answers)),
  };
}

export const getAnswerPercent = (answer = 1): number => ANSWER_PERCENT[answer - 1] ?? 0;

function findBand(
  { bands, cap }: Assessment,
  score: number,
  reasons: string[],
): Pick<Score, 'band' | 'capped'> {
  const from = bands.findLast((band) => score >= band.from) as Band;
  const limit = bands.find(({ label }) => label === cap);
  if (!limit || !reasons.length || from.from <= limit.from) return { band: from };
  return { band: limit, capped: { from, reasons } };
}

const findCapReasons = ({ questions }: Assessment, answers: readonly number[]) =>
  questions.flatMap(({ critical }, index) => (critical && answers[index] === 1 ? [critical] : []));

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
