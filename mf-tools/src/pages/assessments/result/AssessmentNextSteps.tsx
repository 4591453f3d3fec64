import type { Assessment } from '@site/api/tools/assessments/Assessment';
import type { Report } from '@site/api/tools/reports/contract';
import { Button, prefillContactForm } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { NextStep } from '../../../toolLayout/NextStep';
import type { Answers } from '../answers/useAnswers';

/** Next steps after a result: contact with a prefilled message, or answering again. */
export function AssessmentNextSteps({ assessment, report, answers }: AssessmentNextStepsProps) {
  const { slug, domains } = assessment;
  const weakest = report.parts.toSorted((one, other) => one.score - other.score)[0];
  const service = domains.find(({ label }) => label === weakest?.label)?.service ?? 'consultation';
  const handleWrite = () =>
    prefillContactForm({
      service,
      challenge: CHALLENGES[service] ?? 'other',
      message: contactMessage(report),
    });
  return (
    <div className="next">
      <NextStep
        title="Go through your result with us"
        to={paths.bookingsAbout(slug)}
        bookTo={paths.bookingsAbout(slug)}
        label="Book a 30-minute call"
        more={{ to: paths.contact, label: 'Contact us', onClick: handleWrite }}
      >
        We go through your result with you. You keep the plan, whether or not you work with us.
      </NextStep>
      <p className="again">
        <Button tone="text" size="small" onClick={answers.change}>
          Change my answers
        </Button>
        <Button tone="text" size="small" onClick={answers.restart}>
          Start again
        </Button>
      </p>
    </div>
  );
}

export interface AssessmentNextStepsProps {
  assessment: Assessment;
  report: Report;
  answers: Answers;
}

const CHALLENGES: Record<string, string> = {
  managed_it: 'reliability',
  cybersecurity: 'security',
  backup_bcdr: 'reliability',
  cloud_infrastructure: 'growth',
  patch_management: 'security',
};

const contactMessage = ({ name, score, band, fixes }: Report) =>
  [
    `We took the ${name}: ${score} of 100, ${band}.`,
    fixes.length
      ? `First on our list: ${fixes
          .slice(0, 3)
          .map(({ title }) => title)
          .join('; ')}.`
      : '',
    'We’d like to talk about it.',
  ]
    .filter(Boolean)
    .join('\n');
