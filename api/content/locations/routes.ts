import { is } from 'superstruct';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { countViewsBelow } from '../../insights/events/countViews';
import { notFound } from '../../platform/errors/HttpError';
import { contentRoutes } from '../documents/contentRoutes';
import { findPreview, type PreviewedDocument } from '../documents/previews';
import { importRoutes } from '../imports/importRoutes';
import {
  getLocation,
  LocalFact,
  type Location,
  type LocationDraft,
  listAreas,
  listAreaViews,
} from './contract';
import { findAreas } from './findAreas';
import { locationKind } from './locationKind';
import { locationTable } from './locationTable';
import { mayReadLocations } from './policy';
import { findNearest, findPublishedLocation, locationPath, publishedLocations } from './publishedLocations';

/** The public routes of service areas, and those of their documents. */
export function locationRoutes(api: Api): void {
  addRoute(api, getLocation, anyone, async ({ params, req, res }) => {
    const preview = await findPreview(api, locationKind, params.slug, req, res);
    if (preview) return previewLocation(preview);
    const location = await findPublishedLocation(params.slug, api.log);
    if (!location) throw notFound('There is no such service area.');
    if (!req.get('x-preview')) res.set('Cache-Control', 'public, max-age=5');
    return location;
  });

  addRoute(api, listAreas, mayReadLocations, () => findAreas(), { deadline: 10 });
  addRoute(api, listAreaViews, mayReadLocations, () => countViewsBelow(locationPath('')));
  importRoutes(api, locationTable);
  contentRoutes(api, locationKind);
}

/** The draft of a service area as its page would show it. */
async function previewLocation({
  id,
  slug,
  draft,
  record,
}: PreviewedDocument<LocationDraft>): Promise<Location> {
  const others = (await publishedLocations()).filter(({ _id }) => _id !== id);
  const coordinates = { lat: draft.lat ?? 0, lng: draft.lng ?? 0 };
  return {
    ...draft,
    slug,
    ...coordinates,
    facts: draft.facts.filter((fact) => is(fact, LocalFact)),
    updatedAt: record.updatedAt.toISOString(),
    others: findNearest(coordinates, others),
  };
}
