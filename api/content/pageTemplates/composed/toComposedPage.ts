import type { ComposedPage } from '../../landingPages/composed/contract';
import type { RenderedPage } from '../rendering/renderTemplate';

/** The texts of a composed page; undefined if one of them cannot be rendered, so that the page keeps its original ones. */
export function toComposedPage(path: string, rendered: RenderedPage): ComposedPage | undefined {
  const { searchTitle, description, blocks, missing, errors } = rendered;
  if (missing.length || Object.keys(errors).length) return undefined;
  const hero = blocks.find((block) => block.kind === 'hero');
  if (!hero?.title || !hero.lead || !searchTitle || !description) return undefined;
  const parts = blocks.flatMap((block) =>
    block.kind === 'benefits'
      ? [
          {
            heading: block.title,
            lines: block.items.map(({ title, text }) => [title, text].filter(Boolean).join(' ')),
          },
        ]
      : [],
  );
  return { path, title: hero.title, searchTitle, description, lead: hero.lead, parts };
}
