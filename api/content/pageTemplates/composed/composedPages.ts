import { isDeepStrictEqual } from 'node:util';
import { type CompressedText, compress } from '../../../platform/cache/compress';
import { staleWhileRevalidate } from '../../../platform/cache/staleWhileRevalidate';
import { composeLanding } from '../../landingPages/composed/composeLanding';
import type { ComposedPage } from '../../landingPages/composed/contract';
import {
  INDUSTRY_CODES,
  type LandingSubject,
  LOCATION_CODES,
  SERVICE_CODES,
  subjectPath,
  subjectSlug,
} from '../../landingPages/composed/landingSubject';
import { textsOf } from '../../landingPages/composed/subjectTexts';
import { isLandingSlug } from '../../landingPages/resolveLandingAddress';
import { COMPOSED_PAGES, findComposedProblem, type TemplateDraft } from '../contract';
import { originals } from '../initial';
import { PageTemplate, type TemplateRecord } from '../model';
import { renderPages } from '../rendering/templateThreads';
import { readCompany } from '../subjects';
import { composedValues } from './composedValues';
import { toComposedPage } from './toComposedPage';

/** The composed pages that differ from the original ones. */
interface ComposedPages {
  byPath: Map<string, ComposedPage>;
  /** All of them as JSON. */
  text: CompressedText;
}

type Source = { template: TemplateDraft; company: Awaited<ReturnType<typeof readCompany>> };

/** What the pages are made from: the published template, unless it is the original. */
export const composedSource = staleWhileRevalidate(async (): Promise<Source | undefined> => {
  const record = await PageTemplate.findOne({
    slug: COMPOSED_PAGES,
    isPublished: true,
  }).lean<TemplateRecord>();
  // A template that a team published under this slug earlier may be of another kind.
  if (!record || isOriginal(record.draft) || findComposedProblem(record.draft.blocks)) return undefined;
  return { template: record.draft, company: await readCompany() };
}, 2000);

function isOriginal(draft: TemplateDraft): boolean {
  const [one, other] = [draft, originals[COMPOSED_PAGES]].map(({ searchTitle, description, blocks }) => ({
    searchTitle,
    description,
    blocks,
  }));
  return isDeepStrictEqual(one, other);
}

let last: { source: Source; pages: ComposedPages } | undefined;
let isRendering = false;

/**
 * The changed pages, all rendered once for each version of the template. That takes seconds, in which the last ones are
 * returned; undefined while there are none yet.
 */
export async function readComposedPages(): Promise<ComposedPages | undefined> {
  const source = await composedSource();
  if (!source) {
    last = undefined;
    return noPages();
  }
  if (!isDeepStrictEqual(last?.source, source) && !isRendering) {
    isRendering = true;
    renderAll(source)
      .then((pages) => {
        last = { source, pages };
      })
      // It is tried again when they are read next.
      .catch(() => undefined)
      .finally(() => {
        isRendering = false;
      });
  }
  return last?.pages;
}

let empty: Promise<ComposedPages> | undefined;
const noPages = (): Promise<ComposedPages> => {
  empty ??= compress('[]').then((text) => ({ byPath: new Map(), text }));
  return empty;
};

/** What the page composed for a slug says; undefined if it has its original texts, or while that is not known. */
export async function findComposedPage(slug: string): Promise<ComposedPage | undefined> {
  if (!isLandingSlug(slug)) return undefined;
  const pages = await readComposedPages().catch(() => undefined);
  return pages?.byPath.get(subjectPath(slug));
}

async function renderAll(source: Source): Promise<ComposedPages> {
  const pages: ComposedPage[] = [];
  // A few at a time: what is rendered can be far larger than what is kept.
  for (let at = 0; at < composedSubjects.length; at += AT_ONCE)
    pages.push(...(await renderSome(source, composedSubjects.slice(at, at + AT_ONCE))));
  return {
    byPath: new Map(pages.map((page) => [page.path, page])),
    text: await compress(JSON.stringify(pages), COMPRESSION),
  };
}

/** How many pages are rendered before the next ones begin. */
const AT_ONCE = 64;

/** The changed pages among those of some subjects. */
async function renderSome(
  { template, company }: Source,
  subjects: LandingSubject[],
): Promise<ComposedPage[]> {
  const values = subjects.map((subject) => composedValues(subject, company, template));
  const rendered = await renderPages(template, values);
  return subjects.flatMap((subject, at) => {
    const page = rendered[at] && toComposedPage(`/${subjectSlug(subject)}`, rendered[at]);
    return page && !isDeepStrictEqual(page, originalPage(subject)) ? [page] : [];
  });
}

/** What the page of a subject says originally. */
export function originalPage(subject: LandingSubject): ComposedPage {
  const { related: _, ...page } = composeLanding(subject, textsOf(subject));
  return { ...page, searchTitle: page.title };
}

/** Of Brotli: megabytes with few different sentences, which a higher one would take seconds for. */
const COMPRESSION = 4;

/** Everything that a slug can name; it names something. */
export const composedSubjects: readonly LandingSubject[] = [undefined, ...SERVICE_CODES]
  .flatMap((service) =>
    [undefined, ...INDUSTRY_CODES].flatMap((industry) =>
      [undefined, ...LOCATION_CODES].map((location) => ({ service, industry, location })),
    ),
  )
  .filter(({ service, industry, location }) => service ?? industry ?? location);
