import { below, styled } from '@site/shell/kit';
import type { CSSProperties } from 'react';
import { WEAK } from '../strength/examples';
import { WORD_LIST_SIZE } from '../strength/phraseStrength';
import { entropyBits } from './drawWords';

/** Scale of entropy bits, with this phrase and a weak password. */
export function EntropyScale({ count }: { count: number }) {
  const bits = entropyBits(WORD_LIST_SIZE, count);
  return (
    <Styles>
      <i aria-hidden="true" style={positionStyle(bits)} />
      {MARKS.map(({ label, bits: position }) =>
        Math.abs(position - bits) < 6 ? null : (
          <span key={label} className="minor" aria-hidden="true" style={positionStyle(position)}>
            <em>{label}</em>
          </span>
        ),
      )}
      <span className="now" style={positionStyle(bits)}>
        <em>{bits.toFixed(1)} bits</em>
      </span>
    </Styles>
  );
}

const MARKS = [
  { label: '0 bits', bits: 0 },
  {
    label: `${WEAK.password}: ${Math.round(Math.log2(WEAK.strength.guesses))}`,
    bits: Math.log2(WEAK.strength.guesses),
  },
  { label: '3 words', bits: entropyBits(WORD_LIST_SIZE, 3) },
  { label: '8 words', bits: entropyBits(WORD_LIST_SIZE, 8) },
];

/** End of the scale, a little beyond the longest phrase. */
const SCALE_END = 110;
const positionStyle = (bits: number) =>
  ({ '--x': `${((bits / SCALE_END) * 100).toFixed(2)}%` }) as CSSProperties;

const Styles = styled('div')`
  position: relative;
  height: 54px;
  margin-top: 14px;
  border-top: 1px solid var(--line-2);
  > i {
    position: absolute;
    left: 0;
    top: -4px;
    height: 7px;
    background: var(--navy);
    width: var(--x);
    transition: width 0.4s;
  }
  > i::after {
    content: "";
    position: absolute;
    right: -6px;
    top: -3px;
    width: 13px;
    height: 13px;
    border-radius: 50%;
    background: var(--ember);
    box-shadow: 0 0 0 5px color-mix(in srgb, var(--ember) 20%, transparent);
  }
  span {
    position: absolute;
    top: 0;
    left: var(--x);
    border-left: 1px solid var(--navy);
    height: 10px;
  }
  em {
    position: absolute;
    top: 16px;
    left: 0;
    transform: translateX(-50%);
    font: 450 0.75rem / 1.2 var(--mono);
    letter-spacing: -0.03em;
    color: var(--blue);
    white-space: nowrap;
    font-style: normal;
  }
  span:first-of-type em {
    transform: none;
  }
  .now em {
    color: var(--ink);
    font-weight: 600;
  }
  @media ${below.small} {
    .minor:not(:first-of-type) {
      display: none;
    }
  }
`;
