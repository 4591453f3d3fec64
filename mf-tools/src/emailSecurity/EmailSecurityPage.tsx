import { ScanPage } from '../scan/ScanPage';
import { emailWords } from './emailWords';

/** What a forged mail in a domain's name would meet today, and the records that change it. */
export function EmailSecurityPage() {
  return <ScanPage words={emailWords} />;
}

export { EmailSecurityPage as Component };
