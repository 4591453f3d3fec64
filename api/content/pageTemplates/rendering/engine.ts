import { Liquid, type Template } from 'liquidjs';
import { MAX_OUTPUT_BYTES } from './limits';

/** Ends an item in the fields of a list block. No text may contain it. */
export const ITEM_END = '\u001e';

/** Bytes that the engine may allocate for one field, with what it needs on the way. */
const MEMORY_LIMIT = 2 * MAX_OUTPUT_BYTES;

/** Reads nothing else, runs no code, and writes the same text each time. */
const REMOVED_TAGS = ['include', 'render', 'layout', 'block'];
const REMOVED_FILTERS = [
  'sample',
  'raw',
  'json',
  'jsonify',
  'inspect',
  'base64_encode',
  'base64_decode',
  'sha256',
  'hmac_sha256',
];

/** Plain texts: titles, paths, slugs. */
export const plain = createEngine((value) => value);
/** Markdown: values are plain texts, so their signs have no meaning. */
export const markdown = createEngine(escapeMarkdown);

function createEngine(encode: (text: string) => string): Liquid {
  const engine = new Liquid({
    strictVariables: true,
    strictFilters: true,
    lenientIf: true,
    ownPropertyOnly: true,
    catchAllErrors: true,
    templates: {},
    parseLimit: MAX_OUTPUT_BYTES,
    memoryLimit: MEMORY_LIMIT,
    outputEscape: (value: unknown) => encode(textOf(value)),
  });
  for (const name of REMOVED_TAGS) delete engine.tags[name];
  for (const name of REMOVED_FILTERS) delete engine.filters[name];
  // `{% next %}` ends an item of a list block.
  engine.registerTag('next', { render: (_context, emitter) => emitter.write(ITEM_END) });
  return engine;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  const isShown = ['string', 'number', 'boolean'].includes(typeof value);
  return isShown ? String(value).replaceAll(ITEM_END, '') : '';
}

/** A value as Markdown that shows it as it is. The parentheses of a URL would end a link. */
function escapeMarkdown(value: string): string {
  if (/^https?:\/\/\S+$/.test(value))
    return value.replace(/[()<>\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return value
    .replace(/[\\`*_[\]<|~]|&(?=#?\w+;)/g, '\\$&')
    .replace(/^[ \t]{2,}/gm, ' ')
    .replace(/^(\s*)([#>+=-])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/gm, '$1\\$2');
}

const parsed = new Map<string, Template[]>();
const MAX_PARSED = 500;

/** The parsed text; a text is parsed once for all pages of a template. */
export function parse(engine: Liquid, text: string): Template[] {
  const key = `${engine === markdown ? 'm' : 'p'}${text}`;
  const known = parsed.get(key);
  if (known) return known;
  if (parsed.size >= MAX_PARSED) parsed.clear();
  const made = engine.parse(text);
  parsed.set(key, made);
  return made;
}
