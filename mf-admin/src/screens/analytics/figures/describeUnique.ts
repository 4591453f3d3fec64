import type { Summary } from '@site/api/insights/reports/contract';
import { formatQuantity } from '../../../formatting/formatQuantity';

/** How many visitors who allowed analytics came in the period, each counted once. */
export function describeUnique(unique: Summary['uniqueVisitors']): string {
  if (!unique)
    return 'Unique visitors aren’t known for these filters: individual visits are stored for 30 days.';
  const visitors = formatQuantity({ one: 'unique visitor', many: 'unique visitors' }, unique.count);
  return `${unique.isEstimate ? 'About ' : ''}${visitors} among those who allowed analytics${unique.isEstimate ? ' (±3%)' : ''}.`;
}
