import { docOf } from '../wire';

/** The names of fields that contracts know, each with whether it is personal in any of them. */
export type Fields = ReadonlyMap<string, { isPersonal: boolean }>;

/** As much of a struct as tells what lies in it. */
interface Shape {
  type: string;
  schema: unknown;
}

/** What the contracts of a resource name, at any depth. */
export function fieldsOf(structs: readonly (Shape | undefined)[]): Fields {
  const fields = new Map<string, { isPersonal: boolean }>();
  for (const struct of structs) if (struct) gather(struct, fields);
  return fields;
}

function gather({ type, schema }: Shape, fields: Map<string, { isPersonal: boolean }>): void {
  if (type === 'array' && schema) gather(schema as Shape, fields);
  if (type !== 'object' && type !== 'type') return;
  for (const [name, struct] of Object.entries(schema as Record<string, Shape>)) {
    const isPersonal = fields.get(name)?.isPersonal || docOf(struct)?.['x-personal'] === true;
    fields.set(name, { isPersonal });
    gather(struct, fields);
  }
}
