import { Button, styled } from '@site/shell/kit';
import { useSession } from '@site/shell/kit/query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { isTyping } from '../../keyboard/isTyping';
import { allFields, type EditorDefinition } from './definition/EditorDefinition';
import type { DraftState } from './draft/useDraft';
import { ChangeList } from './merge/ChangeList';
import { diffDrafts, toPlainText } from './merge/diffDrafts';
import { mergeTextValues } from './merge/mergeDrafts';
import { joinParts, type TextPart } from './merge/mergeTexts';

/**
 * Shows both versions of each conflicting field, for a text the conflicting paragraphs, and lets the member choose.
 * Everything else is merged already.
 */
export function ConflictPanel<Draft extends object>({ definition, work }: ConflictPanelProps<Draft>) {
  const { draft, conflict, autosave } = work;
  const { user } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const [selected, setSelected] = useState<Record<string, Side>>({});
  useEffect(() => {
    if (!isTyping()) heading.current?.focus();
  }, []);
  if (!conflict) return null;
  const { updatedBy } = conflict.theirs;
  const isOwn = updatedBy !== '' && updatedBy === user?.name;
  const fields = allFields(definition)
    .filter(({ name }) => conflict.fields.includes(name))
    .map((field) => ({ ...field, parts: conflictParts(conflict, draft, field.name) }));
  const sideOf = (name: string, at: number) => selected[`${name} ${at}`] ?? 'mine';
  const mergeSelected = () => {
    const own = fields.map(({ name, parts }) => [
      name,
      typeof draft[name] === 'string'
        ? joinParts(parts as TextPart[], (at) => sideOf(name, at))
        : (parts.find(isConflict)?.[sideOf(name, 0)] ?? draft[name]),
    ]);
    return { ...draft, ...Object.fromEntries(own) } as Draft;
  };
  return (
    <Styles aria-labelledby="merge-head">
      <h2 id="merge-head" ref={heading} tabIndex={-1}>
        <span className="wt">
          {isOwn
            ? `You also changed this ${definition.noun} in another tab or on another device`
            : `${updatedBy || 'Someone else'} also changed this ${definition.noun}`}
        </span>
      </h2>
      <p>
        Choose which version to keep. Until then, your changes are kept in this browser and nothing is saved.
      </p>
      {fields.flatMap(({ name, label, isMarkdown, parts }) =>
        parts.filter(isConflict).map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a conflict has no other id than its index
          <fieldset key={`${name} ${at}`}>
            <legend>{parts.filter(isConflict).length > 1 ? `${label}, section ${at + 1}` : label}</legend>
            {SIDES.map(({ side, caption, ownCaption }) => (
              <label key={side}>
                <input
                  type="radio"
                  name={`merge-${name}-${at}`}
                  checked={sideOf(name, at) === side}
                  onChange={() => setSelected({ ...selected, [`${name} ${at}`]: side })}
                />
                <span className="mu">{isOwn ? ownCaption : caption}</span>
                <span className="value">
                  <Value value={part[side]} isMarkdown={isMarkdown} />
                </span>
              </label>
            ))}
            <details>
              <summary>Show differences</summary>
              <ChangeList
                changes={diffDrafts({ value: part.theirs }, { value: part.mine }, [
                  { name: 'value', label: 'Your version compared with theirs' },
                ])}
              />
            </details>
          </fieldset>
        )),
      )}
      <Button tone="navy" size="small" onClick={() => autosave.resolveConflict(mergeSelected())}>
        Save selection
      </Button>
    </Styles>
  );
}

function Value({ value, isMarkdown }: { value: unknown; isMarkdown?: true }) {
  const text = toPlainText(value).trim();
  if (!text) return <i>Empty</i>;
  return isMarkdown ? (
    <Suspense fallback={text}>
      <MarkdownView markdown={text} />
    </Suspense>
  ) : (
    text
  );
}

const MarkdownView = lazy(() =>
  import('@site/shell/kit/editor').then((editor) => ({ default: editor.MarkdownView })),
);

/** The merged and conflicting parts of a field, with everything typed since the conflict was found. */
function conflictParts<Draft extends object>(
  { before, theirs }: NonNullable<DraftState<Draft>['conflict']>,
  draft: Draft,
  name: keyof Draft & string,
): Part[] {
  const parts = mergeTextValues(before[name], draft[name], theirs.draft[name]);
  return parts ?? [{ mine: draft[name], theirs: theirs.draft[name] }];
}

type Side = 'mine' | 'theirs';
type Part = { both: string } | Record<Side, unknown>;
const isConflict = (part: Part): part is Record<Side, unknown> => 'mine' in part;

const SIDES = [
  { side: 'mine' as const, caption: 'Your version', ownCaption: 'This tab' },
  { side: 'theirs' as const, caption: 'Their version', ownCaption: 'Other tab or device' },
];

interface ConflictPanelProps<Draft extends object> {
  definition: EditorDefinition<Draft>;
  work: DraftState<Draft>;
}

const Styles = styled('section')`
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
    grid-template-columns: repeat(auto-fit, minmax(max(240px, 40%), 1fr));
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
