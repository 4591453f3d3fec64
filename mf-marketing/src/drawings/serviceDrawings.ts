import assetManagement from './industryServices/asset-management.drawing';
import deviceLifecycle from './industryServices/device-lifecycle.drawing';
import endpointThreatProtection from './industryServices/endpoint-threat-protection.drawing';
import identitySecurity from './industryServices/identity-security.drawing';
import liveMonitoringSoc from './industryServices/live-monitoring-soc.drawing';
import patchUpdateManagement from './industryServices/patch-update-management.drawing';
import securityAwarenessBundle from './industryServices/security-awareness-bundle.drawing';
import softwareTraining from './industryServices/software-training.drawing';
import workstationSupport from './industryServices/workstation-support.drawing';
import cybersecurity from './services/cybersecurity.drawing';
import cybersecurityRiskAssessment from './services/cybersecurity-risk-assessment.drawing';
import dataMigrations from './services/data-migrations.drawing';
import enterpriseProductivityTools from './services/enterprise-productivity-tools.drawing';
import itAdvisory from './services/it-advisory.drawing';
import itLeadershipTraining from './services/it-leadership-training.drawing';
import itServiceManagementAssessment from './services/it-service-management-assessment.drawing';
import itTalentAcquisition from './services/it-talent-acquisition.drawing';
import itilStrategyDevelopment from './services/itil-strategy-development.drawing';
import pcaas from './services/pcaas.drawing';
import projectManagement from './services/project-management.drawing';
import securityAwarenessTraining from './services/security-awareness-training.drawing';
import serviceDesk from './services/service-desk.drawing';
import solutionPackages from './services/solution-packages.drawing';
import technologyMaturityAssessment from './services/technology-maturity-assessment.drawing';

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
