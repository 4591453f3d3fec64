import { ScanToolPage } from '../../scans/tool/ScanToolPage';
import { domainSecurityDefinition } from './domainSecurityDefinition';

/** The domain security tool. */
export function DomainSecurityPage() {
  return <ScanToolPage definition={domainSecurityDefinition} />;
}

export { DomainSecurityPage as Component };
