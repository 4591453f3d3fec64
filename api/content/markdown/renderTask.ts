import type { MessagePort } from 'node:worker_threads';
import { type Rendered, render } from './render';
import { type Section, sectionsOf } from './sectionsOf';

/** A text, and the form in which it is shown: as one article, or in its sections. */
export interface Text {
  markdown: string;
  as: 'article' | 'sections';
}

/** What a text is shown as. */
export interface Rendering extends Rendered {
  /** Empty for an article. */
  sections: Section[];
}

export interface RenderTask extends Text {
  /** Told when the work on it begins. */
  begun: MessagePort;
}

/** More HTML than this nobody reads; a short text can become far more by tables and references. */
const MOST = 2_000_000;

/** What the thread does. Nothing where the text nests deeper than the stack, or becomes too much HTML. */
export default function renderTask({ markdown, as, begun }: RenderTask): Rendering | undefined {
  begun.postMessage('begun');
  try {
    const made =
      as === 'article'
        ? { ...render(markdown), sections: [] }
        : { html: '', headings: [], sections: sectionsOf(markdown) };
    return JSON.stringify(made).length > MOST ? undefined : made;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
