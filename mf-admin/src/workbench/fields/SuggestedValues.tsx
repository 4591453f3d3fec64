import { styled } from '@site/shell/kit';

/** Buttons with suggested values for what is typed so far. */
export function SuggestedValues<Draft>({
  label,
  useSuggestions,
  draft,
  onChoose,
}: SuggestedValuesProps<Draft>) {
  const suggestions = useSuggestions(draft);
  if (!suggestions.length) return null;
  return (
    <Styles role="group" aria-label={`Suggestions for ${label}`}>
      {suggestions.map(({ value, label: name }) => (
        <button type="button" key={value} onClick={() => onChoose(value)}>
          <b>{name}</b>
          {value !== name && <span className="m">{value}</span>}
        </button>
      ))}
    </Styles>
  );
}

interface SuggestedValuesProps<Draft> {
  label: string;
  useSuggestions: (draft: Draft) => readonly Suggestion[];
  draft: Draft;
  onChoose: (value: string) => void;
}

export interface Suggestion {
  value: string;
  label: string;
}

const Styles = styled('div')`
  display: grid;
  border-bottom: 1px solid var(--line-2);
  background: var(--paper);
  &:not(:last-child) {
    margin-bottom: 10px;
  }
  button {
    display: flex;
    align-items: baseline;
    flex-wrap: wrap;
    gap: 0 10px;
    padding: 7px 20px;
    border: 0;
    border-top: 1px solid var(--line);
    background: none;
    color: var(--muted);
    text-align: left;
    cursor: pointer;
    outline-offset: -2px;
  }
  button:first-of-type {
    border: 0;
  }
  button:hover {
    background: var(--hover);
  }
  b {
    font-weight: 550;
    color: var(--ink);
  }
  span {
    overflow-wrap: anywhere;
  }
`;
