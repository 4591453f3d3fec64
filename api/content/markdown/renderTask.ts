import type { ThreadTask } from '../../platform/threads/ThreadPool';
import { type RenderedHtml, render } from './render';
import { renderSections, type Section } from './renderSections';

/** A text, and how it is rendered: as one article, or in sections. */
export interface MarkdownText {
  markdown: string;
  as: 'article' | 'sections';
}

/** A rendered text. */
export interface Rendering extends RenderedHtml {
  /** Empty if it is rendered as an article. */
  sections: Section[];
}

/** The longest HTML; tables and references can expand a short text far beyond it. */
const MAX_HTML_LENGTH = 2_000_000;

/** The task of the thread. Undefined for a text that exceeds the stack or the length limit. */
export default function renderTask({
  markdown,
  as,
  started,
}: ThreadTask<MarkdownText>): Rendering | undefined {
  started.postMessage('started');
  try {
    const made =
      as === 'article'
        ? { ...render(markdown), sections: [] }
        : { html: '', headings: [], sections: renderSections(markdown) };
    return JSON.stringify(made).length > MAX_HTML_LENGTH ? undefined : made;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
