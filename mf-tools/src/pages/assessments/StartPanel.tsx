import { Button, below, SmartLink, styled, useHydrated, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { storedPosition } from './answers/storedAnswers';
import type { AssessmentIntro } from './content';

/** Starts or resumes the assessment, or offers contact. */
export function StartPanel({ intro, isLoading, hasFailed, onStart }: StartPanelProps) {
  const { slug, length, promise } = intro;
  const { phone, phoneHref } = useSettings();
  const isHydrated = useHydrated();
  const total = intro.domains.reduce((sum, { questions }) => sum + questions, 0);
  const position = isHydrated ? storedPosition(slug) : 0;
  return (
    <Styles>
      <h2>{position >= total ? 'Your result is ready' : position ? 'Continue your assessment' : 'Begin'}</h2>
      <p>
        {position >= total
          ? 'You’ve answered all questions in this browser.'
          : position
            ? `Question ${position + 1} of ${total} is next. Your answers are still in this browser.`
            : `${total} questions, ${length}. ${promise}`}
      </p>
      <div className="ways">
        <Button tone="ember" onClick={onStart} aria-disabled={isLoading || undefined}>
          {isLoading
            ? 'Loading the questions…'
            : position >= total
              ? 'Show the result'
              : position
                ? 'Go on'
                : 'Start'}
          <ArrowRight aria-hidden />
        </Button>
      </div>
      <p className="status" role="status">
        {hasFailed && 'The questions couldn’t be loaded. Check your connection and try again.'}
      </p>
      <noscript>
        <p>The questions need JavaScript. Please turn it on in your browser.</p>
      </noscript>
      <p className="talk">
        Prefer to talk? <SmartLink to={phoneHref}>{phone}</SmartLink>, or{' '}
        <SmartLink to={paths.contact}>contact us</SmartLink>.
      </p>
    </Styles>
  );
}

export interface StartPanelProps {
  intro: AssessmentIntro;
  isLoading: boolean;
  hasFailed: boolean;
  onStart: () => void;
}

const Styles = styled('div')`
  padding: 26px 28px 22px;
  h2 {
    font-size: var(--fs-h3);
  }
  p {
    margin-top: 10px;
    max-width: var(--measure);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    margin-top: 20px;
  }
  .status {
    color: var(--error);
  }
  .status:empty {
    display: none;
  }
  .talk {
    font-size: 1rem;
    margin-top: 18px;
  }
  @media ${below.phone} {
    padding-inline: 16px;
    .ways > * {
      flex: 1 1 100%;
    }
  }
`;
