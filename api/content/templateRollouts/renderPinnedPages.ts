import type { LandingDraft } from '../landingPages/contract';
import type { LocationText } from '../locations/contract';
import type { TemplateDraft } from '../pageTemplates/contract';
import { createPages } from '../pageTemplates/createPages';
import type { Combination } from '../pageTemplates/pageValues';
import { industries, readLocations, services } from '../pageTemplates/subjects';
import type { PinnedPage } from './findPinnedPages';

/** A page as another version of its template renders it. */
export interface UpdatedPage {
  draft: LandingDraft;
  path: string;
  missing: string[];
  /** Why it cannot be rendered. */
  faults: string[];
}

/** The pages as a template renders them now, in their order. */
export async function renderPinnedPages(
  template: TemplateDraft,
  pages: readonly Pick<PinnedPage, 'page'>[],
): Promise<UpdatedPage[]> {
  const places = await readLocations();
  const combinations = pages.map(({ page }) => combinationOf(page, places));
  const made = await createPages(template, combinations, places);
  return made.map(({ draft, path, rendered }, at) => ({
    draft,
    path: rendered.address ? path : '',
    missing: rendered.missing,
    faults: [...missingSubjects(pages[at]?.page, combinations[at]), ...Object.values(rendered.errors)],
  }));
}

type Subjects = Pick<PinnedPage['page'], 'service' | 'industry' | 'place'>;

function combinationOf({ service, industry, place }: Subjects, places: LocationText[]): Combination {
  const [ofService, ofIndustry, ofPlace] = [
    services.find(({ code }) => code === service),
    industries.find(({ code }) => code === industry),
    places.find(({ slug }) => slug === place),
  ];
  return {
    ...(ofService && { service: ofService }),
    ...(ofIndustry && { industry: ofIndustry }),
    ...(ofPlace && { place: ofPlace }),
  };
}

/** A service area can be withdrawn after its pages were generated. */
function missingSubjects(page: Subjects | undefined, combination: Combination | undefined): string[] {
  return page?.place && !combination?.place ? [`The service area ${page.place} is no longer published.`] : [];
}
