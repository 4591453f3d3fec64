import type { IndustryServiceSlug, ServiceSlug } from '@site/shell/paths';
import { summary as assetManagementBlock } from '../content/industry-services/asset-management?summary';
import { summary as deviceLifecycleBlock } from '../content/industry-services/device-lifecycle?summary';
import { summary as endpointThreatProtectionBlock } from '../content/industry-services/endpoint-threat-protection?summary';
import { summary as identitySecurityBlock } from '../content/industry-services/identity-security?summary';
import { summary as liveMonitoringSocBlock } from '../content/industry-services/live-monitoring-soc?summary';
import { summary as patchUpdateManagementBlock } from '../content/industry-services/patch-update-management?summary';
import { summary as securityAwarenessTrainingBlock } from '../content/industry-services/security-awareness-training?summary';
import { summary as softwareTrainingBlock } from '../content/industry-services/software-training?summary';
import { summary as workstationSupportBlock } from '../content/industry-services/workstation-support?summary';
import { summary as cybersecurity } from '../content/services/cybersecurity?summary';
import { summary as cybersecurityRiskAssessment } from '../content/services/cybersecurity-risk-assessment?summary';
import { summary as dataMigrations } from '../content/services/data-migrations?summary';
import { summary as enterpriseProductivityTools } from '../content/services/enterprise-productivity-tools?summary';
import { summary as itAdvisory } from '../content/services/it-advisory?summary';
import { summary as itLeadershipTraining } from '../content/services/it-leadership-training?summary';
import { summary as itServiceManagementAssessment } from '../content/services/it-service-management-assessment?summary';
import { summary as itTalentAcquisition } from '../content/services/it-talent-acquisition?summary';
import { summary as itilStrategyDevelopment } from '../content/services/itil-strategy-development?summary';
import { summary as pcaas } from '../content/services/pcaas?summary';
import { summary as projectManagement } from '../content/services/project-management?summary';
import { summary as securityAwarenessTraining } from '../content/services/security-awareness-training?summary';
import { summary as serviceDesk } from '../content/services/service-desk?summary';
import { summary as solutionPackages } from '../content/services/solution-packages?summary';
import { summary as technologyMaturityAssessment } from '../content/services/technology-maturity-assessment?summary';

/** The summary under each name in the index: the first sentence of its page. */
export const serviceSummaries: Record<ServiceSlug, string> = {
  'service-desk': serviceDesk,
  'solution-packages': solutionPackages,
  'enterprise-productivity-tools': enterpriseProductivityTools,
  'data-migrations': dataMigrations,
  pcaas: pcaas,
  'project-management': projectManagement,
  cybersecurity: cybersecurity,
  'security-awareness-training': securityAwarenessTraining,
  'cybersecurity-risk-assessment': cybersecurityRiskAssessment,
  'it-advisory': itAdvisory,
  'it-talent-acquisition': itTalentAcquisition,
  'it-leadership-training': itLeadershipTraining,
  'itil-strategy-development': itilStrategyDevelopment,
  'it-service-management-assessment': itServiceManagementAssessment,
  'technology-maturity-assessment': technologyMaturityAssessment,
};

export const industryServiceSummaries: Record<IndustryServiceSlug, string> = {
  'workstation-support': workstationSupportBlock,
  'identity-security': identitySecurityBlock,
  'endpoint-threat-protection': endpointThreatProtectionBlock,
  'security-awareness-training': securityAwarenessTrainingBlock,
  'live-monitoring-soc': liveMonitoringSocBlock,
  'patch-update-management': patchUpdateManagementBlock,
  'asset-management': assetManagementBlock,
  'device-lifecycle': deviceLifecycleBlock,
  'software-training': softwareTrainingBlock,
};
