import type { IndustryServiceSlug } from '@site/shell/paths';
import type { ContentFiles } from '../../innerPage/contentOf';
import type { Outline } from './content/Outline';

/** The content of each industry service page. */
export const industryServiceFiles: ContentFiles<IndustryServiceSlug, Outline<IndustryServiceSlug>> = {
  'workstation-support': () => import('./content/industry-services/workstation-support'),
  'identity-security': () => import('./content/industry-services/identity-security'),
  'endpoint-threat-protection': () => import('./content/industry-services/endpoint-threat-protection'),
  'security-awareness-training': () => import('./content/industry-services/security-awareness-training'),
  'live-monitoring-soc': () => import('./content/industry-services/live-monitoring-soc'),
  'patch-update-management': () => import('./content/industry-services/patch-update-management'),
  'asset-management': () => import('./content/industry-services/asset-management'),
  'device-lifecycle': () => import('./content/industry-services/device-lifecycle'),
  'software-training': () => import('./content/industry-services/software-training'),
};
