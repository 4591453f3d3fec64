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

/** The paths where a struct accepts unknown fields. */
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

test.each(inputs)('$call accepts only fields of its contract', ({ struct }) => {
  expect(openPlaces(struct)).toEqual([]);
});

test('the check finds structs that accept unknown fields', () => {
  expect(inputs.length).toBeGreaterThan(3);
  expect(openPlaces(type({}))).toEqual(['everything is type']);
  const [{ struct } = { struct: type({}) }] = inputs;
  expect(openPlaces({ ...struct, type: 'object', schema: { a: type({}) } } as never)).toEqual(['a is type']);
});

/** Validated by the contract of their kind, which is closed, before they are stored. */
const DRAFTS = [
  'Content.draft',
  'Content.published',
  'Content.scheduled',
  'Content.row',
  'Newsletter.draft',
  'PageTemplate.draft',
  'Revision.draft',
  'TemplateRollout.draft',
];

/** What rollups, reports, the sync and templates compute; nothing of a request is stored in them as it came. */
const COMPUTED = [
  'CrmContact.base',
  'GeneratedPage.draft',
  'GeneratedPage.previous',
  'GoalDay.rows',
  'GoalDay.wentTo',
  'HistoryRollup.rows',
  'Rollups.changed',
  'TemplateRollout.impact',
  'VisitRollup.rows',
  'WeeklyReport.figures',
];

test('no record but drafts of documents and computed tuples has a field of mixed type', () => {
  const models = Object.values(mongoose.models);
  expect(models.length).toBeGreaterThan(3);
  const mixed = models.flatMap(({ schema, modelName }) => anythingIn(schema, modelName));
  // Models are registered in the order in which test files of this worker load them.
  expect(mixed.sort()).toEqual([...COMPUTED, ...DRAFTS].sort());
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

/** Maps with keys chosen by the code and numbers as values. */
const isCounts = (path: AnyPath) => path.$__schemaType?.instance === 'Number';

interface AnyPath {
  instance: string;
  schema?: mongoose.Schema;
  embeddedSchemaType?: { instance: string };
  /** The struct of a map's values. */
  $__schemaType?: { instance: string };
}
