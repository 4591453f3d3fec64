import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { notFound } from '../../platform/errors/HttpError';
import { extractTexts } from '../landingPages/landingTexts';
import type { LocationText } from '../locations/contract';
import { type CreatedPage, createPages, namesOf } from '../pageTemplates/createPages';
import type { Combination } from '../pageTemplates/pageValues';
import { mayReadTemplates } from '../pageTemplates/policy';
import { industries, readLocations, services } from '../pageTemplates/subjects';
import { type SwapSubjects, testSwap } from './contract';
import { markSharedSentences } from './markSharedSentences';
import { swappedNames } from './swappedNames';

/** The swap test of any two places or industries, before pages are generated. */
export function swapTestRoutes(api: Api): void {
  addRoute(
    api,
    testSwap,
    mayReadTemplates,
    async ({ body: { template, page, other }, skipAudit }) => {
      skipAudit();
      const places = await readLocations();
      const pair = [page, other].map((subjects) => combinationOf(template.uses, subjects, places));
      const [first, second] = (await createPages(template, pair, places)) as [CreatedPage, CreatedPage];
      const names = new Map(places.map(({ slug, name }) => [slug, name]));
      const [one, two] = [first, second].map(({ draft, combination }) => ({
        texts: extractTexts(draft),
        names: swappedNames(combination, (slug) => names.get(slug)),
      })) as [NamedTexts, NamedTexts];
      return {
        page: describePage(first),
        other: describePage(second),
        ...markSharedSentences(one, two),
        choices: {
          service: services.map(({ code, name }) => ({ value: code, label: name })),
          industry: industries.map(({ code, name }) => ({ value: code, label: name })),
          place: places.map(({ slug, name }) => ({ value: slug, label: name })),
        },
      };
    },
    { deadline: 10 },
  );
}

interface NamedTexts {
  texts: string[];
  names: string[];
}

/** What a page is about. 404 for a service, industry or place that does not exist. */
function combinationOf(
  uses: readonly string[],
  { service, industry, place }: SwapSubjects,
  places: readonly LocationText[],
): Combination {
  const find = <T>(kind: string, all: readonly T[], key: string, keyOf: (one: T) => string) => {
    if (!uses.includes(kind)) return undefined;
    const found = key ? all.find((one) => keyOf(one) === key) : all[0];
    if (!found && key) throw notFound('This choice no longer exists. Choose another one.');
    return found;
  };
  const chosen = {
    service: find('service', services, service, ({ code }) => code),
    industry: find('industry', industries, industry, ({ code }) => code),
    place: find('place', places, place, ({ slug }) => slug),
  };
  return Object.fromEntries(Object.entries(chosen).filter(([, one]) => one)) as Combination;
}

const describePage = ({ combination, rendered, path }: CreatedPage) => ({
  service: combination.service?.code ?? '',
  industry: combination.industry?.code ?? '',
  place: combination.place?.slug ?? '',
  label: Object.values(namesOf(combination)).filter(Boolean).join(', '),
  path: rendered.address ? path : '',
  missing: rendered.missing,
});
