import { EmbeddedScanToolPage } from '../../scans/tool/EmbeddedScanToolPage';
import { emailSecurityDefinition } from './emailSecurityDefinition';

/** The email tool in a frame of another site. */
export function EmbeddedEmailSecurityPage() {
  return <EmbeddedScanToolPage words={emailSecurityDefinition} />;
}

export { EmbeddedEmailSecurityPage as Component };
