import { leastForEstimate, type Range, type UncountedEstimate } from './contract';

type Counts = Pick<
  UncountedEstimate,
  'visitors' | 'accepted' | 'declined' | 'enquiries' | 'countedEnquiries'
>;

/**
 * The share of visitors that are not counted.
 *
 * Cookie choices: at least the browsers that declined in the period, once each; at most as many as if all visitors
 * declined as often as those who chose.
 *
 * Enquiries: a browser reports each one to analytics, so those that arrived without a report show what declining,
 * blockers and errors hide, as a 95 % interval (Wilson).
 */
export function estimateUncounted(
  counts: Counts,
): Pick<UncountedEstimate, 'byChoices' | 'byEnquiries' | 'range'> {
  const { visitors, accepted, declined, enquiries, countedEnquiries } = counts;
  const choices = accepted + declined;
  const byChoices =
    choices < leastForEstimate
      ? null
      : inOrder({ low: declined / (visitors + declined || 1), high: declined / choices });
  const missing = Math.max(0, enquiries - countedEnquiries);
  const byEnquiries = enquiries < leastForEstimate ? null : wilsonInterval(missing, enquiries);
  const known = [byChoices, byEnquiries].filter((range) => range !== null);
  const range = known.length
    ? {
        low: Math.min(...known.map(({ low }) => low)),
        high: Math.max(...known.map(({ high }) => high)),
      }
    : null;
  return { byChoices, byEnquiries, range };
}

const inOrder = ({ low, high }: Range): Range => ({ low: Math.min(low, high), high: Math.max(low, high) });

/** The normal quantile of a 95 % interval. */
const z = 1.96;

/** The confidence interval of the share `count` of `of`. */
function wilsonInterval(count: number, of: number): Range {
  const share = count / of;
  const center = share + (z * z) / (2 * of);
  const width = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  return { low: Math.max(0, (center - width) / scale), high: Math.min(1, (center + width) / scale) };
}
