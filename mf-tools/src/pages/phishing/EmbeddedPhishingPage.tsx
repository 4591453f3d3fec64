import { paths } from '@site/shell/paths';
import { EmbeddedToolLayout } from '../../embedding/EmbeddedToolLayout';
import { PhishingTool } from './PhishingTool';

/** The phishing tool, embedded in another site. Its canonical URL is the tool's own page. */
export function EmbeddedPhishingPage() {
  return (
    <EmbeddedToolLayout
      title="Phishing Detection"
      description="Paste a suspicious email, link or header and see the warning signs. The check runs in your browser and sends nothing."
      path={paths.tool('phishing-detection')}
    >
      <PhishingTool />
    </EmbeddedToolLayout>
  );
}

export { EmbeddedPhishingPage as Component };
