import { paths } from '@site/shell/paths';
import { EmbeddedPage } from '../parts/EmbeddedPage';
import { PhishingInstrument } from './PhishingInstrument';

/** The phishing instrument alone, for frames in other pages. Search engines are told of the tool's own page instead. */
export function EmbeddedPhishingPage() {
  return (
    <EmbeddedPage
      title="Phishing Detection"
      description="See what a suspicious message, link or mail hides, and why it matters. Runs in your browser."
      path={paths.tool('phishing-detection')}
    >
      <PhishingInstrument />
    </EmbeddedPage>
  );
}

export { EmbeddedPhishingPage as Component };
