import type { ServiceSlug } from '@site/shell/paths';

/** The services grouped by need. The first of each group is the most common start. */
export const GROUPS: { title: string; note: string; slugs: ServiceSlug[] }[] = [
  {
    title: 'Support',
    note: 'Keep your people working: help desk, devices, Microsoft 365 and migrations.',
    slugs: ['service-desk', 'solution-packages', 'enterprise-productivity-tools', 'data-migrations', 'pcaas'],
  },
  {
    title: 'Secure',
    note: 'Find your risks, close them, and know what to do in an incident.',
    slugs: ['cybersecurity', 'cybersecurity-risk-assessment'],
  },
  {
    title: 'Plan',
    note: 'Decide what to buy, fix and change, and get it done on time.',
    slugs: [
      'it-advisory',
      'technology-maturity-assessment',
      'it-service-management-assessment',
      'itil-strategy-development',
      'project-management',
      'it-talent-acquisition',
    ],
  },
  {
    title: 'Train',
    note: 'Teach your staff to spot attacks, and your IT leads to run IT as a service.',
    slugs: ['security-awareness-training', 'it-leadership-training'],
  },
];
