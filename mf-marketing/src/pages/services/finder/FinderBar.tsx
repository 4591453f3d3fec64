import { below, styled } from '@site/shell/kit';
import { FindField } from '../../../innerPage/FindField';
import type { Goal } from '../content/Outline';
import { GOALS } from './goals';

/** Search field and goal filter. */
export function FinderBar({ words, goal, isHydrated, onWords, onGoal, onFocus }: FinderBarProps) {
  const choices: { goal?: Goal; label: string }[] = [{ label: 'All' }, ...GOALS];
  return (
    <Styles className="wrap">
      <FindField
        id="find-a-service"
        label="Search services"
        value={words}
        onFind={onWords}
        onFocus={onFocus}
      />
      <fieldset className={isHydrated ? 'goals' : 'goals is-waiting'}>
        <legend>What do you need help with?</legend>
        <div className="chips">
          {choices.map((choice) => (
            <button
              key={choice.label}
              type="button"
              className="chip"
              aria-pressed={choice.goal === goal}
              onClick={() => onGoal(choice.goal)}
            >
              {choice.label}
            </button>
          ))}
        </div>
      </fieldset>
    </Styles>
  );
}

interface FinderBarProps {
  words: string;
  goal?: Goal;
  isHydrated: boolean;
  onWords: (words: string) => void;
  onGoal: (goal?: Goal) => void;
  onFocus: () => void;
}

const Styles = styled('div')`
  display: grid;
  grid-template-columns: minmax(280px, 1fr) auto;
  align-items: end;
  gap: 20px 40px;
  padding-bottom: clamp(28px, 3vw, 44px);
  .goals {
    min-width: 0;
    padding: 0;
    border: 0;
  }
  .goals.is-waiting {
    visibility: hidden;
  }
  legend {
    padding: 0;
    margin-bottom: 10px;
    font-size: var(--fs-sm);
    color: var(--muted);
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .chip {
    min-height: 44px;
    padding: 0 16px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-round);
    background: var(--sheet);
    color: var(--navy);
    font: 500 0.9688rem / 1.2 var(--sans);
    letter-spacing: -0.01em;
    cursor: pointer;
    transition:
      border-color var(--t-hover),
      background var(--t-hover),
      color var(--t-hover);
  }
  .chip:hover {
    border-color: var(--navy);
  }
  .chip[aria-pressed="true"] {
    background: var(--navy);
    border-color: var(--navy);
    color: var(--white);
  }
  @media ${below.desktop} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media ${below.phone} {
    .chips {
      flex-wrap: nowrap;
      overflow-x: auto;
      margin-inline: calc(-1 * var(--gutter));
      padding: 6px var(--gutter);
      scrollbar-width: none;
    }
    .chip {
      flex: none;
    }
  }
  @media print {
    display: none;
  }
`;
