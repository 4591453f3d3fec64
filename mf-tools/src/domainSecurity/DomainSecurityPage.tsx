import { ScanPage } from '../scan/ScanPage';
import { domainWords } from './domainWords';

/** What a website tells every visitor's browser, and the lines that are missing. */
export function DomainSecurityPage() {
  return <ScanPage words={domainWords} />;
}

export { DomainSecurityPage as Component };
