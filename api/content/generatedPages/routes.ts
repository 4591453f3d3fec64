import type { QueryFilter } from 'mongoose';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { notFound } from '../../platform/errors/HttpError';
import { readPage } from '../../platform/records/readPage';
import { extractTexts } from '../landingPages/landingTexts';
import { mayReadTemplates } from '../pageTemplates/policy';
import { industries, readLocations, services } from '../pageTemplates/subjects';
import { markSharedSentences } from '../swapTest/markSharedSentences';
import { swappedNames } from '../swapTest/swappedNames';
import {
  compareGeneratedPages,
  type GeneratedPageQuery,
  type GeneratedPage as GeneratedPageView,
  getGeneratedPage,
  getPageOfDocument,
  listGeneratedPages,
} from './contract';
import { GeneratedPage, type GeneratedPageRecord } from './model';
import { addRunRoutes } from './runRoutes';

const MAX_COUNTED = 5000;
const ORDER = { createdAt: -1, _id: 1 } as const;

/** Runs of page templates, and the pages that they generated. */
export function generatedPageRoutes(api: Api): void {
  addRunRoutes(api);

  addRoute(api, listGeneratedPages, mayReadTemplates, async ({ query }) => {
    const { records, ...page } = await readPage(GeneratedPage, query, {
      filter: pageFilter(query),
      order: ORDER,
      maxCount: MAX_COUNTED,
      countIndex: query.run ? { run: 1, _id: 1 } : ORDER,
      excludedFields: ['draft', 'previous'],
    });
    return { ...page, items: records.map(toPageView) };
  });

  addRoute(api, getPageOfDocument, mayReadTemplates, async ({ params }) => {
    const page = await GeneratedPage.findOne({ documentId: params.id }).lean<GeneratedPageRecord>();
    return { page: page && toPageView(page) };
  });

  addRoute(api, compareGeneratedPages, mayReadTemplates, async ({ params, query }) => {
    const [page, other] = await Promise.all([findPage(params.id), findPage(query.other)]);
    const [names, otherNames] = await readNames([page, other]);
    return {
      path: page.path,
      otherPath: other.path,
      ...markSharedSentences(
        { texts: extractTexts(page.draft), names: names ?? [] },
        { texts: extractTexts(other.draft), names: otherNames ?? [] },
      ),
    };
  });

  addRoute(api, getGeneratedPage, mayReadTemplates, async ({ params }) => {
    const page = await findPage(params.id);
    const { draft, nearest } = page;
    return { ...toPageView(page), description: draft.description, texts: extractTexts(draft), nearest };
  });
}

async function findPage(id: string): Promise<GeneratedPageRecord> {
  const page = await GeneratedPage.findById(id).lean<GeneratedPageRecord>();
  if (!page) throw notFound('There is no such page.');
  return page;
}

/** The names that are swapped between two pages. */
async function readNames(pages: readonly GeneratedPageRecord[]): Promise<string[][]> {
  const places = await readLocations();
  const names = new Map(places.map(({ slug, name }) => [slug, name]));
  return pages.map((page) =>
    swappedNames(
      {
        service: services.find(({ code }) => code === page.service),
        industry: industries.find(({ code }) => code === page.industry),
        place: places.find(({ slug }) => slug === page.place),
      },
      (slug) => names.get(slug),
    ),
  );
}

function pageFilter({ run, result, check, state }: GeneratedPageQuery): QueryFilter<GeneratedPageRecord> {
  return {
    isChecked: true,
    ...(run && { run }),
    ...(result && { isPassed: result === 'passed' }),
    ...(check && { failedChecks: check }),
    ...(state && { state }),
  };
}

const toPageView = ({ _id, createdAt, documentId, ...page }: GeneratedPageRecord): GeneratedPageView => ({
  ...page,
  document: documentId,
  id: _id,
  createdAt: createdAt.toISOString(),
});
