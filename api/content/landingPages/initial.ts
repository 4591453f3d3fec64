import { cyberInsuranceReady } from './texts/cyber-insurance-ready';
import { cybersecurityLanding } from './texts/cybersecurity-landing';
import { fivepointsbor } from './texts/fivepointsbor';
import type { InitialLandingPage } from './texts/InitialLandingPage';
import { itHealthCheck } from './texts/it-health-check';
import { switchProvider } from './texts/switch-provider';

/** The landing pages a new site begins with: the two fixed addresses, and three campaigns. None claims a partner. */
export const initialLandingPages: InitialLandingPage[] = [
  fivepointsbor,
  cybersecurityLanding,
  itHealthCheck,
  switchProvider,
  cyberInsuranceReady,
];
