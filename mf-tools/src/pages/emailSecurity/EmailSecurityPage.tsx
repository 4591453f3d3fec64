import { ScanToolPage } from '../../scans/tool/ScanToolPage';
import { emailSecurityDefinition } from './emailSecurityDefinition';

/** What a forged mail in a domain's name would meet today, and the records that change it. */
export function EmailSecurityPage() {
  return <ScanToolPage definition={emailSecurityDefinition} />;
}

export { EmailSecurityPage as Component };
