import { type BookingState, bookingStateOptions } from '@site/api/bookings/management/contract';

/** Shows the state of a booking. */
export function BookingStateBadge({ state }: { state: BookingState }) {
  const label = bookingStateOptions.find(({ value }) => value === state)?.label ?? state;
  return <span className={MARKS[state]}>{label}</span>;
}

const MARKS: Record<BookingState, string> = { confirmed: 'ok', held: 'held', canceled: 'mu', no_show: 'no' };
