import { Button, below, LiveRegion, Note, styled } from '@site/shell/kit';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useState } from 'react';
import { ToolSection } from '../../../toolLayout/ToolSection';
import { LESSONS } from './lessons';

/** Practice with made-up messages: select suspicious parts and read why. Results are not stored. */
export default function PhishingExercise() {
  const [lesson, setLesson] = useState(0);
  const [touched, setTouched] = useState<readonly string[]>([]);
  const rows = LESSONS[lesson] ?? [];
  const wrong = rows.flatMap((row, y) => row.flatMap(({ isWrong }, x) => (isWrong ? [`${y}.${x}`] : [])));
  const hits = wrong.filter((key) => touched.includes(key)).length;
  const last = touched.at(-1);
  const why = last && rows[Number(last.split('.')[0])]?.[Number(last.split('.')[1])]?.why;
  const next = () => {
    setLesson((lesson + 1) % LESSONS.length);
    setTouched([]);
  };
  const touch = (key: string) => setTouched([...touched.filter((one) => one !== key), key]);
  return (
    <ToolSection background="sand" aria-labelledby="spot">
      <Styles className="wrap">
        <div>
          <h2 id="spot">Spot it yourself</h2>
          <p>
            This message has {NUMBERS[wrong.length]} warning signs. Select what you wouldn’t trust. We don’t
            keep a score.
          </p>
          <Button onClick={next}>
            Next message
            <ArrowRight aria-hidden />
          </Button>
        </div>
        <fieldset className="message" aria-label={`Message ${lesson + 1} of ${LESSONS.length}`}>
          {rows.map((row, y) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name than its place
            <p key={`${lesson}.${y}`}>
              {row.map(({ text, why: reason, isWrong }, x) => {
                const key = `${y}.${x}`;
                return reason ? (
                  <button
                    key={key}
                    type="button"
                    aria-pressed={touched.includes(key)}
                    className={isWrong ? 'is-wrong' : undefined}
                    onClick={() => touch(key)}
                  >
                    {text}
                  </button>
                ) : (
                  <span key={key}>{text}</span>
                );
              })}
            </p>
          ))}
          <LiveRegion visible>
            <Note as="div" className="found">
              <span>
                {hits} of {wrong.length} found
              </span>
              <span>{why ?? `message ${lesson + 1} of ${LESSONS.length}`}</span>
            </Note>
          </LiveRegion>
        </fieldset>
      </Styles>
    </ToolSection>
  );
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

const Styles = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr);
  gap: 28px 64px;
  align-items: center;
  h2 {
    font-size: clamp(2rem, 1.3rem + 2.6vw, 3.5rem);
    letter-spacing: -0.04em;
  }
  h2 + p {
    margin: 14px 0 22px;
    max-width: 30em;
  }
  .message {
    margin: 0;
    min-width: 0;
    background: var(--white);
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    padding: 20px 26px 24px;
  }
  .message p {
    color: var(--ink);
    font-size: 1.125rem;
    line-height: 1.85;
    overflow-wrap: anywhere;
  }
  .message button {
    display: inline;
    min-height: 28px;
    border: 0;
    background: none;
    padding: 1px 3px;
    margin: 0 -1px;
    font: inherit;
    line-height: 1.4;
    text-align: left;
    color: inherit;
    cursor: pointer;
    border-bottom: 1px dashed var(--blue-2);
  }
  .message button:hover {
    background: var(--steel);
  }
  .message button[aria-pressed="true"] {
    background: var(--navy);
    color: var(--white);
    border-bottom-color: transparent;
  }
  .message .is-wrong[aria-pressed="true"] {
    background: var(--ember);
    color: var(--ink);
  }
  .found {
    display: flex;
    justify-content: space-between;
    gap: 4px 12px;
    flex-wrap: wrap;
    min-height: 3.2em;
    margin-top: 14px;
    padding-top: 12px;
    border-top: 1px solid var(--line);
  }
  @media ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
