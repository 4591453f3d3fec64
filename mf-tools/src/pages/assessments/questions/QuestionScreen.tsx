import { ANSWER_PERCENT, type Assessment, NOT_SURE } from '@site/api/tools/assessments/Assessment';
import { Button, LiveRegion } from '@site/shell/kit';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import type { Answers } from '../answers/useAnswers';
import { DomainIllustration } from './DomainIllustration';
import { QuestionProgress } from './QuestionProgress';
import { QuestionScreenStyles } from './QuestionScreenStyles';
import { useAnswerShortcuts } from './useAnswerShortcuts';

/** One question per screen, answered by keyboard, mouse or touch. */
export function QuestionScreen({ assessment, answers }: { assessment: Assessment; answers: Answers }) {
  const { questions, warning } = assessment;
  const { at } = answers;
  const question = questions[at]!;
  const chosen = answers.answers[at] ?? 0;
  const heading = useRef<HTMLHeadingElement>(null);
  useAnswerShortcuts(answers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is a screen of its own
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [at]);

  const domain = assessment.domains.find(({ id }) => id === question.domain);
  const domainQuestions = questions.filter((one) => one.domain === question.domain);
  const choices = [
    ...question.options.map(([label, text]) => ({ label, text })),
    { label: 'Not sure', text: 'That’s fine. It earns a few points and becomes a task.' },
  ];
  return (
    <QuestionScreenStyles>
      <QuestionProgress assessment={assessment} at={at} />
      <div className="wrap question">
        <div>
          <p className="note place">
            {domain?.label}, question {domainQuestions.indexOf(question) + 1} of {domainQuestions.length}
          </p>
          <h1 ref={heading} tabIndex={-1} id="question">
            {question.ask}
          </h1>
          {/* A group of its own for each question: nothing of the last one is left in it. */}
          <fieldset key={question.id} aria-labelledby="question" aria-describedby="why">
            {choices.map(({ label, text }, index) => (
              <label key={label} className={index + 1 === NOT_SURE ? 'not-sure' : undefined}>
                <input
                  type="radio"
                  name={question.id}
                  value={index + 1}
                  checked={chosen === index + 1}
                  onChange={() => answers.answer(index + 1)}
                />
                <span className="key" aria-hidden="true">
                  {index + 1}
                </span>
                <span>
                  <b>{label}</b>
                  <small>{text}</small>
                </span>
                <i
                  aria-hidden="true"
                  style={{ '--l': Math.max(ANSWER_PERCENT[index] ?? 0, 4) / 100 } as CSSProperties}
                >
                  <u />
                </i>
              </label>
            ))}
          </fieldset>
          <p className="why" id="why">
            <b>Why we ask.</b> {question.why}
          </p>
          {warning && at === 0 && <p className="warning">{warning}</p>}
        </div>
        <DomainIllustration domain={question.domain} answer={chosen} />
      </div>
      <div className="foot">
        <div className="wrap">
          <Button tone="line" size="small" onClick={answers.back} disabled={at === 0}>
            <ArrowLeft aria-hidden />
            Back
          </Button>
          <p aria-hidden="true">
            <kbd>1</kbd> to <kbd>5</kbd> answer <kbd>Enter</kbd> next <kbd>←</kbd> back.
            <span> Your answers stay in this browser until you finish.</span>
          </p>
          <Button tone="ember" size="small" onClick={answers.next} aria-disabled={!chosen || undefined}>
            {at === questions.length - 1 ? 'See the result' : 'Next'}
            <ArrowRight aria-hidden />
          </Button>
        </div>
      </div>
      <LiveRegion>{chosen ? `Answer ${chosen}: ${choices[chosen - 1]?.label}` : ''}</LiveRegion>
    </QuestionScreenStyles>
  );
}
