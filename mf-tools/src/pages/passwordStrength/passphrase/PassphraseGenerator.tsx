import { Button, below, LiveRegion, styled } from '@site/shell/kit';
import Dices from 'lucide-react/icons/dices';
import type { CSSProperties } from 'react';
import { CopyButton } from '../../../clipboard/CopyButton';
import { WORD_LIST_SIZE } from '../strength/phraseStrength';
import { entropyBits, PHRASE_LENGTHS } from './drawWords';
import { EntropyScale } from './EntropyScale';
import { usePassphrase } from './usePassphrase';

/**
 * Generates a passphrase of random words above an entropy scale. The initial phrase is an example that cannot be
 * copied.
 */
export function PassphraseGenerator() {
  const { words, count, isDrawn, announcement, draw, container } = usePassphrase();
  const bits = entropyBits(WORD_LIST_SIZE, 1);
  return (
    <Styles ref={container}>
      <ol
        className={count > PHRASE_LENGTHS[0] ? 'plates is-many' : 'plates'}
        style={{ '--w': count } as CSSProperties}
      >
        {words.map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plate is its place
          <li key={index}>
            <small>
              word {index + 1}, {bits.toFixed(1)} bits
            </small>
            <b>{word}</b>
          </li>
        ))}
      </ol>
      <EntropyScale count={count} />
      <div className="controls">
        <Button onClick={() => draw()}>
          <Dices aria-hidden />
          New words
        </Button>
        <CopyButton text={words.join('-')} label="Copy passphrase" isDisabled={!isDrawn} />
        <fieldset className="lengths" aria-label="Number of words">
          {PHRASE_LENGTHS.map((length) => (
            <button key={length} type="button" aria-pressed={length === count} onClick={() => draw(length)}>
              {length}
              {length === PHRASE_LENGTHS[0] && ' words'}
            </button>
          ))}
        </fieldset>
        <p>
          For everything else, let a password manager create and store the password. You need a passphrase
          only for the password manager, your computer and your email.
        </p>
      </div>
      <noscript>
        <p>Everyone sees the words above, so don’t use them. Turn on JavaScript to create your own.</p>
      </noscript>
      <LiveRegion>{announcement}</LiveRegion>
    </Styles>
  );
}

const Styles = styled('div')`
  .plates {
    display: grid;
    grid-template-columns: repeat(var(--w), minmax(0, 1fr));
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
    overflow: clip;
  }
  .plates li {
    padding: 20px 18px 22px;
    min-width: 0;
    box-shadow: -1px -1px 0 var(--line);
  }
  .plates small {
    display: block;
    font: 450 0.75rem / 1 var(--mono);
    letter-spacing: -0.02em;
    color: var(--blue);
  }
  .plates b {
    display: block;
    margin-top: 16px;
    font-size: clamp(1.25rem, 2.05vw, 2rem);
    font-weight: 500;
    letter-spacing: -0.04em;
    line-height: 1.1;
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  .controls {
    display: flex;
    gap: 12px;
    flex-wrap: wrap;
    margin-top: 18px;
    align-items: center;
  }
  .controls p {
    margin-left: auto;
    font-size: 0.9375rem;
    color: var(--text);
    max-width: var(--measure);
  }
  noscript p {
    margin-top: 16px;
    color: var(--ink);
  }
  .lengths {
    margin: 0;
    min-width: 0;
    display: inline-flex;
    border: 1px solid var(--line-2);
    border-radius: var(--r-ctl);
    background: var(--sheet);
    padding: 1px;
    gap: 3px;
  }
  .lengths button {
    border: 0;
    background: none;
    min-height: 44px;
    min-width: 44px;
    padding: 0 16px;
    border-radius: 7px;
    font: 550 0.9375rem / 1.2 var(--sans);
    color: var(--navy);
    cursor: pointer;
    white-space: nowrap;
    transition:
      background var(--t-hover),
      color var(--t-hover);
  }
  .lengths button:hover {
    background: var(--steel);
  }
  .lengths button[aria-pressed="true"] {
    background: var(--navy);
    color: var(--white);
  }
  @media ${below.wide} {
    .plates.is-many {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  @media ${below.tablet} {
    .plates,
    .plates.is-many {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .controls p {
      margin: 0;
      flex-basis: 100%;
    }
  }
  @media ${below.small} {
    .plates,
    .plates.is-many {
      grid-template-columns: 1fr 1fr;
    }
    .plates li {
      padding: 14px;
    }
    .plates b {
      margin-top: 10px;
    }
    .controls > button {
      white-space: nowrap;
      padding-inline: 12px;
      flex: 1 1 44%;
    }
  }
`;
