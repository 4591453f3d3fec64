import { EmbeddedScanPage } from '../scan/EmbeddedScanPage';
import { domainWords } from './domainWords';

/** The domain tool in a frame of another site. */
export function EmbeddedDomainSecurityPage() {
  return <EmbeddedScanPage words={domainWords} />;
}

export { EmbeddedDomainSecurityPage as Component };
