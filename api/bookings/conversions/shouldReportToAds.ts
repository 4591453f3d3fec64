import type { Settings } from '../../settings/contract';

/** Whether to report a conversion to the advertising account, by the owner's policy and whether the visit was paid. */
export function shouldReportToAds(policy: Settings['adsPolicy'], isPaid: boolean): boolean {
  return policy === 'all' || (policy === 'paid') === isPaid;
}
