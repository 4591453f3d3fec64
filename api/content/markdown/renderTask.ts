import type { MessagePort } from 'node:worker_threads';
import { type RenderedHtml, render } from './render';
import { renderSections, type Section } from './renderSections';

/** A text, and the form in which it is shown: as one article, or in its sections. */
export interface MarkdownText {
  markdown: string;
  as: 'article' | 'sections';
}

/** What a text is shown as. */
export interface Rendering extends RenderedHtml {
  /** Empty for an article. */
  sections: Section[];
}

export interface RenderTask extends MarkdownText {
  /** Told when the work on it begins. */
  started: MessagePort;
}

/** More HTML than this nobody reads; a short text can become far more by tables and references. */
const MAX_HTML_LENGTH = 2_000_000;

/** What the thread does. Nothing where the text nests deeper than the stack, or becomes too much HTML. */
export default function renderTask({ markdown, as, started }: RenderTask): Rendering | undefined {
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
