import { type AnyStruct, docOf } from '../platform/contracts/endpoint';

export type JsonSchema = Record<string, unknown>;

/** Converts a struct to JSON Schema: its shape plus its documentation. */
export function toJsonSchema(struct: AnyStruct<unknown>): JsonSchema {
  return { ...toShape(struct), ...docOf(struct) };
}

function toShape(struct: AnyStruct<unknown>): JsonSchema {
  const { type, schema } = struct;
  if (type === 'object' || type === 'type') return toObjectShape(schema, type === 'object');
  if (type === 'array') return { type, items: toJsonSchema(schema) };
  if (type === 'union') return { oneOf: schema.map(toJsonSchema) };
  if (type === 'literal') return { const: schema };
  if (type === 'record') return { type: 'object' };
  return ['string', 'number', 'integer', 'boolean'].includes(type) ? { type } : {};
}

function toObjectShape(schema: Record<string, AnyStruct<unknown>>, isClosed: boolean): JsonSchema {
  const entries = Object.entries(schema);
  const required = entries.filter(([, struct]) => !struct.is(undefined)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, struct]) => [name, toJsonSchema(struct)])),
    ...(required.length && { required }),
    ...(isClosed && { additionalProperties: false }),
  };
}
