import type { Versioned } from '../resource/resourceOf';
import type { RecordDefinition } from './RecordDefinition';
import { readField } from './readField';

/** What the form holds of a record: its fields. */
export function draftOf<Row extends Versioned, Draft extends object>(
  { struct, fields, initial }: Pick<RecordDefinition<Row, Draft>, 'struct' | 'fields' | 'initial'>,
  row: Row,
): Draft {
  const known = row as Row & Partial<Draft>;
  const nothing = (field: (typeof fields)[number]) =>
    readField(struct, field).isOmittedWhenEmpty ? undefined : '';
  return Object.fromEntries(
    fields.map((field) => [field.name, known[field.name] ?? initial[field.name] ?? nothing(field)]),
  ) as Draft;
}
