import { type AnyStruct, docOf } from '../../platform/contracts/endpoint';

export type JsonSchema = Record<string, unknown>;

/** A struct as JSON Schema: what it tells about its shape, and what its documentation adds. */
export function schemaOf(struct: AnyStruct<unknown>): JsonSchema {
  return { ...shapeOf(struct), ...docOf(struct) };
}

function shapeOf(struct: AnyStruct<unknown>): JsonSchema {
  const { type, schema } = struct;
  if (type === 'object' || type === 'type') return objectOf(schema, type === 'object');
  if (type === 'array') return { type, items: schemaOf(schema) };
  if (type === 'union') return { oneOf: schema.map(schemaOf) };
  if (type === 'literal') return { const: schema };
  if (type === 'record') return { type: 'object' };
  return ['string', 'number', 'integer', 'boolean'].includes(type) ? { type } : {};
}

function objectOf(schema: Record<string, AnyStruct<unknown>>, isClosed: boolean): JsonSchema {
  const entries = Object.entries(schema);
  const required = entries.filter(([, struct]) => !struct.is(undefined)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, struct]) => [name, schemaOf(struct)])),
    ...(required.length && { required }),
    ...(isClosed && { additionalProperties: false }),
  };
}
