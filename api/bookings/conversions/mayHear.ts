import type { Settings } from '../../settings/contract';

/** Whether the advertising account is to hear of a conversion, by the owner's policy and whether its visit was paid for. */
export function mayHear(policy: Settings['adsPolicy'], isPaid: boolean): boolean {
  return policy === 'all' || (policy === 'paid') === isPaid;
}
