import type { Model } from 'mongoose';
import { fieldErrorsOf } from '../../platform/http/validate';
import type { ContentKind, ExistingRecord } from '../documents/ContentKind';
import { calculateCompleteness } from './completeness';
import { LocationDraft, type LocationRow, locationContent, PublishableLocation } from './contract';
import { Location, type LocationRecord } from './model';
import { mayReadLocations, mayWriteLocations } from './policy';
import { listLocationAddresses, locationPath, publishedLocations } from './publishedLocations';

/** Service areas as a kind of document. */
export const locationKind: ContentKind<LocationDraft, LocationRow> = {
  name: 'service area',
  contract: locationContent,
  draft: LocationDraft,
  mayRead: mayReadLocations,
  mayWrite: mayWriteLocations,
  model: Location as unknown as Model<{ _id: string; slug: string }>,
  labelOf: ({ name }) => name,
  pathOf: ({ slug }) => locationPath(slug),
  previewPath: locationPath,
  searchTextOf: ({ name, slug, county, state, road }) => [name, slug, county, state, road].join(' '),
  filterValuesOf: () => ({}),
  rowFieldsOf: (draft) => {
    const { county, lat, lng, order } = draft;
    return { county, lat, lng, order, completeness: calculateCompleteness(draft) };
  },
  exportColumns: ['county', 'lat', 'lng', 'completeness'],
  findPublishErrors: (draft) => fieldErrorsOf(draft, PublishableLocation),
  needsRedirectWhenWithdrawn: true,
  publish: ({ id, draft, version }) =>
    Location.updateOne({ _id: id }, { $set: { ...draft, isPublished: true, version } }, { upsert: true }),
  withdraw: (id) => Location.updateOne({ _id: id }, { isPublished: false }),
  duplicate: (draft, slug) => ({ ...draft, slug }),
  existingRecords: async () => (await Location.find().lean<LocationRecord[]>()).map(toExistingRecord),
  cache: publishedLocations,
  listAddresses: listLocationAddresses,
};

function toExistingRecord(record: LocationRecord): ExistingRecord<LocationDraft> {
  const { _id: id, isPublished: isPublic, updatedAt, createdAt: publishedAt } = record;
  const { slug, name, county, state, lat, lng, summary, lead, road, roadMiles, order } = record;
  const { onSiteDays, sections, facts, industries, nearby, faqs } = record;
  const draft = {
    slug,
    name,
    county,
    state,
    lat,
    lng,
    summary,
    lead,
    road,
    roadMiles,
    order,
    onSiteDays,
    sections,
    facts,
    industries,
    nearby,
    faqs,
  };
  return { id, draft, isPublic, publishedAt, updatedAt };
}
