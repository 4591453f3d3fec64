import type { Versioned } from '../resource/createResource';
import { fieldInfo } from './fieldInfo';
import type { RecordDefinition } from './RecordDefinition';

/** The form values of a record. */
export function toDraft<Row extends Versioned, Draft extends object>(
  { struct, fields, initial }: Pick<RecordDefinition<Row, Draft>, 'struct' | 'fields' | 'initial'>,
  row: Row,
): Draft {
  const known = row as Row & Partial<Draft>;
  const emptyValue = (field: (typeof fields)[number]) =>
    fieldInfo(struct, field).isOmittedWhenEmpty ? undefined : '';
  return Object.fromEntries(
    fields.map((field) => [field.name, known[field.name] ?? initial[field.name] ?? emptyValue(field)]),
  ) as Draft;
}
