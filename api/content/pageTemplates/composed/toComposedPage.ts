import { visiblePart } from '../../../platform/contracts/endpoint';
import type { ComposedPage } from '../../landingPages/composed/contract';
import type { RenderedPage } from '../rendering/renderTemplate';

/**
 * The most characters of a page as JSON; its original texts have about 1,600. The API and the shell keep all of the
 * 1,935 pages in memory, at most 16 MB of text.
 */
const MAX_PAGE_CHARACTERS = 8000;

/** The texts of a composed page; undefined if it keeps its original ones. */
export function toComposedPage(path: string, rendered: RenderedPage): ComposedPage | undefined {
  if (rendered.missing.length || Object.keys(rendered.errors).length) return undefined;
  const page = readTexts(path, rendered);
  return findTextProblem(page) ? undefined : page;
}

/** The texts of a rendered page. */
export function readTexts(path: string, { searchTitle, description, blocks }: RenderedPage): ComposedPage {
  const hero = blocks.find((block) => block.kind === 'hero');
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
  return { path, title: hero?.title ?? '', searchTitle, description, lead: hero?.lead ?? '', parts };
}

/** Why a page whose texts were rendered keeps its original ones; undefined if it does not. */
export function findTextProblem(page: ComposedPage): string | undefined {
  const { title, searchTitle, description, lead, parts } = page;
  const texts = [title, searchTitle, description, lead];
  for (const { heading, lines } of parts) texts.push(heading, lines.join(''));
  if (texts.some((text) => !visiblePart(text)))
    return 'A title, text or list of the page is empty. It keeps its original texts.';
  if (JSON.stringify(page).length > MAX_PAGE_CHARACTERS)
    return 'The page has more than 8,000 characters. It keeps its original texts.';
  return undefined;
}
