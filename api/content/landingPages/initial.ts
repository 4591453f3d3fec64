import { cyberInsuranceReady } from './texts/cyber-insurance-ready';
import { cybersecurityLanding } from './texts/cybersecurity-landing';
import { fivepointsbor } from './texts/fivepointsbor';
import type { InitialLandingPage } from './texts/InitialLandingPage';
import { itHealthCheck } from './texts/it-health-check';
import { switchProvider } from './texts/switch-provider';

/** The landing pages of a new site: the two at fixed paths, and three campaigns. None names a partner. */
export const initialLandingPages: InitialLandingPage[] = [
  fivepointsbor,
  cybersecurityLanding,
  itHealthCheck,
  switchProvider,
  cyberInsuranceReady,
];
