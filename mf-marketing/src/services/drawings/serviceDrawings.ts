import assetManagement from './asset-management.drawing';
import cybersecurity from './cybersecurity.drawing';
import cybersecurityRiskAssessment from './cybersecurity-risk-assessment.drawing';
import dataMigrations from './data-migrations.drawing';
import deviceLifecycle from './device-lifecycle.drawing';
import endpointThreatProtection from './endpoint-threat-protection.drawing';
import enterpriseProductivityTools from './enterprise-productivity-tools.drawing';
import identitySecurity from './identity-security.drawing';
import itAdvisory from './it-advisory.drawing';
import itLeadershipTraining from './it-leadership-training.drawing';
import itServiceManagementAssessment from './it-service-management-assessment.drawing';
import itTalentAcquisition from './it-talent-acquisition.drawing';
import itilStrategyDevelopment from './itil-strategy-development.drawing';
import liveMonitoringSoc from './live-monitoring-soc.drawing';
import patchUpdateManagement from './patch-update-management.drawing';
import pcaas from './pcaas.drawing';
import projectManagement from './project-management.drawing';
import securityAwarenessBundle from './security-awareness-bundle.drawing';
import securityAwarenessTraining from './security-awareness-training.drawing';
import serviceDesk from './service-desk.drawing';
import softwareTraining from './software-training.drawing';
import solutionPackages from './solution-packages.drawing';
import technologyMaturityAssessment from './technology-maturity-assessment.drawing';
import workstationSupport from './workstation-support.drawing';

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
