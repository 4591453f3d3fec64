import { listForms } from '@site/api/leads/forms/contract';
import { api, read } from '@site/shell/kit/query';
import { useId } from 'react';
import { CellNotes, type TextCellProps } from '../fields/TextCell';

/** The choice of a form; without one the block has the contact form. */
export function FormCell({ label, value, onChange, error, hint }: FormCellProps) {
  const id = useId();
  const { data, isError } = useListFormChoicesQuery(
    { query: { limit: '100' } },
    { refetchOnMountOrArgChange: true },
  );
  const forms = (data?.items ?? []).filter(({ isSystem }) => !isSystem);
  const isGone = data && value && !forms.some(({ slug }) => slug === value);
  const describedBy = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={error ? 'cell is-wide is-bad' : 'cell is-wide'}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="control"
        value={value ?? ''}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        <option value="">Contact form</option>
        {forms.map(({ slug, name, isOpen }) => (
          <option key={slug} value={slug}>
            {isOpen ? name : `${name} (closed)`}
          </option>
        ))}
        {value && !forms.some(({ slug }) => slug === value) && (
          <option value={value}>{isGone ? `${value} (deleted)` : value}</option>
        )}
      </select>
      <CellNotes
        id={id}
        hint={isError ? 'Couldn’t load the forms. Reload to choose another one.' : hint}
        error={error}
      />
    </div>
  );
}

interface FormCellProps extends Pick<TextCellProps, 'label' | 'error' | 'hint'> {
  value: string | undefined;
  onChange: (slug: string | undefined) => void;
}

const { useListFormChoicesQuery } = api.injectEndpoints({
  endpoints: (build) => ({ listFormChoices: build.query(read(listForms)) }),
  overrideExisting: true,
});
