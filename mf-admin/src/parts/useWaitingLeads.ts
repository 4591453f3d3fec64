import { useListLeadsQuery } from './leadsApi';

/** How many leads nobody has answered yet. */
export function useWaitingLeads() {
  const { data } = useListLeadsQuery({ query: { limit: '1' } });
  return { count: data?.counts.new ?? 0, isMore: data?.atLeast.includes('new'), word: 'new' };
}
