import type { VariantFigures, VariantName } from '../../insights/variants/contract';
import { Exposure } from '../../insights/variants/model';
import { getPageTest } from '../../insights/variants/pageTest';
import { type Arm, compareArms } from '../../insights/variants/sequentialTest';
import { LandingPage, type LandingPageRecord } from './model';

/** The accepted probability of a false result. */
const ALPHA = 0.05;

/** Visitors, conversions and verdict of each variant of a page, since its content last changed. */
export async function calculateVariantFigures(id: string): Promise<VariantFigures> {
  const page = await LandingPage.findOne({ _id: id, isDraft: false }).lean<LandingPageRecord>();
  const test = page && getPageTest(page);
  if (!test) return { since: null, variants: [] };
  const [arms, earliest] = await Promise.all([
    countExposures(test.run),
    Exposure.findOne({ run: test.run }).sort({ at: 1 }).select('at').lean(),
  ]);
  const armOf = (name: VariantName): Arm => arms.get(name) ?? { visitors: 0, reached: 0 };
  const alpha = ALPHA / Math.max(1, test.variants.length - 1);
  const variants = test.variants.map((variant) => {
    const arm = armOf(variant);
    const first = { standing: 'first' as const, from: 0, to: 0 };
    return { variant, ...arm, ...(variant === 'a' ? first : compareArms(armOf('a'), arm, alpha)) };
  });
  return { since: earliest?.at.toISOString() ?? null, variants };
}

async function countExposures(run: string): Promise<Map<VariantName, Arm>> {
  const counts = await Exposure.aggregate<{ _id: { variant: VariantName; reached: boolean }; count: number }>(
    [
      { $match: { run } },
      { $group: { _id: { variant: '$variant', reached: '$reached' }, count: { $sum: 1 } } },
    ],
  );
  const arms = new Map<VariantName, Arm>();
  for (const { _id, count } of counts) {
    const { visitors, reached } = arms.get(_id.variant) ?? { visitors: 0, reached: 0 };
    arms.set(_id.variant, { visitors: visitors + count, reached: reached + (_id.reached ? count : 0) });
  }
  return arms;
}
