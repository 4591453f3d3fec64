import assetManagement from './industryServices/asset-management.illustration';
import deviceLifecycle from './industryServices/device-lifecycle.illustration';
import endpointThreatProtection from './industryServices/endpoint-threat-protection.illustration';
import identitySecurity from './industryServices/identity-security.illustration';
import liveMonitoringSoc from './industryServices/live-monitoring-soc.illustration';
import patchUpdateManagement from './industryServices/patch-update-management.illustration';
import securityAwarenessBundle from './industryServices/security-awareness-bundle.illustration';
import softwareTraining from './industryServices/software-training.illustration';
import workstationSupport from './industryServices/workstation-support.illustration';
import cybersecurity from './services/cybersecurity.illustration';
import cybersecurityRiskAssessment from './services/cybersecurity-risk-assessment.illustration';
import dataMigrations from './services/data-migrations.illustration';
import enterpriseProductivityTools from './services/enterprise-productivity-tools.illustration';
import itAdvisory from './services/it-advisory.illustration';
import itLeadershipTraining from './services/it-leadership-training.illustration';
import itServiceManagementAssessment from './services/it-service-management-assessment.illustration';
import itTalentAcquisition from './services/it-talent-acquisition.illustration';
import itilStrategyDevelopment from './services/itil-strategy-development.illustration';
import pcaas from './services/pcaas.illustration';
import projectManagement from './services/project-management.illustration';
import securityAwarenessTraining from './services/security-awareness-training.illustration';
import serviceDesk from './services/service-desk.illustration';
import solutionPackages from './services/solution-packages.illustration';
import technologyMaturityAssessment from './services/technology-maturity-assessment.illustration';

/** The illustration of each service, by slug: 480 by 380. `security-awareness-bundle` is the one under /industry-services. */
export const serviceIllustrations: Record<string, string> = {
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
