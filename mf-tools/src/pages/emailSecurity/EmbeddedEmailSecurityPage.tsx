import { EmbeddedScanToolPage } from '../../scans/tool/EmbeddedScanToolPage';
import { emailSecurityDefinition } from './emailSecurityDefinition';

/** The email tool in a frame of another site. */
export function EmbeddedEmailSecurityPage() {
  return <EmbeddedScanToolPage definition={emailSecurityDefinition} />;
}

export { EmbeddedEmailSecurityPage as Component };
