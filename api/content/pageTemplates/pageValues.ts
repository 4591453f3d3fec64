import type { IndustryTexts, ServiceTexts } from '../landingPages/texts/SubjectTexts';
import type { LocationText } from '../locations/contract';
import type { TemplateDraft } from './contract';

/** What a page is about. */
export interface Combination {
  service?: ServiceTexts & { code: string };
  industry?: IndustryTexts & { code: string };
  place?: LocationText;
}

/** The values of the variables of a page. A text without content has no value. */
export type PageValues = Record<string, object>;

export interface Company {
  name: string;
  phone: string;
  email: string;
}

/** The values of the variables of a template for one page. */
export function pageValues(
  { service, industry, place }: Combination,
  company: Company,
  { fields }: Pick<TemplateDraft, 'fields'>,
  nameOf: (place: string) => string | undefined = () => undefined,
): PageValues {
  return withoutEmpty({
    ...(service && { service: subjectValues(service) }),
    ...(industry && {
      industry: {
        ...subjectValues(industry),
        service_lead: (service && industry.with[service.code as never]) ?? industry.lead,
      },
    }),
    ...(place && { place: placeValues(place, nameOf) }),
    company,
    fields: fieldValues({ fields }),
  }) as PageValues;
}

/** The values of the custom variables of a template. */
export const fieldValues = ({ fields }: Pick<TemplateDraft, 'fields'>) =>
  Object.fromEntries(fields.map(({ name, kind, value }) => [name, fieldValue(kind, value)]));

const fieldValue = (kind: string, value: string) =>
  kind === 'number' && value.trim() && Number.isFinite(Number(value)) ? Number(value) : value;

const subjectValues = ({ code, name, to = '', heading, lead, lines }: ServiceTexts & { code: string }) => ({
  code,
  name,
  path: to,
  heading,
  lead,
  lines,
});

function placeValues(place: LocationText, nameOf: (slug: string) => string | undefined) {
  const { slug, name, county, state, lead, road, roadMiles, onSiteDays, sections, faqs, nearby } = place;
  return {
    slug,
    name,
    path: `/service-areas/${slug}`,
    county,
    state,
    lead,
    road,
    road_miles: roadMiles,
    visit_days: onSiteDays,
    sections,
    faqs,
    facts: sourcedFacts(place).map(({ text, source, asOf }) => ({ text, source, as_of: asOf })),
    nearby: nearby.flatMap((one) => nameOf(one) ?? []),
  };
}

/** The facts of a service area that have a source and a date. */
export const sourcedFacts = ({ facts }: Pick<LocationText, 'facts'>): LocationText['facts'] =>
  facts.filter(({ text, source, asOf }) => text.trim() && source.name.trim() && source.url && asOf.trim());

/** Texts without content are left out, so that a page that uses them has an unresolved variable. Lists stay. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, part]) => typeof part !== 'string' || part.trim() !== '');
  return Object.fromEntries(kept.map(([name, part]) => [name, withoutEmpty(part)]));
}

/** A service area with few details. */
export const exampleValues: PageValues = {
  place: { slug: 'taylor', name: 'Taylor', facts: [{ text: 'It is a town.' }] },
};
