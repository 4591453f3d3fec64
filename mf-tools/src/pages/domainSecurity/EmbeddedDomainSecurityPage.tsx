import { EmbeddedScanToolPage } from '../../scans/tool/EmbeddedScanToolPage';
import { domainSecurityDefinition } from './domainSecurityDefinition';

/** The domain tool in a frame of another site. */
export function EmbeddedDomainSecurityPage() {
  return <EmbeddedScanToolPage definition={domainSecurityDefinition} />;
}

export { EmbeddedDomainSecurityPage as Component };
