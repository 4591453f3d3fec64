import { Button, below, LiveRegion, SmartLink, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { useEffect, useRef, useState } from 'react';
import { TitledSection } from '../../../innerPage/TitledSection';
import type { Outline } from '../content/Outline';
import { VERDICTS, verdictOf } from './verdictOf';

/** Three statements to agree or disagree with; then the contact form opens with matching answers. */
export function FitCheck({ service, signs }: Pick<Outline<string>, 'service' | 'signs'>) {
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<(boolean | undefined)[]>([]);
  const read = () => form.current && setAnswers(signs.map((_, index) => answerIn(form.current!, index)));
  // Answers selected before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void read(), []);
  const verdict = verdictOf(signs, answers);
  return (
    <TitledSection id="is-this-you" title="Is this you?" note="Three quick questions. Nothing is sent.">
      <Styles>
        <form ref={form} autoComplete="off" onChange={read}>
          {signs.map(({ text }, index) => (
            <fieldset key={text}>
              <legend>“{text}”</legend>
              <div className="taps">
                {TAPS.map(({ value, label }) => (
                  <label key={value}>
                    <input type="radio" name={`sign-${index}`} value={value} />
                    <span>{label}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
        </form>
        <div className="verdict">
          <LiveRegion visible>
            {verdict ? <strong>{VERDICTS[verdict.count]}</strong> : `${left(answers, signs.length)} to go`}
          </LiveRegion>
          {verdict?.goal && (
            <>
              <Button to={paths.contactAbout({ service: service, challenge: verdict.goal })}>
                Ask us about it
              </Button>
              <p className="note">We fill in service and challenge for you. You can change them.</p>
            </>
          )}
          {verdict && !verdict.goal && <SmartLink to={paths.services}>Find the right service</SmartLink>}
        </div>
      </Styles>
    </TitledSection>
  );
}

const TAPS = [
  { value: 'yes', label: 'That’s us' },
  { value: 'no', label: 'Not us' },
];

function answerIn(form: HTMLFormElement, index: number): boolean | undefined {
  const tapped = form.querySelector<HTMLInputElement>(`[name="sign-${index}"]:checked`);
  return tapped ? tapped.value === 'yes' : undefined;
}

const left = (answers: (boolean | undefined)[], all: number) =>
  all - answers.filter((answer) => answer !== undefined).length;

const Styles = styled('div')`
  fieldset {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: 12px 32px;
    margin: 0;
    padding: 20px 0;
    border: 0;
    border-top: 1px solid var(--line-2);
  }
  fieldset:first-of-type {
    border-top-color: var(--navy);
  }
  legend {
    float: left;
    padding: 0;
    font-size: clamp(1.25rem, 1rem + 0.9vw, 1.75rem);
    line-height: 1.2;
    letter-spacing: -0.03em;
    font-weight: 500;
    color: var(--ink);
    text-wrap: pretty;
  }
  /* A line of the request that leads nowhere, until somebody says it is theirs. */
  fieldset::after {
    content: "";
    grid-column: 1 / -1;
    width: clamp(120px, 46%, 420px);
    height: 11px;
    background:
      linear-gradient(45deg, transparent 46%, var(--navy) 46% 54%, transparent 54%) 100% 50% / 11px 11px
      no-repeat,
      linear-gradient(-45deg, transparent 46%, var(--navy) 46% 54%, transparent 54%) 100% 50% / 11px 11px
      no-repeat,
      repeating-linear-gradient(
        90deg,
        var(--blue-2) 0 14px,
        transparent 14px 18px,
        var(--blue-2) 18px 20px,
        transparent 20px 24px
      )
      0 50% / calc(100% - 16px) 1px no-repeat;
  }
  fieldset:has([value="yes"]:checked)::after {
    background:
      radial-gradient(circle, var(--ember) 4.5px, transparent 5px) 100% 50% / 11px 11px no-repeat,
      linear-gradient(var(--navy), var(--navy)) 0 50% / calc(100% - 11px) 1px no-repeat;
  }
  .taps {
    display: flex;
    gap: 8px;
  }
  label {
    position: relative;
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    margin: 0;
    cursor: pointer;
  }
  label span {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 0 18px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-round);
    background: var(--sheet);
    color: var(--navy);
    font: 500 0.9688rem / 1.2 var(--sans);
    transition:
      background var(--t-hover),
      color var(--t-hover);
  }
  label:hover span {
    border-color: var(--navy);
  }
  input:checked + span {
    background: var(--navy);
    border-color: var(--navy);
    color: var(--white);
  }
  input[value="yes"]:checked + span::before {
    content: "";
    width: 8px;
    height: 8px;
    margin-right: 9px;
    border-radius: 50%;
    background: var(--ember);
  }
  input:focus-visible + span {
    outline: 2px solid var(--blue);
    outline-offset: 2px;
  }
  .verdict {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 14px 24px;
    padding-top: 20px;
    border-top: 1px solid var(--navy);
    color: var(--muted);
  }
  .verdict strong {
    font-size: 1.1875rem;
    font-weight: 500;
    letter-spacing: -0.02em;
    color: var(--ink);
  }
  .verdict .note {
    flex-basis: 100%;
  }
  @media ${below.tablet} {
    fieldset {
      grid-template-columns: 1fr;
    }
  }
  @media (scripting: none) {
    .taps,
    .verdict {
      display: none;
    }
  }
  @media print {
    .taps,
    .verdict {
      display: none;
    }
  }
`;
