import type { Model } from 'mongoose';
import { fieldErrorsOf } from '../../platform/http/validate';
import type { Adoptable, ContentKind } from '../documents/ContentKind';
import { completenessOf } from './completeness';
import { LocationDraft, type LocationRow, locationContent, PublishableLocation } from './contract';
import { Location, type LocationRecord } from './model';
import { mayReadLocations, mayWriteLocations } from './policy';
import { pathOfLocation, publishedLocations } from './publishedLocations';

/** Service areas, as documents that are written and published. */
export const locationKind: ContentKind<LocationDraft, LocationRow> = {
  name: 'service area',
  contract: locationContent,
  draft: LocationDraft,
  mayRead: mayReadLocations,
  mayWrite: mayWriteLocations,
  records: Location as unknown as Model<{ _id: string; slug: string }>,
  labelOf: ({ name }) => name,
  pathOf: ({ slug }) => pathOfLocation(slug),
  previewPath: pathOfLocation,
  wordsOf: ({ name, slug, county, state, road }) => [name, slug, county, state, road].join(' '),
  filedUnder: () => ({}),
  rowOf: (draft) => {
    const { county, lat, lng, order } = draft;
    return { county, lat, lng, order, completeness: completenessOf(draft) };
  },
  ownColumns: ['county', 'lat', 'lng', 'completeness'],
  faultsOf: (draft) => fieldErrorsOf(draft, PublishableLocation),
  mustLeadOn: true,
  publish: ({ id, draft, version }) =>
    Location.updateOne({ _id: id }, { $set: { ...draft, isPublished: true, version } }, { upsert: true }),
  withdraw: (id) => Location.updateOne({ _id: id }, { isPublished: false }),
  copyOf: (draft, slug) => ({ ...draft, slug }),
  adoptable: async () => (await Location.find().lean<LocationRecord[]>()).map(adopted),
  renew: publishedLocations.renew,
};

function adopted(record: LocationRecord): Adoptable<LocationDraft> {
  const { _id: id, isPublished: isPublic, updatedAt, createdAt: publishedAt } = record;
  const { slug, name, county, state, lat, lng, summary, lead, road, roadMiles, order } = record;
  const { onSiteDays, sections, facts, industries, nearby, faqs } = record;
  const draft = {
    ...{ slug, name, county, state, lat, lng, summary, lead, road, roadMiles, order },
    ...{ onSiteDays, sections, facts, industries, nearby, faqs },
  };
  return { id, draft, isPublic, publishedAt, updatedAt };
}
