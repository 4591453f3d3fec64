import { listForms } from '@site/api/leads/forms/contract';
import { api, read } from '@site/shell/kit/query';
import { SelectCell } from '../fields/SelectCell';
import type { TextCellProps } from '../fields/TextCell';

/** The choice of a form; without one the block has the contact form. */
export function FormChoiceCell({ label, value, onChange, error, hint }: FormChoiceCellProps) {
  const { data, isError } = useListFormChoicesQuery(
    { query: { limit: '100' } },
    { refetchOnMountOrArgChange: true },
  );
  const forms = (data?.items ?? []).filter(({ isSystem }) => !isSystem);
  const options = forms.map(({ slug, name, isOpen }) => ({
    value: slug,
    label: isOpen ? name : `${name} (closed)`,
  }));
  const isUnknown = value && !forms.some(({ slug }) => slug === value);
  return (
    <SelectCell
      label={label}
      value={value ?? ''}
      options={[
        { value: '', label: 'Contact form' },
        ...options,
        ...(isUnknown ? [{ value, label: data ? `${value} (deleted)` : value }] : []),
      ]}
      error={error}
      hint={isError ? 'Couldn’t load the forms. Reload to choose another one.' : hint}
      onChange={(slug) => onChange(slug || undefined)}
    />
  );
}

interface FormChoiceCellProps extends Pick<TextCellProps, 'label' | 'error' | 'hint'> {
  value: string | undefined;
  onChange: (slug: string | undefined) => void;
}

const { useListFormChoicesQuery } = api.injectEndpoints({
  endpoints: (build) => ({ listFormChoices: build.query(read(listForms)) }),
  overrideExisting: true,
});
