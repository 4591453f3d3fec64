import { useListLeadsQuery } from './leadsApi';

/** Counts the leads without a reply. Includes quarantined leads because they may be genuine. */
export function useUnansweredLeads() {
  const { data } = useListLeadsQuery({ query: { limit: '1' } });
  const { counts, atLeast = [] } = data ?? {};
  const count = (counts?.new ?? 0) + (counts?.quarantined ?? 0);
  const isMore = atLeast.includes('new') || atLeast.includes('quarantined');
  return { count, isMore, label: counts?.quarantined ? 'new or in quarantine' : 'new' };
}
