import { type IndustrySlug, industries, paths, type ServiceSlug, services } from '@site/shell/paths';
import type { Topic } from './EnquirySection';

const SERVICES: Partial<Record<ServiceSlug, Topic['service']>> = {
  'enterprise-productivity-tools': 'cloud_infrastructure',
  'data-migrations': 'cloud_infrastructure',
  pcaas: 'patch_management',
  cybersecurity: 'cybersecurity',
  'cybersecurity-risk-assessment': 'cybersecurity',
  'security-awareness-training': 'cybersecurity',
  'it-advisory': 'consultation',
  'it-leadership-training': 'consultation',
  'it-talent-acquisition': 'consultation',
  'project-management': 'consultation',
  'itil-strategy-development': 'consultation',
  'it-service-management-assessment': 'consultation',
  'technology-maturity-assessment': 'consultation',
};

const CHALLENGES: Partial<Record<Topic['service'], Topic['challenge']>> = {
  cybersecurity: 'security',
  managed_it: 'reliability',
  patch_management: 'reliability',
  cloud_infrastructure: 'growth',
  consultation: 'expertise',
};

/** Industries with laws about data protection. */
const REGULATED: IndustrySlug[] = ['legal', 'accounting-finance', 'healthcare', 'auto-sales-service'];

/** The preselected service and challenge for a page about a service or an industry. Other pages select managed IT. */
export function topicOf(path: string | undefined): Topic {
  const slug = services.find((one) => paths.service(one.slug) === path)?.slug;
  const service = (slug && SERVICES[slug]) ?? 'managed_it';
  const industry = industries.find((one) => paths.industry(one.slug) === path)?.slug;
  if (industry) return { service, challenge: REGULATED.includes(industry) ? 'compliance' : 'reliability' };
  return { service, challenge: slug ? (CHALLENGES[service] ?? 'other') : 'other' };
}
