import type { PageVitals } from '@site/api/seo/pageInventory/contract';

const RATINGS = { good: 'good', fair: 'needs improvement', poor: 'poor' } as const;

/** The core web vitals as facts; one fact says that there are none. */
export function describeVitals({ route, metrics }: PageVitals): { name: string; value: string }[] {
  if (!metrics.length) return [{ name: 'Web vitals in 28 days', value: 'Not measured' }];
  const scope = /[:*]/.test(route) ? `, all of ${route}` : '';
  return metrics.map(({ metric, p75, rating }) => ({
    name: `${metric} in 28 days`,
    value: `${format(metric, p75)}, ${RATINGS[rating]}${scope}`,
  }));
}

const format = (metric: string, p75: number) => {
  if (metric === 'CLS') return p75.toFixed(2);
  return p75 < 1000 ? `${Math.round(p75)} ms` : `${(p75 / 1000).toFixed(1)} s`;
};
