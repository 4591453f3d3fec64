import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { SingleFlight } from '../../platform/cache/SingleFlight';
import { type RenderingRecord, StoredRendering } from './model';
import { RENDERER_VERSION } from './renderer';
import { renderInThread } from './renderInThread';
import type { MarkdownText, Rendering } from './renderTask';

/** The result of rendering a text; `made` is absent if it could not be rendered. */
interface Outcome {
  made?: Rendering;
}

/** The rendering of a text; one that cannot be rendered is shown as it was written. */
export async function getRendering(text: MarkdownText): Promise<Rendering> {
  const key = renderingKey(text);
  // If the database is slow or unavailable, the text is rendered again instead of waiting.
  const stored =
    memory.get(key) ??
    (await Promise.race([readStored(key), sleep(STORE_TIMEOUT_MS, undefined, { ref: false })]));
  const { made } = stored ?? (await renderOnce(text));
  return made ?? renderAsWritten(text);
}

/** The length of the HTML of a text; undefined if it cannot be rendered. A former failure is tried again. */
export async function getRenderedLength(text: MarkdownText): Promise<number | undefined> {
  const key = renderingKey(text);
  const known = memory.get(key) ?? (await readStored(key));
  const made = known?.made ?? (await renderOnce(text)).made;
  return made && made.html.length + made.sections.reduce((sum, { html }) => sum + html.length, 0);
}

/** Renders a text and stores the result; concurrent calls for a text share one rendering. */
export function renderOnce(text: MarkdownText): Promise<Outcome> {
  const key = renderingKey(text);
  return running.run(key, () => renderAndStore(key, text));
}

/** The key of a text: its form and its SHA-256. */
export const renderingKey = ({ as, markdown }: MarkdownText): string =>
  `${as}:${createHash('sha256').update(markdown).digest('hex')}`;

const emptyRendering: Rendering = { html: '', headings: [], sections: [] };
const STORE_TIMEOUT_MS = 300;
const MAX_MEMORY_LENGTH = 30_000_000;
const memory = new LRUCache<string, Outcome>({
  maxSize: MAX_MEMORY_LENGTH,
  sizeCalculation: (outcome) => JSON.stringify(outcome).length,
});
const running = new SingleFlight<Outcome>();

async function renderAndStore(key: string, text: MarkdownText): Promise<Outcome> {
  if (!text.markdown.trim()) return { made: emptyRendering };
  const made = await renderInThread(text);
  const part = { by: RENDERER_VERSION, at: new Date(), made: made ? JSON.stringify(made) : null };
  memory.set(key, { made });
  // Written outside the request's transaction, since it is valid whatever happens to the document.
  await collection()
    .updateOne({ _id: key }, { $set: part }, { upsert: true })
    .catch(() => {});
  return { made };
}

async function readStored(key: string): Promise<Outcome | undefined> {
  const found = await collection()
    .findOne({ _id: key })
    .catch(() => null);
  if (!found) return undefined;
  const outcome: Outcome = found.made === null ? {} : { made: JSON.parse(found.made) };
  // A rendering by an older version is used until it is renewed, but not cached.
  if (found.by === RENDERER_VERSION) memory.set(key, outcome);
  return outcome;
}

const collection = () => StoredRendering.collection as unknown as StoredCollection;
type StoredCollection = import('mongoose').mongo.Collection<RenderingRecord>;

function renderAsWritten({ markdown, as }: MarkdownText): Rendering {
  const html = `<pre>${markdown.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</pre>`;
  const whole = { id: 'section-start', title: '', html, lines: markdown.split('\n').filter(Boolean) };
  return as === 'article'
    ? { html, headings: [], sections: [] }
    : { html: '', headings: [], sections: [whole] };
}
