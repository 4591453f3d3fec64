import { Button, styled } from '@site/shell/kit';
import { useEffect, useId, useRef, useState } from 'react';
import { useSaveShortcut } from '../../keyboard/useSaveShortcut';
import type { Versioned } from '../resource/createResource';
import { formatField, isSame } from './fieldInfo';
import type { RecordDefinition, RecordField } from './RecordDefinition';
import type { Conflict } from './RecordForm';
import { toDraft } from './toDraft';

/**
 * Resolves a version conflict field by field. Fields that only one member changed are preselected.
 */
export function RecordConflict<Row extends Versioned, Draft extends object>({
  definition,
  conflict,
  isOnline,
  onChoose,
}: RecordConflictProps<Row, Draft>) {
  const { noun: word, fields, struct } = definition;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { mine } = conflict;
  const [theirs, before] = [toDraft(definition, conflict.theirs), toDraft(definition, conflict.before)];
  const [selected, setSelected] = useState<Partial<Record<string, Side>>>({});
  const differing = fields.filter((field) => !isSame(mine, theirs, field));
  const sideOf = (field: RecordField<Draft>): Side =>
    selected[field.name] ?? (isSame(mine, before, field) ? 'theirs' : 'mine');
  const chosen = {
    ...mine,
    ...Object.fromEntries(
      fields.map((field) => [field.name, (sideOf(field) === 'mine' ? mine : theirs)[field.name]]),
    ),
  };
  const sides = [
    { side: 'mine' as const, name: 'Your version', draft: mine },
    { side: 'theirs' as const, name: 'Their version', draft: theirs },
  ];
  useSaveShortcut(() => isOnline && onChoose(chosen, true));
  useEffect(() => heading.current?.focus(), []);
  return (
    <Styles aria-labelledby={`${id}head`}>
      <h3 id={`${id}head`} ref={heading} tabIndex={-1}>
        <span className="wt">Someone else changed this {word}</span>
      </h3>
      <p>
        This {word} was saved while you were editing it.{' '}
        {differing.length ? 'Choose which version to keep.' : 'Both versions are the same.'}
      </p>
      {differing.map((field) => (
        <fieldset key={field.name}>
          <legend>{field.label}</legend>
          {sides.map(({ side, name, draft }) => (
            <label key={side}>
              <input
                type="radio"
                name={`${id}${field.name}`}
                checked={sideOf(field) === side}
                onChange={() => setSelected({ ...selected, [field.name]: side })}
              />
              <span className="side">{name}</span>
              <span className="value">
                {field.renderValue?.(draft[field.name]) ??
                  (formatField(struct, field, draft) || <i>Empty</i>)}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className="actions">
        <Button tone="navy" size="small" onClick={() => onChoose(chosen, true)} disabled={!isOnline}>
          Save selection
        </Button>
        <Button tone="line" size="small" onClick={() => onChoose(chosen, false)}>
          Back to form
        </Button>
      </div>
    </Styles>
  );
}

type Side = 'mine' | 'theirs';

interface RecordConflictProps<Row extends Versioned, Draft extends object> {
  definition: RecordDefinition<Row, Draft>;
  conflict: Conflict<Row, Draft>;
  isOnline: boolean;
  /** Continues with these values based on the newer version, and saves them at once if `shouldSubmit`. */
  onChoose: (chosen: Draft, shouldSubmit: boolean) => void;
}

const Styles = styled('section')`
  padding: 14px 20px 16px;
  border-top: 1px solid var(--ember);
  background: var(--ember-w);
  h3 {
    font-size: 1rem;
    font-weight: 600;
    outline: 0;
    box-shadow: none;
  }
  > p {
    margin: 4px 0 12px;
  }
  fieldset {
    display: grid;
    grid-template-columns: 1fr 1fr;
    margin: 0 0 10px;
    padding: 0;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
    min-width: 0;
  }
  legend {
    float: left;
    grid-column: 1 / -1;
    width: 100%;
    padding: 7px 12px 6px;
    border-bottom: 1px solid var(--line);
    font-size: var(--a13);
    font-weight: 550;
    color: var(--blue);
  }
  label {
    display: grid;
    grid-template-columns: 18px 1fr;
    align-content: start;
    gap: 2px 8px;
    padding: 9px 12px 11px;
    min-width: 0;
    cursor: pointer;
  }
  label + label {
    border-left: 1px solid var(--line);
  }
  label:has(:checked) {
    background: var(--sel);
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--navy);
    outline-offset: -2px;
  }
  input {
    width: 15px;
    height: 15px;
    margin: 2px 0 0;
    accent-color: var(--navy);
    outline: 0;
    box-shadow: none;
  }
  .side {
    font-size: var(--a12);
    color: var(--muted);
  }
  .value {
    grid-column: 2;
    font-weight: 550;
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  .value i {
    font-weight: 400;
    color: var(--muted);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 14px;
  }
`;
