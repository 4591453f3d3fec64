import { ProviderError } from '../../platform/providers/ProviderError';
import type { BusyTime } from '../busyCalendars/model';

/** Busy times of one calendar. */
const mostTimes = 5000;

/** Throws a `ProviderError` for more busy times than a calendar may have. */
export function assertCount({ length }: BusyTime[]): void {
  if (length > mostTimes)
    throw new ProviderError(
      'refused',
      `The calendar has more than ${mostTimes.toLocaleString('en-US')} busy times.`,
    );
}
