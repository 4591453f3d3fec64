import mongoose from 'mongoose';
import { type Struct, type } from 'superstruct';
import { listRoutes } from '../../listRoutes';

const inputs = listRoutes().flatMap(({ endpoint: { method, path, body, query } }) =>
  [body, query].filter(Boolean).map((struct) => ({ call: `${method} ${path}`, struct: struct as AnyStruct })),
);

// biome-ignore lint/suspicious/noExplicitAny: a struct of whatever type
type AnyStruct = Struct<any, any>;

const closed = new Set([
  'string',
  'number',
  'integer',
  'boolean',
  'literal',
  'enums',
  'array',
  'object',
  'union',
]);

/** The places of a struct where it would let something through that it does not name. */
function openPlaces({ type, schema }: AnyStruct, place = ''): string[] {
  if (!closed.has(type)) return [`${place || 'everything'} is ${type}`];
  if (type === 'array') return openPlaces(schema, `${place}[]`);
  if (type === 'union')
    return (schema as AnyStruct[]).flatMap((part, at) => openPlaces(part, `${place}|${at}`));
  if (type !== 'object') return [];
  if (!schema) return [`${place} is any object`];
  return Object.entries<AnyStruct>(schema).flatMap(([name, part]) =>
    openPlaces(part, place ? `${place}.${name}` : name),
  );
}

test.each(inputs)('$call takes nothing that its contract does not name', ({ struct }) => {
  expect(openPlaces(struct)).toEqual([]);
});

test('the search for open places finds them', () => {
  expect(inputs.length).toBeGreaterThan(3);
  expect(openPlaces(type({}))).toEqual(['everything is type']);
  const [{ struct } = { struct: type({}) }] = inputs;
  expect(openPlaces({ ...struct, type: 'object', schema: { a: type({}) } } as never)).toEqual(['a is type']);
});

test('no record has a field that holds whatever it is given', () => {
  const models = Object.values(mongoose.models);
  expect(models.length).toBeGreaterThan(3);
  expect(models.flatMap(({ schema, modelName }) => anythingIn(schema, modelName))).toEqual([]);
  const loose = new mongoose.Schema({
    a: new mongoose.Schema({ b: {} }),
    c: [{}],
    d: { type: Map, of: String },
  });
  expect(anythingIn(loose, 'Loose')).toEqual(['Loose.a.b', 'Loose.c', 'Loose.d']);
});

function anythingIn(schema: mongoose.Schema, place: string): string[] {
  const found: string[] = [];
  schema.eachPath((name, path) => {
    const { schema: inner, embeddedSchemaType: item } = path as AnyPath;
    if (inner) found.push(...anythingIn(inner, `${place}.${name}`));
    else if (path.instance === 'Map' ? !isCounts(path) : [path.instance, item?.instance].includes('Mixed'))
      found.push(`${place}.${name}`);
  });
  return found;
}

/** Numbers by names that the code makes hold nothing of anybody's. */
const isCounts = (path: AnyPath) => path.$__schemaType?.instance === 'Number';

interface AnyPath {
  instance: string;
  schema?: mongoose.Schema;
  embeddedSchemaType?: { instance: string };
  /** What the values of a map are. */
  $__schemaType?: { instance: string };
}
