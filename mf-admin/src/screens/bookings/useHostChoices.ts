import { useGetBookingOptionsQuery } from './bookingsApi';

/** The hosts to filter by, and bookings without one. */
export function useHostChoices() {
  const { data } = useGetBookingOptionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const hosts = data?.hosts ?? [];
  return [...hosts.map(({ id, name }) => ({ value: id, label: name })), { value: 'none', label: 'no host' }];
}
