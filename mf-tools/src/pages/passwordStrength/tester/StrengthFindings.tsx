import { below, Note, styled } from '@site/shell/kit';
import { formatInteger } from '../../../formatting/formatInteger';
import { Exponents } from '../guesses/Exponents';
import { formatGuesses } from '../guesses/formatGuesses';
import { segmentStyles } from '../segments/segmentStyles';
import { maskedText, segmentLetter } from '../segments/segmentText';
import { SCORE_LABELS, type Strength } from '../strength/Strength';
import { strengthMeaning } from './strengthMeaning';
import type { PasswordTest } from './usePasswordStrength';

/** Score, its meaning, and every part with its guesses. */
export function StrengthFindings({ test, isHidden }: { test: PasswordTest; isHidden: boolean }) {
  const { strength, phase } = test;
  return (
    <Styles>
      <div className="score">
        <strong>{strength ? SCORE_LABELS[strength.score] : PHASE_TITLES[phase]}</strong>
        {strength && <Note as="span">score {strength.score} of 4</Note>}
      </div>
      <div className="five" aria-hidden="true">
        {SCORE_LABELS.map((word, index) => (
          <i key={word} className={strength ? stepClass(index, strength.score) : undefined} />
        ))}
      </div>
      <p>{strength ? strengthMeaning(strength) : PHASE_TEXTS[phase]}</p>
      {strength && (
        <>
          <ul className="bill">
            {strength.drawnFrom ? wordListRow(strength, isHidden) : partRows(strength, isHidden)}
          </ul>
          <p className="sum">
            <Exponents>{strength.sum}</Exponents>
          </p>
        </>
      )}
    </Styles>
  );
}

const PHASE_TITLES = {
  empty: 'Nothing to test yet',
  measuring: 'Measuring',
  measured: '',
  failed: 'Not measured',
};

const PHASE_TEXTS = {
  empty: 'Type a password above, or try an example.',
  measuring: 'Loading the word lists…',
  measured: '',
  failed: 'The word lists couldn’t be loaded. Check your connection and type again.',
};

const stepClass = (index: number, score: number) =>
  index === score ? 'on at' : index < score ? 'on' : undefined;

function partRows({ segments }: Strength, isHidden: boolean) {
  return segments.map((segment, index) =>
    segment.kind === 'join' ? null : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name than its place
      <li key={index}>
        <span className="bal">{segmentLetter(segments, index)}</span>
        <span>
          <code>{maskedText(segment.text, isHidden)}</code>
          <small>{segment.finding}</small>
        </span>
        <em>
          <Exponents>{formatGuesses(segment.guesses)}</Exponents>
          <br />
          guesses
        </em>
      </li>
    ),
  );
}

function wordListRow({ drawnFrom }: Strength, isHidden: boolean) {
  const { list, words } = drawnFrom!;
  const size = formatInteger(list);
  return (
    <li>
      <span className="bal">A</span>
      <span>
        <code>{isHidden ? maskedText('words', true) : `${words} listed words`}</code>
        <small>
          Each is one of {size}. If the words are random, attackers must try every combination, even with the
          list. If you picked them yourself, they’re weaker than shown.
        </small>
      </span>
      <em>{size} each</em>
    </li>
  );
}

const Styles = styled('div')`
  padding: 26px 28px 30px;
  border-right: 1px solid var(--line);
  min-width: 0;
  ${segmentStyles}
  > p {
    max-width: var(--measure);
  }
  .score {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
  }
  .score strong {
    font-weight: 500;
    color: var(--ink);
    font-size: clamp(2.75rem, 2rem + 2.4vw, 4.25rem);
    letter-spacing: -0.05em;
    line-height: 1;
  }
  .score .note {
    white-space: nowrap;
  }
  .five {
    display: grid;
    grid-template-columns: repeat(5, 1fr);
    gap: 4px;
    margin: 14px 0;
  }
  .five i {
    height: 10px;
    border: 1px solid var(--line-2);
    border-radius: 1px;
  }
  .five .on {
    background: var(--navy);
    border-color: var(--navy);
  }
  .five .at {
    background: var(--ember);
    border-color: var(--ember);
    box-shadow: 0 0 0 4px color-mix(in srgb, var(--ember) 20%, transparent);
  }
  .bill {
    margin-top: 18px;
    border-top: 1px solid var(--line-2);
  }
  .bill li {
    display: grid;
    grid-template-columns: 26px minmax(0, 1fr) auto;
    gap: 2px 12px;
    align-items: start;
    padding: 11px 0;
    border-bottom: 1px solid var(--line);
    line-height: 1.4;
  }
  .bill code {
    font: 550 1rem / 1.5 var(--mono);
    color: var(--ink);
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  .bill small {
    display: block;
    font-size: 0.9375rem;
    color: var(--text);
  }
  .bill em {
    font: 450 0.8125rem / 1.9 var(--mono);
    font-style: normal;
    letter-spacing: -0.02em;
    color: var(--blue);
    text-align: right;
  }
  .bill sup,
  .sum sup {
    line-height: 0;
  }
  .sum {
    font: 450 0.8125rem / 1.5 var(--mono);
    letter-spacing: -0.02em;
    color: var(--blue);
    margin-top: 12px;
    overflow-wrap: anywhere;
  }
  @media ${below.laptop} {
    border-right: 0;
    border-bottom: 1px solid var(--line);
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
