import { type Assessment, type Band, WORTH } from './Assessment';

/** What the answers come to. */
export interface Score {
  /** 0 to 100, whole. */
  score: number;
  /** In the order of the assessment, each 0 to 100, whole. */
  domains: number[];
  /** What each question brought, in hundredths of a point. */
  earned: number[];
  band: Band;
  /** Set where critical answers keep it from the band that the score alone would have. */
  capped?: { from: Band; reasons: string[] };
}

/**
 * The score of the answers, one for each question, 1 to 5. Counted in whole hundredths of a point and rounded once, half
 * up, so that every machine comes to the same.
 */
export function scoreOf(assessment: Assessment, answers: readonly number[]): Score {
  const { questions, domains } = assessment;
  const earned = questions.map(({ points }, index) => points * worthOf(answers[index]));
  const of = (domain: string) => sum(earned.filter((_, index) => questions[index]?.domain === domain));
  const score = Math.round(sum(earned) / 100);
  return {
    score,
    domains: domains.map(({ id, weight }) => Math.round(of(id) / weight)),
    earned,
    ...banded(assessment, score, reasonsIn(assessment, answers)),
  };
}

export const worthOf = (answer = 1): number => WORTH[answer - 1] ?? 0;

function banded(
  { bands, cap }: Assessment,
  score: number,
  reasons: string[],
): Pick<Score, 'band' | 'capped'> {
  const from = bands.findLast((band) => score >= band.from) as Band;
  const limit = bands.find(({ label }) => label === cap);
  if (!limit || !reasons.length || from.from <= limit.from) return { band: from };
  return { band: limit, capped: { from, reasons } };
}

const reasonsIn = ({ questions }: Assessment, answers: readonly number[]) =>
  questions.flatMap(({ critical }, index) => (critical && answers[index] === 1 ? [critical] : []));

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
