import { type PastDays, pastDaysOptions } from '@site/api/leads/enquiries/contract';
import { useSearchParams } from 'react-router-dom';

/** The period of the figures, which the URL holds so that it can be shared. */
export function usePastDays() {
  const [search, setSearch] = useSearchParams();
  const past = pastDaysOptions.find(({ value }) => value === search.get('past'))?.value ?? DEFAULT;
  const choose = (value: string) => setSearch(value === DEFAULT ? {} : { past: value }, { replace: true });
  return { past, choose };
}

const DEFAULT: PastDays = '30';

/** The query string of the same period in analytics. */
export function analyticsQuery(past: PastDays, { from, to }: { from: string; to: string }): URLSearchParams {
  if (past === '7') return new URLSearchParams({ period: 'week' });
  if (past === '30') return new URLSearchParams();
  return new URLSearchParams({ period: 'custom', from, to });
}
