import { ProviderError } from '../../platform/providers/ProviderError';
import type { BusyTime } from '../busyCalendars/model';

/**
 * A busy time by the milliseconds of its ends. Throws a `ProviderError` where one is not a time: without it, the time
 * would count as free.
 */
export function toBusyTime(label: string, from: number, to: number): BusyTime {
  const time = { from: new Date(from), to: new Date(to) };
  if (Number.isNaN(time.from.getTime()) || Number.isNaN(time.to.getTime()))
    throw new ProviderError('unavailable', `${label}’s response can’t be read.`);
  return time;
}
