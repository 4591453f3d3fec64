import type { Struct } from 'superstruct';

/** The first error of each field, by field name; empty if the values are valid. */
export function validateValues(
  values: object,
  struct?: FormStruct,
  messages: object = {},
): Record<string, string> {
  const errors: Record<string, string> = {};
  const [error] = struct ? struct.validate(values, { coerce: true }) : [];
  for (const failure of error?.failures() ?? []) {
    const field = String(failure.path[0] ?? '');
    errors[field] ??= (messages as Record<string, string>)[field] ?? failure.message;
  }
  return errors;
}

// biome-ignore lint/suspicious/noExplicitAny: what a struct is of does not matter to who only checks with it
export type FormStruct = Struct<any, any>;
