import { parseUrl } from '../../platform/contracts/parseUrl';
import { otherTypes, schemaTypes } from './schemaOrg';

/**
 * Compares an object of structured data with the vocabulary of schema.org: its types, its properties, and the types of
 * their values, but not what is inside of them. `path` says where in the page's data it is.
 */
export function findVocabularyErrors(node: Record<string, unknown>, path: string): string[] {
  const types = [node['@type']].flat().filter((type) => typeof type === 'string');
  const unknown = types.filter((type) => !parents.has(type));
  if (unknown.length) return unknown.map((type) => `“${cut(type)}”${at(path)} isn’t a type of schema.org.`);
  // The vocabulary here has the properties of those types only that sites like this one use.
  if (!types.length || types.some((type) => !Object.hasOwn(schemaTypes, type))) return [];
  const allowed = propertiesOf(types);
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => {
      const expected = allowed.get(name);
      const place = joinPath(path, name);
      if (!expected) return [`“${cut(place)}” isn’t a property of ${types.join(' or ')}.`];
      return [value].flat().every((one) => isExpected(one, expected))
        ? []
        : [`“${cut(place)}” must be ${expected.join(' or ')}.`];
    });
}

export const joinPath = (path: string, name: string) => (path ? `${path}.${name}` : name);

const at = (path: string) => path && ` at “${cut(path)}”`;
const cut = (text: string) => text.slice(0, 100);

/** The direct supertypes of every type. */
const parents = new Map<string, readonly string[]>([
  ...Object.entries(schemaTypes).map(([type, [supertypes]]) => [type, split(supertypes)] as const),
  ...split(otherTypes).map((entry) => {
    const [type = '', supertypes = ''] = entry.split(':');
    return [type, supertypes.split('|').filter(Boolean)] as const;
  }),
]);

function split(text: string): string[] {
  return text.split(' ').filter(Boolean);
}

/** A type with all its supertypes. */
function lineageOf(type: string): Set<string> {
  const found = new Set([type]);
  for (const one of found) for (const parent of parents.get(one) ?? []) found.add(parent);
  return found;
}

/** The properties that an object of these types may have, with the types of their values. */
function propertiesOf(types: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const type of new Set(types.flatMap((one) => [...lineageOf(one)])))
    for (const entry of split(schemaTypes[type]?.[1] ?? '')) {
      const [name = '', values = ''] = entry.split(':');
      found.set(name, [...new Set([...(found.get(name) ?? []), ...values.split('|')])]);
    }
  return found;
}

/** The formats of texts. A date may have a time, which search engines accept for both. */
const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
const FORMATS: Record<string, (text: string) => boolean> = {
  Text: () => true,
  CssSelectorType: () => true,
  XPathType: () => true,
  URL: (text) => Boolean(parseUrl(text)),
  Date: (text) => DATE.test(text) && !Number.isNaN(Date.parse(text)),
  DateTime: (text) => DATE.test(text) && !Number.isNaN(Date.parse(text)),
  Time: (text) => /^\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/.test(text),
  Duration: (text) => /^P(?=\d|T\d)(?:\d+[YMWD])*(?:T(?:\d+(?:\.\d+)?[HMS])+)?$/.test(text),
  Number: (text) => NUMBER.test(text),
  Integer: (text) => /^-?\d+$/.test(text),
  Boolean: (text) => /^(?:https?:\/\/schema\.org\/)?(?:True|False)$/.test(text),
  Distance: () => true,
  Energy: () => true,
  Mass: () => true,
};

function isExpected(value: unknown, expected: readonly string[]): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'number') return includesAny(expected, ['Number', 'Integer', 'Text']);
  if (typeof value === 'boolean') return includesAny(expected, ['Boolean', 'Text']);
  if (typeof value === 'string')
    // A URL may stand for an object or for one of an enumeration.
    return expected.some((type) => (FORMATS[type] ?? (() => Boolean(parseUrl(value))))(value));
  const types = [(value as Record<string, unknown>)['@type']].flat();
  const names = types.filter((type) => typeof type === 'string');
  // Without a type it refers to another object, or is judged by itself.
  return !names.length || names.some((type) => isOneOf(type, expected));
}

/** An unknown type is an error of the object itself. A role stands for the object that has it. */
function isOneOf(type: string, expected: readonly string[]): boolean {
  return !parents.has(type) || includesAny([...lineageOf(type)], [...expected, 'Role']);
}

const includesAny = (list: readonly string[], others: readonly string[]) =>
  others.some((one) => list.includes(one));
