import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type RenderingRecord, StoredRendering } from './model';
import { RENDERER } from './renderer';
import { renderInThread } from './renderInThread';
import type { Rendering, Text } from './renderTask';

/** What became of a text; `made` is absent where it could not be rendered. */
interface Outcome {
  made?: Rendering;
}

/** What a text is shown as; one that cannot be rendered is shown as it was written. */
export async function renderingOf(text: Text): Promise<Rendering> {
  const key = keyOf(text);
  // A database that is slow or away keeps no reader waiting: the text is rendered once more.
  const stored =
    memory.get(key) ?? (await Promise.race([storedAs(key), sleep(STORE_MS, undefined, { ref: false })]));
  const { made } = stored ?? (await renew(text));
  return made ?? asWritten(text);
}

/** Whether a text can be rendered; tried again where it could not be before. */
export async function canBeRendered(text: Text): Promise<boolean> {
  const key = keyOf(text);
  const known = memory.get(key) ?? (await storedAs(key));
  return Boolean(known?.made ?? (await renew(text)).made);
}

/** Renders a text and stores what it is shown as, once for all who wait for it. */
export function renew(text: Text): Promise<Outcome> {
  const key = keyOf(text);
  const begun = underWay.get(key) ?? renderAndStore(key, text).finally(() => underWay.delete(key));
  underWay.set(key, begun);
  return begun;
}

/** Stands for a text: its form and the SHA-256 of what is written. */
export const keyOf = ({ as, markdown }: Text): string =>
  `${as}:${createHash('sha256').update(markdown).digest('hex')}`;

const nothing: Rendering = { html: '', headings: [], sections: [] };
const STORE_MS = 300;
const MOST_KEPT = 30_000_000;
const memory = new LRUCache<string, Outcome>({
  maxSize: MOST_KEPT,
  sizeCalculation: (outcome) => JSON.stringify(outcome).length,
});
const underWay = new Map<string, Promise<Outcome>>();

async function renderAndStore(key: string, text: Text): Promise<Outcome> {
  if (!text.markdown.trim()) return { made: nothing };
  const made = await renderInThread(text);
  const part = { by: RENDERER, at: new Date(), made: made ? JSON.stringify(made) : null };
  memory.set(key, { made });
  // In no transaction of who saves: it holds for the text, whatever becomes of the document.
  await collection()
    .updateOne({ _id: key }, { $set: part }, { upsert: true })
    .catch(() => {});
  return { made };
}

async function storedAs(key: string): Promise<Outcome | undefined> {
  const found = await collection()
    .findOne({ _id: key })
    .catch(() => null);
  if (!found) return undefined;
  const outcome: Outcome = found.made === null ? {} : { made: JSON.parse(found.made) };
  // What an older renderer made is shown until it is made anew, and not remembered.
  if (found.by === RENDERER) memory.set(key, outcome);
  return outcome;
}

const collection = () => StoredRendering.collection as unknown as StoredCollection;
type StoredCollection = import('mongoose').mongo.Collection<RenderingRecord>;

function asWritten({ markdown, as }: Text): Rendering {
  const html = `<pre>${markdown.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</pre>`;
  const whole = { id: 'section-start', title: '', html, lines: markdown.split('\n').filter(Boolean) };
  return as === 'article'
    ? { html, headings: [], sections: [] }
    : { html: '', headings: [], sections: [whole] };
}
