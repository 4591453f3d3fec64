import type { LandingDraft } from '../landingPages/contract';
import { landingPath } from '../landingPages/landingState';
import { extractTexts } from '../landingPages/landingTexts';
import type { LocationText } from '../locations/contract';
import type { TemplateDraft } from './contract';
import { type Combination, pageValues } from './pageValues';
import type { RenderedPage } from './rendering/renderTemplate';
import { renderPages } from './rendering/templateThreads';
import { readCompany } from './subjects';

/** A page that a template generates for a combination. */
export interface CreatedPage {
  combination: Combination;
  rendered: RenderedPage;
  draft: LandingDraft;
  path: string;
}

/** The pages that a template generates for combinations, as drafts of landing pages. */
export async function createPages(
  template: TemplateDraft,
  combinations: Combination[],
  places: LocationText[],
): Promise<CreatedPage[]> {
  const company = await readCompany();
  const names = new Map(places.map(({ slug, name }) => [slug, name]));
  const values = combinations.map((one) => pageValues(one, company, template, (slug) => names.get(slug)));
  const pages = await renderPages(template, values);
  return pages.map((rendered, at) => {
    const combination = combinations[at] as Combination;
    const draft = toLanding(template, rendered, combination);
    return { combination, rendered, draft, path: landingPath(draft) };
  });
}

/** A rendered page as the draft of a landing page. */
export function toLanding(
  template: TemplateDraft,
  rendered: RenderedPage,
  combination: Combination,
): LandingDraft {
  const { searchTitle, description, blocks } = rendered;
  const names = [combination.service?.name, combination.industry?.name, combination.place?.name];
  return {
    slug: rendered.address.toLowerCase().slice(0, 200),
    kind: template.uses.length ? 'programmatic' : 'campaign',
    label: (names.filter(Boolean).join(', ') || template.label).slice(0, 120),
    searchTitle: searchTitle.slice(0, 200),
    description: description.slice(0, 400),
    blocks,
    expireAt: null,
    expireTo: '',
    isListed: true,
  };
}

/** The visible text of a page. */
export const visibleText = (draft: LandingDraft): string => extractTexts(draft).join('\n\n');

/** The combination as the responses name it. */
export const namesOf = ({ service, industry, place }: Combination) => ({
  service: service?.name ?? '',
  industry: industry?.name ?? '',
  place: place?.name ?? '',
});
