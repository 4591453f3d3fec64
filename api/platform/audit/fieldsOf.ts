import { docOf } from '../contracts/endpoint';

/** The names of fields that contracts know, each with whether it is personal or secret in any of them. */
export type Fields = ReadonlyMap<string, { isClosed: boolean }>;

/** As much of a struct as tells what lies in it. */
interface Shape {
  type: string;
  schema: unknown;
}

/** What the contracts of a resource name, at any depth. */
export function fieldsOf(structs: readonly (Shape | undefined)[]): Fields {
  const fields = new Map<string, { isClosed: boolean }>();
  for (const struct of structs) if (struct) gather(struct, fields);
  return fields;
}

function gather({ type, schema }: Shape, fields: Map<string, { isClosed: boolean }>): void {
  if (type === 'array' && schema) gather(schema as Shape, fields);
  if (type === 'union' && Array.isArray(schema)) for (const shape of schema) gather(shape, fields);
  if (type !== 'object' && type !== 'type') return;
  for (const [name, struct] of Object.entries(schema as Record<string, Shape>)) {
    const doc = docOf(struct);
    const isClosed = doc?.['x-personal'] === true || doc?.['x-secret'] === true;
    fields.set(name, { isClosed: isClosed || fields.get(name)?.isClosed === true });
    gather(struct, fields);
  }
}
