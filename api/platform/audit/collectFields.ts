import { docOf } from '../contracts/endpoint';

/** Field names in contracts, with whether any of them marks the field as personal or secret. */
export type ContractFields = ReadonlyMap<string, { isRedacted: boolean }>;

/** The parts of a struct that describe its fields. */
interface Shape {
  type: string;
  schema: unknown;
}

/** Collects the fields of structs at any depth. */
export function collectFields(structs: readonly (Shape | undefined)[]): ContractFields {
  const fields = new Map<string, { isRedacted: boolean }>();
  for (const struct of structs) if (struct) gather(struct, fields);
  return fields;
}

function gather({ type, schema }: Shape, fields: Map<string, { isRedacted: boolean }>): void {
  if (type === 'array' && schema) gather(schema as Shape, fields);
  if (type === 'union' && Array.isArray(schema)) for (const shape of schema) gather(shape, fields);
  if (type !== 'object' && type !== 'type') return;
  for (const [name, struct] of Object.entries(schema as Record<string, Shape>)) {
    const doc = docOf(struct);
    const isRedacted = doc?.['x-personal'] === true || doc?.['x-secret'] === true;
    fields.set(name, { isRedacted: isRedacted || fields.get(name)?.isRedacted === true });
    gather(struct, fields);
  }
}
