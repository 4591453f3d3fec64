import type { Liquid } from 'liquidjs';
import { fieldErrorsOf } from '../../../platform/http/validate';
import { type UnfinishedBlock, unfinishedBlock } from '../../landingPages/contract';
import type { TemplateDraft } from '../contract';
import type { PageValues } from '../pageValues';
import { ITEM_END, markdown, parse, plain } from './engine';
import { MAX_OUTPUT_BYTES, RENDER_LIMIT_MS, TOO_LARGE, TOO_SLOW } from './limits';
import { withThreadTime } from './threadTime';

/** The rendered texts of a page. */
export interface RenderedPage {
  address: string;
  searchTitle: string;
  description: string;
  blocks: UnfinishedBlock[];
  /** Variables without a value. */
  missing: string[];
  /** Error messages by field path of the template. */
  errors: Record<string, string>;
}

type Item = Record<string, string>;

/**
 * Renders every text of a template with the values of one page. A page that is too slow is rendered once more: the first
 * of a template also compiles its texts, and any may have been interrupted by a garbage collection.
 */
export function renderTemplate(template: TemplateDraft, values: PageValues): RenderedPage {
  const render = () => withThreadTime(() => renderTexts(template, values));
  const page = render();
  return page.errors[''] === TOO_SLOW ? render() : page;
}

function renderTexts(template: TemplateDraft, values: PageValues): RenderedPage {
  const missing = new Set<string>();
  const errors: Record<string, string> = {};
  const end = performance.now() + RENDER_LIMIT_MS;
  let bytes = 0;

  const write = (engine: Liquid, field: string, text: string): string => {
    if (errors['']) return '';
    const left = end - performance.now();
    try {
      if (left <= 0) throw new Error('render limit exceeded');
      const made = engine.renderSync(parse(engine, text), values, { renderLimit: left }) as string;
      bytes += Buffer.byteLength(made);
      if (bytes > MAX_OUTPUT_BYTES) errors[''] = TOO_LARGE;
      return errors[''] ? '' : made;
    } catch (error) {
      for (const { message } of causesOf(error)) {
        const [, name] = /^undefined variable: ([^,]+)/.exec(message) ?? [];
        if (name) missing.add(name);
        else if (/render limit exceeded/.test(message)) errors[''] = TOO_SLOW;
        else if (/limit exceeded/.test(message)) errors[''] = TOO_LARGE;
        else errors[field] ??= liquidMessage(message);
      }
      return '';
    }
  };

  const writeBlock = (block: UnfinishedBlock, at: number): UnfinishedBlock[] => {
    const path = `blocks.${at}`;
    const title = write(plain, `${path}.title`, block.title).trim();
    if (!title && block.title.trim()) return [];
    const parts = Object.entries(block).map(([name, value]) => {
      if (name === 'kind') return [name, value];
      if (name === 'title') return [name, title];
      if (Array.isArray(value))
        return [name, value.flatMap((item: Item, index) => writeItems(item, `${path}.${name}.${index}`))];
      const engine = name === 'markdown' ? markdown : plain;
      return [name, write(engine, `${path}.${name}`, String(value)).replaceAll(ITEM_END, '').trim()];
    });
    const made = Object.fromEntries(parts) as UnfinishedBlock;
    // Texts can become longer than those of a page may be.
    const [name] = Object.keys(fieldErrorsOf(made, unfinishedBlock(made)));
    if (!name) return [made];
    errors[`${path}.${name.split('.')[0]}`] ??= `Block ${at + 1} has a text that is too long.`;
    return [];
  };

  /** The items of which an item of the template is the pattern: one, or as many as its texts have ends. */
  const writeItems = (item: Item, path: string): Item[] => {
    const texts = Object.entries(item).map(([name, text]) => {
      const parts = write(plain, `${path}.${name}`, text).split(ITEM_END);
      return { name, parts: parts.length > 1 ? parts.slice(0, -1) : parts, isList: parts.length > 1 };
    });
    const count = Math.max(...texts.filter(({ isList }) => isList).map(({ parts }) => parts.length), 1);
    const items = Array.from({ length: Math.min(count, MAX_ITEMS) }, (_, at) =>
      Object.fromEntries(
        texts.map(({ name, parts, isList }) => [name, (parts[isList ? at : 0] ?? '').trim()]),
      ),
    );
    return items.filter((one) => Object.values(one).some(Boolean));
  };

  return {
    address: write(plain, 'address', template.address).trim(),
    searchTitle: write(plain, 'searchTitle', template.searchTitle).trim(),
    description: write(plain, 'description', template.description).trim(),
    blocks: template.blocks.flatMap(writeBlock),
    missing: [...missing],
    errors,
  };
}

/** The limit of a list in a block. */
const MAX_ITEMS = 40;

/** The errors of a text: one while it is parsed, several while it is rendered, each perhaps within others. */
export function causesOf(error: unknown): Error[] {
  const { errors, originalError } = error as { errors?: unknown[]; originalError?: { errors?: unknown[] } };
  const inside = errors ?? originalError?.errors;
  return inside ? inside.flatMap(causesOf) : [error as Error];
}

/** A message of the engine as a sentence, with its position. */
export function liquidMessage(message: string): string {
  const [text = '', line, column] = message.split(/, line:(\d+), col:(\d+)/);
  const said = `${text.charAt(0).toUpperCase()}${text.slice(1, 200)}`;
  return line ? `${said} (line ${line}, character ${column}).` : `${said}.`;
}
