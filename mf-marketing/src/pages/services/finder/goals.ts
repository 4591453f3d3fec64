import type { IndustryServiceSlug, ServiceSlug } from '@site/shell/paths';
import type { Goal } from '../content/Outline';

/** The visitor goals offered by the index, in the order of the contact form's challenges. */
export const GOALS: { goal: Goal; label: string }[] = [
  { goal: 'security', label: 'Security' },
  { goal: 'reliability', label: 'Reliability' },
  { goal: 'costs', label: 'Costs' },
  { goal: 'growth', label: 'Growth' },
  { goal: 'compliance', label: 'Compliance' },
  { goal: 'expertise', label: 'Expertise' },
];

/** The goals of each service, from the statements on its page, available without loading the page's texts. */
export const serviceGoals: Record<ServiceSlug, Goal[]> = {
  'service-desk': ['reliability', 'expertise'],
  'solution-packages': ['reliability', 'costs', 'growth'],
  'enterprise-productivity-tools': ['security', 'reliability', 'costs'],
  'data-migrations': ['reliability', 'growth', 'expertise'],
  pcaas: ['security', 'reliability', 'costs'],
  'project-management': ['reliability', 'growth', 'expertise'],
  cybersecurity: ['security', 'compliance', 'expertise'],
  'security-awareness-training': ['security', 'compliance'],
  'cybersecurity-risk-assessment': ['security', 'compliance', 'expertise'],
  'it-advisory': ['costs', 'growth', 'expertise'],
  'it-talent-acquisition': ['costs', 'growth', 'expertise'],
  'it-leadership-training': ['costs', 'growth', 'expertise'],
  'itil-strategy-development': ['reliability', 'costs', 'growth'],
  'it-service-management-assessment': ['reliability', 'costs', 'expertise'],
  'technology-maturity-assessment': ['costs', 'growth', 'expertise'],
};

export const industryServiceGoals: Record<IndustryServiceSlug, Goal[]> = {
  'workstation-support': ['security', 'reliability'],
  'identity-security': ['security', 'compliance'],
  'endpoint-threat-protection': ['security', 'compliance'],
  'security-awareness-training': ['security', 'compliance', 'expertise'],
  'live-monitoring-soc': ['security', 'compliance', 'expertise'],
  'patch-update-management': ['security', 'reliability', 'compliance'],
  'asset-management': ['reliability', 'costs', 'compliance'],
  'device-lifecycle': ['costs', 'growth', 'compliance'],
  'software-training': ['costs', 'growth', 'expertise'],
};
