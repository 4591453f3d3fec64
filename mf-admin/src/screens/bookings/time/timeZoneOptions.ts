/** The time zones of the United States, then all others that the browser knows. */
export function timeZoneOptions(): { value: string; label: string }[] {
  const others = Intl.supportedValuesOf('timeZone').filter(
    (zone) => !DOMESTIC.some(({ value }) => value === zone),
  );
  return [...DOMESTIC, ...others.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))];
}

const DOMESTIC = [
  { value: 'America/New_York', label: 'Eastern Time' },
  { value: 'America/Chicago', label: 'Central Time' },
  { value: 'America/Denver', label: 'Mountain Time' },
  { value: 'America/Phoenix', label: 'Arizona Time' },
  { value: 'America/Los_Angeles', label: 'Pacific Time' },
  { value: 'America/Anchorage', label: 'Alaska Time' },
  { value: 'Pacific/Honolulu', label: 'Hawaii Time' },
];
