import { Button, below, LiveRegion, SquareButton, styled } from '@site/shell/kit';
import Play from 'lucide-react/icons/play';
import SkipForward from 'lucide-react/icons/skip-forward';
import { Exponents } from '../guesses/Exponents';
import { formatSpokenGuesses } from '../guesses/formatGuesses';
import type { Strength } from '../strength/Strength';
import { createReplay } from './createReplay';
import { GuessDepthChart } from './GuessDepthChart';
import { replayLines } from './replayLines';
import { useReplay } from './useReplay';

/**
 * Shows how the parts of the password are guessed in order. Fully expanded until the visitor plays it or steps through
 * it; with reduced motion, playing shows the end at once.
 */
export function CrackReplay({ strength, isHidden, isExample }: CrackReplayProps) {
  const replay = createReplay(strength);
  const lines = replayLines(strength, replay, isHidden);
  const { step, announcedStep, play, next } = useReplay(lines.length, strength);
  return (
    <Styles className="dark" aria-labelledby="crack">
      <div className="wrap columns">
        <div>
          <h2 id="crack">Watch it crack</h2>
          <p>
            Attackers don’t start with aaaa. They start with what people choose. The chart shows how many
            guesses each part takes.
          </p>
          {isExample && <p className="note which">Shown for the example, Austin1987</p>}
          <div className="controls">
            <Button tone="ember" onClick={play}>
              <Play aria-hidden />
              Replay
            </Button>
            <SquareButton label="One step" onClick={next}>
              <SkipForward aria-hidden />
            </SquareButton>
          </div>
          <ol>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step has no other name than its place
              <li key={index} className={index < step ? undefined : 'is-ahead'}>
                <b>
                  <Exponents>{line.guesses}</Exponents>
                </b>
                <span>
                  <Exponents>{line.text}</Exponents>
                </span>
              </li>
            ))}
          </ol>
          <LiveRegion>
            {announcedStep === undefined
              ? ''
              : announcedStep === 0
                ? 'Start over.'
                : stepText(lines[announcedStep - 1])}
          </LiveRegion>
        </div>
        <GuessDepthChart
          strength={strength}
          replay={replay}
          step={step}
          isHidden={isHidden}
          label={lines.map(stepText).join(' ')}
        />
      </div>
    </Styles>
  );
}

interface CrackReplayProps {
  strength: Strength;
  isHidden: boolean;
  /** Whether it shows the example instead of the visitor's password. */
  isExample: boolean;
}

const stepText = (line?: { guesses: string; text: string }) =>
  line ? formatSpokenGuesses(`After ${line.guesses} guesses: ${line.text}`) : '';

const Styles = styled('section')`
  padding-block: clamp(56px, 6.4vw, 104px);
  background: linear-gradient(
    180deg,
    var(--night),
    color-mix(in srgb, var(--night) 58%, var(--navy)) 78%,
    color-mix(in srgb, var(--night) 74%, var(--navy))
  );
  overflow: clip;
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.9fr);
    gap: 40px 64px;
    align-items: start;
  }
  h2 {
    font-size: clamp(2rem, 1.3rem + 2.6vw, 3.5rem);
    letter-spacing: -0.04em;
  }
  h2 + p {
    margin-top: 16px;
    max-width: var(--measure-narrow);
  }
  .which {
    margin-top: 14px;
  }
  .controls {
    display: flex;
    align-items: center;
    gap: 10px;
    margin-top: 24px;
  }
  .controls button[aria-label] {
    background: color-mix(in srgb, var(--night) 60%, transparent);
    border-color: color-mix(in srgb, var(--on-dark-2) 45%, transparent);
    color: var(--white);
  }
  ol {
    margin-top: 28px;
    border-top: 1px solid var(--line-dark);
  }
  li {
    display: grid;
    grid-template-columns: 7.6em minmax(0, 1fr);
    gap: 12px;
    padding: 11px 0;
    border-bottom: 1px solid var(--line-dark);
    line-height: 1.4;
    overflow-wrap: anywhere;
    transition: color 0.3s;
  }
  li.is-ahead {
    color: color-mix(in srgb, var(--on-dark-2) 72%, var(--night));
  }
  li b {
    font: 500 0.9375rem / 1.5 var(--mono);
    letter-spacing: -0.02em;
    color: var(--white);
    font-variant-numeric: tabular-nums;
  }
  li.is-ahead b {
    color: inherit;
  }
  sup {
    line-height: 0;
  }
  @media ${below.tablet} {
    .columns {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media ${below.small} {
    li {
      grid-template-columns: 6.6em minmax(0, 1fr);
    }
  }
`;
