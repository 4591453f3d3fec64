import mongoose from 'mongoose';
import { createPause } from '../../platform/threads/createPause';
import type { AnyKind } from '../documents/ContentKind';
import { Content, type ContentRecord } from '../documents/model';
import { StoredRendering } from '../markdown/model';
import { RENDERER_VERSION } from '../markdown/renderer';
import { renderingKey, renderOnce } from '../markdown/renderings';
import type { MarkdownText } from '../markdown/renderTask';

const DAY_MS = 86_400_000;
const BATCH = 100;

/**
 * Renders every text in use that the current renderer version has not rendered yet, one after the other, and deletes
 * renderings older than a day that no text uses.
 */
export async function renewRenderings(kinds: AnyKind[], signal?: AbortSignal): Promise<void> {
  const before = mongoose.trusted({ $lt: new Date(Date.now() - DAY_MS) });
  const used = new Set<string>();
  const pause = createPause();
  for await (const text of textsInUse(kinds)) {
    await pause();
    if (signal?.aborted) return;
    const _id = renderingKey(text);
    if (used.has(_id)) continue;
    used.add(_id);
    if (!(await StoredRendering.exists({ _id, by: RENDERER_VERSION }))) await renderOnce(text);
  }
  await StoredRendering.deleteMany({ _id: mongoose.trusted({ $nin: [...used] }), at: before });
}

async function* textsInUse(kinds: AnyKind[]): AsyncGenerator<MarkdownText> {
  for (const kind of kinds) {
    if (!kind.markdownTextsOf) continue;
    const found = Content.find({ kind: kind.name }).select('draft published scheduled').lean<ContentRecord>();
    for await (const { draft, published, scheduled } of found.cursor({ batchSize: BATCH }))
      for (const content of [draft, published, scheduled])
        if (content) yield* Object.values(kind.markdownTextsOf(content));
    if (kind.otherMarkdownTexts) yield* kind.otherMarkdownTexts();
  }
}
