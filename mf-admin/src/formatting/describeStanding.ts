import type { VariantFigures } from '@site/api/insights/variants/contract';

type Arm = VariantFigures['variants'][number];

/** The current verdict on a variant compared with the page. */
export function describeStanding({ variant, standing, from, to, visitors }: Omit<Arm, 'reached'>): string {
  const name = variant.toUpperCase();
  if (standing === 'leads') return `${name} leads by ${points(from)} to ${points(to)} points`;
  if (standing === 'trails') return `${name} trails by ${points(-to)} to ${points(-from)} points`;
  if (!visitors) return 'Not enough data yet';
  return `Not enough data yet: ${name} may be up to ${points(-from)} points behind or ${points(to)} ahead`;
}

const points = (share: number) => (100 * share).toFixed(1);
