import { findVocabularyErrors, joinPath } from './findVocabularyErrors';

/** The types and errors of a page's structured data. */
export interface StructuredData {
  types: string[];
  errors: string[];
}

const MAX_ERRORS = 10;
const MAX_TYPES = 20;
const MAX_NODES = 2_000;

/** Properties that search engines need of a type. */
const REQUIRED: Record<string, readonly string[]> = {
  Article: ['headline', 'datePublished', 'author'],
  BlogPosting: ['headline', 'datePublished', 'author'],
  BreadcrumbList: ['itemListElement'],
  Event: ['name', 'startDate', 'location'],
  FAQPage: ['mainEntity'],
  ListItem: ['position'],
  LocalBusiness: ['name', 'address'],
  Offer: ['price'],
  Organization: ['name'],
  Person: ['name'],
  ProfessionalService: ['name', 'address'],
  Product: ['name'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Rating: ['ratingValue'],
  AggregateRating: ['ratingValue'],
  Review: ['author', 'reviewRating'],
  Service: ['name'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  WebSite: ['name', 'url'],
};

/** Reads the JSON-LD blocks of a page: their types, and what search engines would reject or schema.org doesn't know. */
export function readStructuredData(blocks: readonly string[]): StructuredData {
  const types = new Set<string>();
  const errors = new Set<string>();
  for (const [at, block] of blocks.entries()) {
    const data = parse(block);
    if (data === undefined) errors.add(`Block ${at + 1} isn’t valid JSON.`);
    else for (const entry of [data].flat()) readBlock(entry, types, errors);
  }
  return { types: [...types].slice(0, MAX_TYPES), errors: [...errors].slice(0, MAX_ERRORS) };
}

function readBlock(entry: unknown, types: Set<string>, errors: Set<string>): void {
  if (!isNode(entry)) return void errors.add('A block holds something other than an object.');
  if (!/^https?:\/\/schema\.org\/?$/.test(String(entry['@context'] ?? '')))
    errors.add('“@context” must be https://schema.org.');
  if (!entry['@type'] && !entry['@graph']) errors.add('An object has no “@type”.');
  const waiting: [value: unknown, path: string][] = [[entry, '']];
  for (let seen = 0; waiting.length && seen < MAX_NODES; seen += 1) {
    const [value, path] = waiting.pop() as [unknown, string];
    if (Array.isArray(value))
      for (const [at, one] of value.entries()) waiting.push([one, path && `${path}[${at}]`]);
    else if (isNode(value)) {
      readNode(value, path, types, errors);
      for (const [name, inner] of Object.entries(value))
        if (typeof inner === 'object') waiting.push([inner, name === '@graph' ? '' : joinPath(path, name)]);
    }
  }
}

function readNode(
  node: Record<string, unknown>,
  path: string,
  types: Set<string>,
  errors: Set<string>,
): void {
  for (const type of [node['@type']].flat()) {
    if (typeof type !== 'string') continue;
    types.add(type.slice(0, 60));
    // An object that only refers to another one has its properties there.
    if (Object.keys(node).every((key) => key.startsWith('@'))) continue;
    for (const property of REQUIRED[type] ?? [])
      if (isEmpty(node[property]))
        errors.add(`${type} has no “${property}”${path && ` at “${path.slice(0, 100)}”`}.`);
  }
  for (const error of findVocabularyErrors(node, path)) errors.add(error);
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);
const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
