import { type ServiceSlug, serviceAliases } from '@site/shell/paths';
import type { ContentFiles } from '../../innerPage/contentOf';
import type { Outline } from './content/Outline';

const services: ContentFiles<ServiceSlug, Outline<ServiceSlug>> = {
  'service-desk': () => import('./content/services/service-desk'),
  'solution-packages': () => import('./content/services/solution-packages'),
  'enterprise-productivity-tools': () => import('./content/services/enterprise-productivity-tools'),
  'data-migrations': () => import('./content/services/data-migrations'),
  pcaas: () => import('./content/services/pcaas'),
  'project-management': () => import('./content/services/project-management'),
  cybersecurity: () => import('./content/services/cybersecurity'),
  'security-awareness-training': () => import('./content/services/security-awareness-training'),
  'cybersecurity-risk-assessment': () => import('./content/services/cybersecurity-risk-assessment'),
  'it-advisory': () => import('./content/services/it-advisory'),
  'it-talent-acquisition': () => import('./content/services/it-talent-acquisition'),
  'it-leadership-training': () => import('./content/services/it-leadership-training'),
  'itil-strategy-development': () => import('./content/services/itil-strategy-development'),
  'it-service-management-assessment': () => import('./content/services/it-service-management-assessment'),
  'technology-maturity-assessment': () => import('./content/services/technology-maturity-assessment'),
};

/** The content of each service page, also by alias. */
export const serviceFiles: ContentFiles<string, Outline<ServiceSlug>> = {
  ...services,
  ...Object.fromEntries(Object.entries(serviceAliases).map(([alias, slug]) => [alias, services[slug]])),
};
