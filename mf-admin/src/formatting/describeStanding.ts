import type { VariantFigures } from '@site/api/insights/variants/contract';

type Arm = Omit<VariantFigures['variants'][number], 'reached'>;

/** The current verdict on a variant compared with the page. */
export const describeStanding = (arm: Arm) =>
  ['leads', 'trails'].includes(arm.standing)
    ? `${nameOf(arm)} ${describeVerdict(arm)}`
    : describeVerdict(arm);

/** The same after the name of the variant. */
export function describeVerdict(arm: Arm): string {
  const { standing, from, to, visitors } = arm;
  if (standing === 'leads') return `leads by ${points(from)} to ${points(to)} points`;
  if (standing === 'trails') return `trails by ${points(-to)} to ${points(-from)} points`;
  if (!visitors) return 'Not enough data yet';
  return `Not enough data yet: ${nameOf(arm)} may be up to ${points(-from)} points behind or ${points(to)} ahead`;
}

const nameOf = ({ variant }: Arm) => variant.toUpperCase();
const points = (share: number) => (100 * share).toFixed(1);
