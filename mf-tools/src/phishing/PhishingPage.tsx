import { lazyNear } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { Band } from '../parts/Band';
import { InstrumentPage } from '../parts/InstrumentPage';
import { NextStep } from '../parts/NextStep';
import { PhishingInstrument } from './PhishingInstrument';

const EmbedSnippet = lazyNear(() => import('../parts/EmbedSnippet'));
const SpotIt = lazyNear(() => import('./SpotIt'));

/** The phishing instrument: what a message hides, shown in place, and what to do about it. */
export function PhishingPage() {
  return (
    <InstrumentPage
      title="Hold it up to the light"
      searchTitle="Phishing Detection: hold it up to the light"
      description="See what a suspicious message, link or mail hides, and why it matters. Runs in your browser."
      lead="Paste a message, a link or mail headers. Nothing is opened and nothing leaves this browser; you see what was hidden and why it matters."
      path={paths.tool('phishing-detection')}
      crumbs={[{ label: 'Tools', to: paths.tools }]}
      label="Phishing Detection"
    >
      <PhishingInstrument />
      <SpotIt />
      <Band ruled="edges">
        <div className="wrap">
          <NextStep
            title="Practice beats posters"
            to={paths.service('security-awareness-training')}
            label="See how it works"
          >
            Short lessons, made-up forgeries and no shaming: our awareness program teaches a whole firm to see
            what this page showed you.
          </NextStep>
        </div>
      </Band>
      <EmbedSnippet path={paths.embeddedTool('phishing-detection')} title="Phishing Detection" />
    </InstrumentPage>
  );
}

export { PhishingPage as Component };
