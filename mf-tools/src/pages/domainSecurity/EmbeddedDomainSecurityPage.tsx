import { EmbeddedScanToolPage } from '../../scans/tool/EmbeddedScanToolPage';
import { domainSecurityDefinition } from './domainSecurityDefinition';

/** The domain security tool, embedded in another site. */
export function EmbeddedDomainSecurityPage() {
  return <EmbeddedScanToolPage definition={domainSecurityDefinition} />;
}

export { EmbeddedDomainSecurityPage as Component };
