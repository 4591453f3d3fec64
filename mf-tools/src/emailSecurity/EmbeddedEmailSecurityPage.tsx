import { EmbeddedScanPage } from '../scan/EmbeddedScanPage';
import { emailWords } from './emailWords';

/** The email tool in a frame of another site. */
export function EmbeddedEmailSecurityPage() {
  return <EmbeddedScanPage words={emailWords} />;
}

export { EmbeddedEmailSecurityPage as Component };
