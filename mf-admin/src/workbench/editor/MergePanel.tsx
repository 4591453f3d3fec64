import { Button, styled } from '@site/shell/kit';
import { useEffect, useRef, useState } from 'react';
import { isWriting } from '../../parts/isWriting';
import { Changes } from './Changes';
import { changesOf, plainWords } from './changesOf';
import { allFields, type EditorDefinition } from './EditorDefinition';
import type { EditorWork } from './useEditor';

/** Fields that two members changed, each in their own way: both are shown to choose from. All others are together already. */
export function MergePanel<Draft extends object>({ definition, work }: MergePanelProps<Draft>) {
  const { draft, conflict, autosave } = work;
  const head = useRef<HTMLHeadingElement>(null);
  const [taken, setTaken] = useState<Record<string, Side>>({});
  useEffect(() => {
    if (!isWriting()) head.current?.focus();
  }, []);
  if (!conflict) return null;
  const theirs = conflict.theirs.draft;
  const fields = allFields(definition).filter(({ name }) => conflict.fields.includes(name));
  const chosen = () => {
    const own = Object.fromEntries(
      conflict.fields.map((name) => [name, (taken[name] === 'theirs' ? theirs : draft)[name]]),
    );
    return { ...draft, ...own } as Draft;
  };
  return (
    <Look aria-labelledby="merge-head">
      <h2 id="merge-head" ref={head} tabIndex={-1}>
        <span className="wt">{conflict.theirs.updatedBy || 'Somebody else'} changed this too</span>
      </h2>
      <p>
        Choose what stays, field by field. Until then your words are kept on this device, and nothing is
        saved.
      </p>
      {fields.map(({ name, label }) => (
        <fieldset key={name}>
          <legend>{label}</legend>
          {SIDES.map(({ side, word }) => (
            <label key={side}>
              <input
                type="radio"
                name={`merge-${name}`}
                checked={(taken[name] ?? 'mine') === side}
                onChange={() => setTaken({ ...taken, [name]: side })}
              />
              <span className="mu">{word}</span>
              <span className="value">
                {plainWords((side === 'mine' ? draft : theirs)[name]) || <i>empty</i>}
              </span>
            </label>
          ))}
          <details>
            <summary>What is different</summary>
            <Changes changes={changesOf(theirs, draft, [{ name, label: 'From theirs to yours' }])} />
          </details>
        </fieldset>
      ))}
      <Button tone="navy" size="small" onClick={() => autosave.settle(chosen())}>
        Go on with these
      </Button>
    </Look>
  );
}

type Side = 'mine' | 'theirs';
const SIDES = [
  { side: 'mine' as const, word: 'Yours' },
  { side: 'theirs' as const, word: 'Theirs' },
];

interface MergePanelProps<Draft extends object> {
  definition: EditorDefinition<Draft>;
  work: EditorWork<Draft>;
}

const Look = styled('section')`
  display: grid;
  gap: 10px;
  justify-items: start;
  padding: 14px 20px 18px;
  border-bottom: 1px solid var(--ember);
  background: var(--ember-w);
  h2 {
    font-size: 1rem;
    outline: 0;
    box-shadow: none;
  }
  fieldset {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
    width: 100%;
    margin: 0;
    padding: 0;
    min-width: 0;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
  }
  legend {
    float: left;
    grid-column: 1 / -1;
    padding: 7px 12px;
    font-weight: 550;
    color: var(--blue);
  }
  label {
    display: grid;
    grid-template-columns: 18px 1fr;
    align-content: start;
    gap: 2px 8px;
    padding: 9px 12px 11px;
    border-top: 1px solid var(--line);
    min-width: 0;
  }
  label:has(:checked) {
    background: var(--sel);
  }
  .value {
    grid-column: 2;
    max-height: 12em;
    overflow: auto;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    color: var(--ink);
  }
  details {
    grid-column: 1 / -1;
    padding: 8px 12px 10px;
    border-top: 1px solid var(--line);
  }
`;
