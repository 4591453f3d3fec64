import { type AnyStruct, docOf } from '@site/api/platform/contracts/endpoint';
import * as dateFormat from '@site/shell/dateFormat';
import type { FieldKind, RecordField } from './RecordDefinition';

/** Combines a field's definition with the contract's schema. */
export function fieldInfo<Draft extends object>(
  struct: AnyStruct<Draft>,
  field: RecordField<Draft>,
): FieldInfo {
  const own = (struct.schema as Record<string, AnyStruct<unknown>> | null)?.[field.name];
  const doc = (own && docOf(own)) ?? {};
  const values = (doc.enum as string[] | undefined) ?? [];
  return {
    kind: field.kind ?? kindOf(own?.type, doc),
    isOptional: field.isOptional ?? own?.is(undefined) ?? false,
    isOmittedWhenEmpty: own?.is(undefined) ?? false,
    maxLength: typeof doc.maxLength === 'number' ? doc.maxLength : undefined,
    isInteger: (doc.type ?? own?.type) === 'integer',
    options: field.options ?? values.map((value) => ({ value, label: value })),
  };
}

export interface FieldInfo {
  kind: FieldKind;
  isOptional: boolean;
  /** The API accepts a draft without it. */
  isOmittedWhenEmpty: boolean;
  maxLength?: number;
  isInteger: boolean;
  options: readonly { value: string; label: string }[];
}

/** Longer texts get a multi-line field. */
const MAX_SINGLE_LINE = 1000;

function kindOf(type: string | undefined, doc: Record<string, unknown>): FieldKind {
  if (doc.enum) return 'select';
  if (doc.format === 'date') return 'date';
  if (doc.format === 'date-time') return 'dateTime';
  if (type === 'boolean') return 'switch';
  if (type === 'array') return 'tags';
  if (type === 'integer' || type === 'number') return 'number';
  return Number(doc.maxLength ?? 0) > MAX_SINGLE_LINE ? 'lines' : 'text';
}

/** Formats a field's value for display. */
export function formatField<Draft extends object>(
  struct: AnyStruct<Draft>,
  field: RecordField<Draft>,
  draft: Draft,
): string {
  const { kind, options } = fieldInfo(struct, field);
  const value: unknown = draft[field.name];
  if (field.format) return field.format(value);
  if (kind === 'switch') return value ? 'On' : 'Off';
  if (value instanceof File) return value.name;
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  if (kind === 'date' && text) return dateFormat.calendarDate(text);
  if (kind === 'dateTime' && text) return dateFormat.stamp(text);
  return options.find((option) => option.value === text)?.label ?? text;
}

/** Whether two drafts have the same value in a field. */
export const isSame = <Draft>(one: Draft, other: Draft, { name }: RecordField<Draft>): boolean =>
  JSON.stringify(one[name] ?? '') === JSON.stringify(other[name] ?? '');
