import type { CounselReview } from '@site/api/content/policies/contract';
import { styled } from '@site/shell/kit';
import { MarkdownEditor } from '@site/shell/kit/editor';
import { useId } from 'react';
import { useTextFiles } from '../../images/useTextFiles';
import type { FieldControlProps } from '../../workbench/editor/definition/EditorDefinition';
import { DateControl } from '../../workbench/editor/fields/DateControl';
import { useLinkTargets } from '../../workbench/fields/links/useLinkTargets';

/** The text of a policy, without images. */
export function TextControl({ label, value, onChange, isReadOnly, placeholder }: FieldControlProps) {
  const { files, dialog } = useTextFiles();
  return (
    <MarkdownEditor
      label={label}
      value={value}
      onChange={onChange}
      files={files}
      useLinkTargets={useLinkTargets}
      isReadOnly={isReadOnly}
      placeholder={placeholder}
    >
      {dialog}
    </MarkdownEditor>
  );
}

/** Whether the version asks every visitor for consent again, and what that means. */
export function RenewConsentControl({ label, value, onChange, isReadOnly }: FieldControlProps) {
  const id = useId();
  return (
    <Styles>
      <label>
        <input
          type="checkbox"
          checked={value}
          disabled={isReadOnly}
          aria-describedby={id}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
      <p id={id} className={value ? 'wt' : 'mu'}>
        {value
          ? 'When this version takes effect, every visitor who has chosen cookies is asked again. Until they answer, nothing runs that needs their consent. You can’t undo this.'
          : 'Turn this on if the version changes what visitors consented to. Wording corrections don’t need it.'}
      </p>
    </Styles>
  );
}

const newReview = (): CounselReview => ({ name: '', on: new Date().toISOString().slice(0, 10), words: '' });

/** Which lawyer reviewed this text, and when. Any change of the text clears it. */
export function CounselControl({ label, value, onChange, isReadOnly, errors: faults }: FieldControlProps) {
  const mark = value as CounselReview | null;
  const set = (part: Partial<CounselReview>) => onChange({ ...mark, ...part });
  return (
    <Styles disabled={isReadOnly}>
      <label>
        <input
          type="checkbox"
          checked={mark !== null}
          onChange={({ target }) => onChange(target.checked ? newReview() : null)}
        />
        <span>{label}</span>
      </label>
      {mark ? (
        <>
          <Words label="Reviewer" fault={faults.name} value={mark.name} onChange={(name) => set({ name })} />
          <DateControl
            label="Review date"
            value={mark.on}
            isReadOnly={isReadOnly}
            errors={{}}
            onChange={(on) => set({ on: String(on) })}
          />
          {faults.on && (
            <p className="no" role="alert">
              {faults.on}
            </p>
          )}
          <p className="mu">
            Applies to this text only: editing the text clears it. Visitors see the date, not the name.
          </p>
        </>
      ) : (
        <p className="mu">
          Without a review, signed-in members see on the page that it is a draft for review by counsel.
          Visitors don’t.
        </p>
      )}
    </Styles>
  );
}

function Words({ label, value, fault, onChange }: WordsProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="control"
        value={value}
        maxLength={120}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {fault && (
        <p className="no" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </>
  );
}

interface WordsProps {
  label: string;
  value: string;
  fault?: string;
  onChange: (value: string) => void;
}

const Styles = styled('fieldset')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  margin: 0;
  padding: 0;
  border: 0;
  label:has(> [type="checkbox"]) {
    display: flex;
    align-items: baseline;
    gap: 8px;
    min-height: 28px;
  }
  [type="checkbox"] {
    flex: none;
    accent-color: var(--navy);
    translate: 0 2px;
  }
  > label:not(:has(> input)) {
    font-size: var(--a12);
    color: var(--muted);
  }
  > .control {
    width: 100%;
    min-height: var(--ctl);
    padding: 6px 10px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
    color: var(--ink);
    font: inherit;
  }
`;
