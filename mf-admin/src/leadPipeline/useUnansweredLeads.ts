import { useListLeadsQuery } from './leadsApi';

/** How many leads nobody has answered yet, those in quarantine with them: each of these may be genuine. */
export function useUnansweredLeads() {
  const { data } = useListLeadsQuery({ query: { limit: '1' } });
  const { counts, atLeast = [] } = data ?? {};
  const count = (counts?.new ?? 0) + (counts?.quarantined ?? 0);
  const isMore = atLeast.includes('new') || atLeast.includes('quarantined');
  return { count, isMore, label: counts?.quarantined ? 'new or in quarantine' : 'new' };
}
