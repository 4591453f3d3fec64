import type { CSSProperties } from 'react';
import { ATTACKS } from '../guesses/attacks';
import { Exponents } from '../guesses/Exponents';
import { formatDuration } from '../guesses/formatDuration';
import { formatGuesses } from '../guesses/formatGuesses';
import { maskedText } from '../segments/segmentText';
import type { Strength } from '../strength/Strength';
import type { Replay, ReplayPart } from './createReplay';
import { GuessDepthChartStyles } from './GuessDepthChartStyles';

/** Depth chart: each part is placed by its number of guesses on a logarithmic scale. */
export function GuessDepthChart({ strength, replay, step, isHidden, label }: GuessDepthChartProps) {
  const { parts, openAt, scale } = replay;
  const length = strength.segments.reduce((sum, { text }) => sum + [...text].length, 0);
  const deepest = Math.max(...parts.map(({ depth }) => depth));
  const names = [
    step > parts.length && 'is-open',
    openAt - deepest < MIN_GAP && 'is-tight',
    sizeClass(length),
  ];
  return (
    <figure>
      <GuessDepthChartStyles
        className={names.filter(Boolean).join(' ')}
        role="img"
        aria-label={label}
        style={{ '--n': length, '--open': openAt.toFixed(3), '--deep': deepest.toFixed(3) } as CSSProperties}
      >
        <div className="scale" aria-hidden="true">
          {scale.map((mark, unit) => (
            <span key={mark} style={{ '--u': unit } as CSSProperties}>
              <Exponents>{mark}</Exponents>
            </span>
          ))}
        </div>
        <div className="holes" aria-hidden="true">
          {Array.from({ length }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a hole is its place
            <i key={index} />
          ))}
        </div>
        {parts.map((part, index) => (
          <Piece key={part.start} part={part} isDown={index < step} isHidden={isHidden} />
        ))}
        <i className="line" aria-hidden="true" />
        <p className="opens" aria-hidden="true">
          <b>
            Cracked after <Exponents>{formatGuesses(strength.guesses)}</Exponents> guesses
          </b>
          <span>{formatDuration(strength.guesses / ATTACKS[3].perSecond)}, stolen copy</span>
        </p>
      </GuessDepthChartStyles>
    </figure>
  );
}

interface GuessDepthChartProps {
  strength: Strength;
  replay: Replay;
  step: number;
  isHidden: boolean;
  label: string;
}

/** Minimum gap, in scale units, between the deepest part and the total; below it the label goes under the line. */
const MIN_GAP = 1.75;

const sizeClass = (length: number) =>
  length > 60 ? 'is-blind' : length > 18 ? 'is-blind-narrow' : undefined;

function Piece({ part, isDown, isHidden }: { part: ReplayPart; isDown: boolean; isHidden: boolean }) {
  const { segment, start, length, depth } = part;
  const style = { '--i': start, '--len': length, '--g': depth.toFixed(3) } as CSSProperties;
  const names = ['fall', isDown && 'is-down', length < 4 && 'is-narrow'];
  return (
    <div className={names.filter(Boolean).join(' ')} style={style} aria-hidden="true">
      <i className="cord" />
      <span className={`piece k-${segment.kind}`}>
        {[...maskedText(segment.text, isHidden)].map((character, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its position
          <i key={index}>{character}</i>
        ))}
        <span className="tag">
          {segment.noun}, guess <Exponents>{formatGuesses(segment.guesses)}</Exponents>
        </span>
      </span>
    </div>
  );
}
