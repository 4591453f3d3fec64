import { currentSettings } from '../../settings/currentSettings';
import { initialPageChecks } from '../../settings/initial';
import { publishedCaseStudies } from '../caseStudies/publishedCaseStudies';
import { landingKind } from '../landingPages/landingKind';
import { publishedLandings } from '../landingPages/publishedLandings';
import type { LocationText } from '../locations/contract';
import type { TemplateDraft } from '../pageTemplates/contract';
import { sourcedFacts } from '../pageTemplates/pageValues';
import { templateFields } from '../pageTemplates/rendering/templateFields';
import { readLocations } from '../pageTemplates/subjects';
import { type CheckedPage, comparedText } from './checkPage';
import type { GeneratedPageRecord } from './model';

/** The most published landing pages that pages are compared with. */
const MAX_EXISTING = 2000;

type Rendered = Pick<GeneratedPageRecord, 'draft' | 'missing' | 'faults' | 'place'>;

/** What the checks of all pages of a template have in common. */
export async function readCheckContext(template: TemplateDraft) {
  const [settings, locations, cases, landings] = await Promise.all([
    currentSettings(),
    readLocations(),
    publishedCaseStudies(),
    publishedLandings(),
  ]);
  const bySlug = new Map(locations.map((location) => [location.slug, location]));
  const caseStudies = new Set(cases.map(({ slug }) => `/case-studies/${slug}`));
  const templateTexts = [
    ...templateFields(template).map(([, text]) => text),
    ...template.fields.map(({ value }) => value),
  ];
  return {
    limits: { ...initialPageChecks, ...settings?.generation },
    /** Published landing pages, with the text that pages are compared with. */
    existing: [...landings.values()].slice(0, MAX_EXISTING).map((landing) => ({
      path: landingKind.pathOf(landing as never) ?? '',
      text: comparedText(landing as never),
    })),
    ofPage: ({
      draft,
      missing,
      faults,
      place,
    }: Rendered): Omit<CheckedPage, 'addressProblem' | 'contentProblems'> => {
      const location = bySlug.get(place);
      return {
        draft,
        missing,
        errors: faults,
        facts: location ? sourcedFacts(location) : [],
        ...(location && { local: { name: location.name, texts: localTexts(location) } }),
        caseStudies,
        templateTexts,
      };
    },
  };
}

const localTexts = ({ lead, sections, faqs }: LocationText) => [
  lead,
  ...sections.map(({ text }) => text),
  ...faqs.map(({ answer }) => answer),
];
