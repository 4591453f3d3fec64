import { ScanToolPage } from '../../scans/tool/ScanToolPage';
import { domainSecurityDefinition } from './domainSecurityDefinition';

/** What a website tells every visitor's browser, and the lines that are missing. */
export function DomainSecurityPage() {
  return <ScanToolPage definition={domainSecurityDefinition} />;
}

export { DomainSecurityPage as Component };
