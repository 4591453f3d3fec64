import { paths } from '@site/shell/paths';
import { EmbeddedToolLayout } from '../../embedding/EmbeddedToolLayout';
import { PhishingTool } from './PhishingTool';

/** The phishing tool, embedded in another site. Its canonical URL is the tool's own page. */
export function EmbeddedPhishingPage() {
  return (
    <EmbeddedToolLayout
      title="Phishing Detection"
      description="See what a suspicious message, link or mail hides, and why it matters. Runs in your browser."
      path={paths.tool('phishing-detection')}
    >
      <PhishingTool />
    </EmbeddedToolLayout>
  );
}

export { EmbeddedPhishingPage as Component };
