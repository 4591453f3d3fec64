import { paths } from '@site/shell/paths';
import { content as assetManagementBlock } from '../content/industry-services/asset-management';
import { content as deviceLifecycleBlock } from '../content/industry-services/device-lifecycle';
import { content as endpointThreatProtectionBlock } from '../content/industry-services/endpoint-threat-protection';
import { content as identitySecurityBlock } from '../content/industry-services/identity-security';
import { content as liveMonitoringSocBlock } from '../content/industry-services/live-monitoring-soc';
import { content as patchUpdateManagementBlock } from '../content/industry-services/patch-update-management';
import { content as securityAwarenessTrainingBlock } from '../content/industry-services/security-awareness-training';
import { content as softwareTrainingBlock } from '../content/industry-services/software-training';
import { content as workstationSupportBlock } from '../content/industry-services/workstation-support';
import type { Outline } from '../content/Outline';
import { content as cybersecurity } from '../content/services/cybersecurity';
import { content as cybersecurityRiskAssessment } from '../content/services/cybersecurity-risk-assessment';
import { content as dataMigrations } from '../content/services/data-migrations';
import { content as enterpriseProductivityTools } from '../content/services/enterprise-productivity-tools';
import { content as itAdvisory } from '../content/services/it-advisory';
import { content as itLeadershipTraining } from '../content/services/it-leadership-training';
import { content as itServiceManagementAssessment } from '../content/services/it-service-management-assessment';
import { content as itTalentAcquisition } from '../content/services/it-talent-acquisition';
import { content as itilStrategyDevelopment } from '../content/services/itil-strategy-development';
import { content as pcaas } from '../content/services/pcaas';
import { content as projectManagement } from '../content/services/project-management';
import { content as securityAwarenessTraining } from '../content/services/security-awareness-training';
import { content as serviceDesk } from '../content/services/service-desk';
import { content as solutionPackages } from '../content/services/solution-packages';
import { content as technologyMaturityAssessment } from '../content/services/technology-maturity-assessment';

const services = [
  serviceDesk,
  solutionPackages,
  enterpriseProductivityTools,
  dataMigrations,
  pcaas,
  projectManagement,
  cybersecurity,
  securityAwarenessTraining,
  cybersecurityRiskAssessment,
  itAdvisory,
  itTalentAcquisition,
  itLeadershipTraining,
  itilStrategyDevelopment,
  itServiceManagementAssessment,
  technologyMaturityAssessment,
];
const blocks = [
  workstationSupportBlock,
  identitySecurityBlock,
  endpointThreatProtectionBlock,
  securityAwarenessTrainingBlock,
  liveMonitoringSocBlock,
  patchUpdateManagementBlock,
  assetManagementBlock,
  deviceLifecycleBlock,
  softwareTrainingBlock,
];

/** The texts of all service pages by path, as one module for search and comparison. */
export const outlines: ReadonlyMap<string, Outline<string>> = new Map<string, Outline<string>>([
  ...services.map((outline) => [paths.service(outline.slug), outline] as const),
  ...blocks.map((outline) => [paths.industryService(outline.slug), outline] as const),
]);
