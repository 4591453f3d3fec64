import assetManagement from './drawings/services/asset-management.drawing';
import cybersecurity from './drawings/services/cybersecurity.drawing';
import cybersecurityRiskAssessment from './drawings/services/cybersecurity-risk-assessment.drawing';
import dataMigrations from './drawings/services/data-migrations.drawing';
import deviceLifecycle from './drawings/services/device-lifecycle.drawing';
import endpointThreatProtection from './drawings/services/endpoint-threat-protection.drawing';
import enterpriseProductivityTools from './drawings/services/enterprise-productivity-tools.drawing';
import identitySecurity from './drawings/services/identity-security.drawing';
import itAdvisory from './drawings/services/it-advisory.drawing';
import itLeadershipTraining from './drawings/services/it-leadership-training.drawing';
import itServiceManagementAssessment from './drawings/services/it-service-management-assessment.drawing';
import itTalentAcquisition from './drawings/services/it-talent-acquisition.drawing';
import itilStrategyDevelopment from './drawings/services/itil-strategy-development.drawing';
import liveMonitoringSoc from './drawings/services/live-monitoring-soc.drawing';
import patchUpdateManagement from './drawings/services/patch-update-management.drawing';
import pcaas from './drawings/services/pcaas.drawing';
import projectManagement from './drawings/services/project-management.drawing';
import securityAwarenessBundle from './drawings/services/security-awareness-bundle.drawing';
import securityAwarenessTraining from './drawings/services/security-awareness-training.drawing';
import serviceDesk from './drawings/services/service-desk.drawing';
import softwareTraining from './drawings/services/software-training.drawing';
import solutionPackages from './drawings/services/solution-packages.drawing';
import technologyMaturityAssessment from './drawings/services/technology-maturity-assessment.drawing';
import workstationSupport from './drawings/services/workstation-support.drawing';

/** The drawing of each service, by slug: 480 by 380. `security-awareness-bundle` is the one under /industry-services. */
export const serviceDrawings: Record<string, string> = {
  'asset-management': assetManagement,
  cybersecurity,
  'cybersecurity-risk-assessment': cybersecurityRiskAssessment,
  'data-migrations': dataMigrations,
  'device-lifecycle': deviceLifecycle,
  'endpoint-threat-protection': endpointThreatProtection,
  'enterprise-productivity-tools': enterpriseProductivityTools,
  'identity-security': identitySecurity,
  'it-advisory': itAdvisory,
  'it-leadership-training': itLeadershipTraining,
  'it-service-management-assessment': itServiceManagementAssessment,
  'it-talent-acquisition': itTalentAcquisition,
  'itil-strategy-development': itilStrategyDevelopment,
  'live-monitoring-soc': liveMonitoringSoc,
  'patch-update-management': patchUpdateManagement,
  pcaas,
  'project-management': projectManagement,
  'security-awareness-bundle': securityAwarenessBundle,
  'security-awareness-training': securityAwarenessTraining,
  'service-desk': serviceDesk,
  'software-training': softwareTraining,
  'solution-packages': solutionPackages,
  'technology-maturity-assessment': technologyMaturityAssessment,
  'workstation-support': workstationSupport,
};
