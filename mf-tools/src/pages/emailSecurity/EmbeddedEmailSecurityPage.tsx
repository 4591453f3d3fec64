import { EmbeddedScanToolPage } from '../../scans/tool/EmbeddedScanToolPage';
import { emailSecurityDefinition } from './emailSecurityDefinition';

/** The email security tool, embedded in another site. */
export function EmbeddedEmailSecurityPage() {
  return <EmbeddedScanToolPage definition={emailSecurityDefinition} />;
}

export { EmbeddedEmailSecurityPage as Component };
