import type { PageDemand } from '../demand/contract';
import { readDemand } from '../demand/readDemand';
import { createDemandScorer, type DemandedPage } from '../demand/scoreDemand';
import { industries, readLocations, services } from '../pageTemplates/subjects';
import { MAX_RUN_PAGES } from './contract';
import { GeneratedPage, type GeneratedPageRecord, type PageRunRecord } from './model';

export interface WaitingPage {
  page: Pick<GeneratedPageRecord, '_id' | 'path' | 'title' | 'service' | 'industry' | 'place'>;
  demand: PageDemand;
}

/** The pages of a run that wait to be published, in the run's order. Reads the same few lists for any number of pages. */
export async function rankWaiting({
  _id: run,
  order = 'demand',
}: Pick<PageRunRecord, '_id' | 'order'>): Promise<WaitingPage[]> {
  const pages = await GeneratedPage.find({ run, state: 'draft', isPassed: true })
    .select('path title service industry place')
    .sort({ _id: 1 })
    .limit(MAX_RUN_PAGES)
    .lean<WaitingPage['page'][]>();
  if (!pages.length) return [];
  const [signals, locations] = await Promise.all([
    readDemand(pages.map(({ path }) => path)),
    readLocations(),
  ]);
  const places = new Map(locations.map(({ slug, name }) => [slug, name]));
  const scoreDemand = createDemandScorer(signals);
  const waiting = pages.map((page) => ({ page, demand: scoreDemand(describe(page, places)) }));
  // The sort is stable: equal demand stays in the order of age.
  return order === 'oldest' ? waiting : waiting.sort((one, other) => other.demand.score - one.demand.score);
}

function describe(
  { path, title, service, industry, place }: WaitingPage['page'],
  places: ReadonlyMap<string, string>,
): DemandedPage {
  const nameIn = (all: readonly { code: string; name: string }[], code: string) =>
    all.find((each) => each.code === code)?.name ?? '';
  const subjects = [
    { kind: 'service', name: nameIn(services, service) },
    { kind: 'industry', name: nameIn(industries, industry) },
    { kind: 'place', name: places.get(place) ?? '' },
  ] as const;
  return { path, title, subjects: subjects.filter(({ name }) => name) };
}
