import { ScanToolPage } from '../../scans/tool/ScanToolPage';
import { emailSecurityDefinition } from './emailSecurityDefinition';

/** The email security tool. */
export function EmailSecurityPage() {
  return <ScanToolPage definition={emailSecurityDefinition} />;
}

export { EmailSecurityPage as Component };
