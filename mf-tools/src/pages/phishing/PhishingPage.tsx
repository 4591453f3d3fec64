import { lazyNearViewport } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { NextStep } from '../../toolLayout/NextStep';
import { ToolLayout } from '../../toolLayout/ToolLayout';
import { ToolSection } from '../../toolLayout/ToolSection';
import { PhishingTool } from './PhishingTool';

const PhishingExercise = lazyNearViewport(() => import('./exercise/PhishingExercise'));

/** The phishing tool: shows what a message hides, and what to do about it. */
export function PhishingPage() {
  return (
    <ToolLayout
      title="Hold it up to the light"
      searchTitle="Phishing Detection: hold it up to the light"
      description="See what a suspicious message, link or mail hides, and why it matters. Runs in your browser."
      lead="Paste a message, a link or mail headers. Nothing is opened and nothing leaves this browser; you see what was hidden and why it matters."
      path={paths.tool('phishing-detection')}
      breadcrumbs={[{ label: 'Tools', to: paths.tools }]}
      label="Phishing Detection"
    >
      <PhishingTool />
      <PhishingExercise />
      <ToolSection ruled="edges">
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
      </ToolSection>
    </ToolLayout>
  );
}

export { PhishingPage as Component };
