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
      title="Is this message phishing?"
      searchTitle="Phishing Detection: is this message phishing?"
      description="Paste a suspicious email, link or header and see the warning signs. The check runs in your browser and sends nothing."
      lead="Paste a suspicious message, link or email header. You see the warning signs and what to do. Nothing is opened, and nothing leaves your browser."
      path={paths.tool('phishing-detection')}
      breadcrumbs={[{ label: 'Tools', to: paths.tools }]}
      label="Phishing Detection"
    >
      <PhishingTool />
      <PhishingExercise />
      <ToolSection ruled="edges">
        <div className="wrap">
          <NextStep
            title="Train your team to spot phishing"
            to={paths.service('security-awareness-training')}
            label="See how it works"
          >
            Short lessons and safe phishing tests teach your whole team to spot what you saw on this page.
            Nobody is blamed.
          </NextStep>
        </div>
      </ToolSection>
    </ToolLayout>
  );
}

export { PhishingPage as Component };
