import { type Area, emptyLocation, type LocationDraft } from '@site/api/content/locations/contract';
import { mayWriteLocations } from '@site/api/content/locations/policy';
import { paths } from '@site/shell/paths';
import { useMemo } from 'react';
import { nextSlug } from '../../workbench/editor/address/nextSlug';
import { countWords } from '../../workbench/editor/checks/textMeasures';
import type {
  CustomControlProps,
  EditorDefinition,
} from '../../workbench/editor/definition/EditorDefinition';
import { SearchSnippet } from '../../workbench/editor/preview/SearchSnippet';
import { MultiSelect } from '../../workbench/fields/MultiSelect';
import {
  CountControl,
  DaysControl,
  FactsControl,
  IndustriesControl,
  LatitudeControl,
  LongitudeControl,
  QuestionsControl,
  SectionsControl,
} from './controls';
import { locationChecks } from './locationChecks';
import { locations } from './locationsApi';
import { AreaMap } from './map/AreaMap';
import { isLocated, type Located, nearestAreas } from './map/geography';
import { useAreas } from './useAreas';

/** The editor of a service area; nearby areas are computed from the others. */
export const locationDefinition = (areas: readonly Area[]): EditorDefinition<LocationDraft> => ({
  noun: 'service area',
  name: 'locations',
  list: 'Service areas',
  content: locations,
  needs: mayWriteLocations,
  initial: emptyLocation,
  nameOf: ({ name }) => name,
  fields: [
    { name: 'name', label: 'Name', kind: 'title', placeholder: 'City or town', maxLength: 120 },
    { name: 'lead', label: 'Intro', kind: 'lead', placeholder: 'Intro', maxLength: 1000 },
    { name: 'sections', label: 'Sections', kind: 'custom', Control: SectionsControl },
    { name: 'facts', label: 'Facts', kind: 'custom', Control: FactsControl },
    { name: 'faqs', label: 'FAQ', kind: 'custom', Control: QuestionsControl },
  ],
  sections: [
    {
      title: 'Page settings',
      fields: [
        {
          name: 'slug',
          label: 'Slug',
          maxLength: 200,
          help: 'Under /service-areas/. Follows the name until the page is published.',
        },
        { name: 'county', label: 'County', maxLength: 120 },
        { name: 'state', label: 'State', maxLength: 60 },
        { name: 'road', label: 'Route from the office', maxLength: 200 },
        { name: 'roadMiles', label: 'Driving distance in miles', kind: 'custom', Control: CountControl },
        { name: 'onSiteDays', label: 'On-site days', kind: 'custom', Control: DaysControl },
        { name: 'industries', label: 'Local industries', kind: 'custom', Control: IndustriesControl },
        { name: 'order', label: 'Sort order', kind: 'custom', Control: CountControl },
      ],
    },
    {
      title: 'Location',
      fields: [
        { name: 'lat', label: 'Latitude', kind: 'custom', Control: LatitudeControl },
        { name: 'lng', label: 'Longitude', kind: 'custom', Control: LongitudeControl },
        {
          name: 'nearby',
          label: 'Nearby areas',
          kind: 'custom',
          Control: NearbyControl,
          help: 'The nearest areas are selected when the coordinates change.',
        },
      ],
      Footer: Where,
    },
    {
      title: 'Search engines',
      fields: [
        { name: 'summary', label: 'Summary', kind: 'lines', maxLength: 400, help: '70 to 155 characters.' },
      ],
      Footer: Found,
    },
  ],
  deriveFields: (draft, before, { publishedAt }) =>
    withNearby(withSlug(draft, before, publishedAt), before, areas),
  checks: locationChecks,
  readText,
  pathOf: getPublicPath,
  suggestedRedirect: (draft) => nearestPage(draft, areas),
  statusText: ({ sections }) => `${countWords(sections.map(({ text }) => text).join('\n\n'))} words`,
});

const getPublicPath = ({ slug }: LocationDraft) =>
  slug ? `/service-areas/${encodeURIComponent(slug)}` : undefined;

function withSlug(draft: LocationDraft, before: LocationDraft, publishedAt: string | null): LocationDraft {
  return publishedAt ? draft : { ...draft, slug: nextSlug(draft.slug, before.name, draft.name) };
}

const readText = ({ name, summary, lead, sections, faqs }: LocationDraft) => ({
  title: titleOf(name),
  description: summary,
  parts: [
    { text: lead },
    ...sections.map(({ title, text }) => ({ heading: title, text })),
    ...faqs.map(({ question, answer }) => ({ heading: question, text: answer })),
  ],
});

const titleOf = (name: string) => `IT support in ${name}`;

/** Updates the nearby areas if the coordinates changed; unchanged while the others are not loaded. */
export function withNearby(
  draft: LocationDraft,
  before: LocationDraft,
  areas: readonly Area[],
): LocationDraft {
  const isSame = draft.lat === before.lat && draft.lng === before.lng;
  if (isSame || !isLocated(draft) || !areas.length) return draft;
  const nearest = nearestAreas(draft, otherAreas(areas, draft.slug), MAX_NEARBY);
  return { ...draft, nearby: nearest.map(({ slug }) => slug) };
}

/** The path of the nearest published area. */
function nearestPage({ slug, lat, lng }: LocationDraft, areas: readonly Area[]): string {
  const others = otherAreas(areas, slug).filter(({ path }) => path);
  const [nearest] = lat === null || lng === null ? [] : nearestAreas({ lat, lng }, others, 1);
  return nearest?.path ?? paths.services;
}

const otherAreas = (areas: readonly Area[], slug: string) => areas.filter((area) => area.slug !== slug);

function NearbyControl({ draft, document, ...control }: CustomControlProps<LocationDraft>) {
  const near = useNearAreas(draft, MAX_CHOICES);
  const all = useAreas() ?? [];
  const offered = new Set([...near.map(({ slug }) => slug), ...draft.nearby]);
  // The list contains its old path until it is reloaded.
  const choices = all.filter(
    ({ slug }) => offered.has(slug) && slug !== draft.slug && slug !== document.slug,
  );
  return (
    <MultiSelect {...control} choices={choices.map(({ slug, name }) => ({ value: slug, label: name }))} />
  );
}

function Where({ draft: { slug, name, lat, lng } }: { draft: LocationDraft }) {
  const near = useNearAreas({ slug, lat, lng }, MAX_ON_MAP);
  const areas = useMemo(() => {
    const shown = near.map((area) => ({ slug: area.slug, name: area.name, lat: area.lat, lng: area.lng }));
    return [...shown, { slug, name, lat, lng }];
  }, [near, slug, name, lat, lng]);
  return <AreaMap areas={areas} here={slug} />;
}

/** The number of nearby areas, nearest first where the coordinates are known. */
function useNearAreas({ slug, lat, lng }: Located, most: number): readonly Area[] {
  const all = useAreas();
  return useMemo(() => {
    const others = otherAreas(all ?? [], slug);
    const here = { slug, lat, lng };
    return isLocated(here) ? nearestAreas(here, others, most) : others.slice(0, most);
  }, [all, slug, lat, lng, most]);
}

function Found({ draft }: { draft: LocationDraft }) {
  const { name, summary } = draft;
  return <SearchSnippet title={titleOf(name)} description={summary} path={getPublicPath(draft)} />;
}

const MAX_NEARBY = 3;
/** The number of nearest areas on the map. */
const MAX_ON_MAP = 200;
/** The number of nearest areas to choose from. */
const MAX_CHOICES = 40;
