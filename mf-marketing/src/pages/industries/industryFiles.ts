import type { IndustrySlug } from '@site/shell/paths';
import type { ContentFiles } from '../../innerPage/contentOf';
import type { Industry } from './content/Industry';

/** The content of each industry page. */
export const industryFiles: ContentFiles<IndustrySlug, Industry> = {
  'commercial-real-estate': () => import('./content/commercial-real-estate'),
  'architecture-engineering': () => import('./content/architecture-engineering'),
  legal: () => import('./content/legal'),
  'accounting-finance': () => import('./content/accounting-finance'),
  'construction-property-services': () => import('./content/construction-property-services'),
  'marketing-design': () => import('./content/marketing-design'),
  'auto-sales-service': () => import('./content/auto-sales-service'),
  'non-profit': () => import('./content/non-profit'),
  healthcare: () => import('./content/healthcare'),
};
