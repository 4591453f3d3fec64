import { detectTrafficSource } from '@site/api/insights/origin/trafficSource';
import { readTrafficSource, recordArrival, writeTrafficSource } from '../../kit';

/** Stores the traffic source of this visit: the first one, replaced only by a later arrival that is not direct. */
export function recordTrafficSource(address: URL, referrer: string): void {
  const arrival = detectTrafficSource(address, referrer);
  recordArrival(arrival);
  if (readTrafficSource() && arrival.class === 'direct') return;
  const { source, medium, campaign, isPaid, gclid } = arrival;
  writeTrafficSource({ source, medium, campaign, isPaid, gclid });
}
