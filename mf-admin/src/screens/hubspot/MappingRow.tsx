import {
  conflictOptions,
  directionOptions,
  emptyOptions,
  type HubspotMapping,
  type LocalFieldName,
  type MappingEntry,
  transformOptions,
} from '@site/api/hubspot/mapping/contract';
import { IconButton } from '@site/shell/kit/workbench';
import X from 'lucide-react/icons/x';
import { useId } from 'react';

/** One mapped field. */
export function MappingRow(props: MappingRowProps) {
  const { at, entry, mapping, list, canEdit, message, onChange, onRemove } = props;
  const id = useId();
  const field = mapping.fields.find(({ name }) => name === entry.field);
  const name = `${field?.label ?? entry.field} to ${entry.property || 'a new property'}`;
  const property = mapping.properties?.find((each) => each.name === entry.property);
  const fields = mapping.fields.map((each) => ({ value: each.name, label: each.label }));
  const directions = field?.canPull ? directionOptions : directionOptions.slice(0, 1);
  const transforms = transformOptions.filter(({ value }) =>
    entry.field === 'stage'
      ? value !== 'owner'
      : value === 'none' || (entry.field === 'owner' && value === 'owner'),
  );
  const select = (
    key: keyof MappingEntry,
    label: string,
    options: readonly { value: string; label: string }[],
  ) =>
    canEdit ? (
      <select
        className="control"
        aria-label={`${label}, row ${at + 1}`}
        value={entry[key]}
        onChange={({ target }) => onChange({ [key]: target.value } as Partial<MappingEntry>)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    ) : (
      options.find(({ value }) => value === entry[key])?.label
    );
  return (
    <tr className={message ? 'is-wrong' : undefined}>
      <th scope="row" data-label="Field">
        {canEdit ? (
          <select
            className="control"
            aria-label={`Field, row ${at + 1}`}
            value={entry.field}
            onChange={({ target }) => onChange(toField(mapping, entry, target.value as LocalFieldName))}
          >
            {fields.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        ) : (
          field?.label
        )}
      </th>
      <td data-label="HubSpot property">
        {canEdit ? (
          <input
            className="control"
            aria-label={`HubSpot property, row ${at + 1}`}
            aria-invalid={message ? true : undefined}
            aria-describedby={message ? id : undefined}
            list={list}
            value={entry.property}
            maxLength={100}
            spellCheck={false}
            autoComplete="off"
            placeholder="firstname"
            onChange={({ target }) => onChange({ property: target.value.trim() })}
          />
        ) : (
          <code>{entry.property}</code>
        )}
        {property && <span className="mu">{property.label}</span>}
        {message && (
          <span id={id} className="no">
            {message}
          </span>
        )}
      </td>
      <td data-label="Direction">{select('direction', 'Direction', directions)}</td>
      <td data-label="Value">{select('transform', 'Value', transforms)}</td>
      <td data-label="If empty">{select('whenEmpty', 'If empty', emptyOptions)}</td>
      <td data-label="If both changed">
        {entry.direction === 'both' ? (
          select('conflict', 'If both changed', conflictOptions)
        ) : (
          <span className="mu">One-way sync</span>
        )}
      </td>
      {canEdit && (
        <td className="end">
          <IconButton label={`Remove ${name}`} onClick={onRemove}>
            <X aria-hidden />
          </IconButton>
        </td>
      )}
    </tr>
  );
}

/** Another field in a row. The property follows, unless somebody chose it. */
function toField(
  { fields }: HubspotMapping,
  entry: MappingEntry,
  field: LocalFieldName,
): Partial<MappingEntry> {
  const suggestedFor = (name: LocalFieldName) => fields.find((each) => each.name === name)?.suggested ?? '';
  const isFree = !entry.property || entry.property === suggestedFor(entry.field);
  return {
    field,
    transform: 'none',
    direction: 'to',
    ...(isFree && { property: suggestedFor(field) }),
  };
}

interface MappingRowProps {
  at: number;
  entry: MappingEntry;
  mapping: HubspotMapping;
  /** The id of the list of properties. */
  list: string;
  canEdit: boolean;
  /** What is wrong with it. */
  message?: string;
  onChange: (part: Partial<MappingEntry>) => void;
  onRemove: () => void;
}
