import { array, create, type Infer, number, optional, string, type } from 'superstruct';
import { badRequest } from '../../platform/errors/HttpError';

/** What is read of an event. Source: https://developers.hubspot.com/docs/api/webhooks */
const HubspotEvent = type({
  /** Such as `contact.propertyChange`, or `object.propertyChange` with the type of the object. */
  subscriptionType: string(),
  objectTypeId: optional(string()),
  portalId: number(),
  appId: optional(number()),
  objectId: optional(number()),
  propertyName: optional(string()),
  changeSource: optional(string()),
  sourceId: optional(string()),
  /** Only of merges. */
  newObjectId: optional(number()),
  mergedObjectIds: optional(array(number())),
});
type HubspotEvent = Infer<typeof HubspotEvent>;

const CONTACT_TYPE = '0-1';

/**
 * IDs of the contacts that somebody else changed in one of these properties, or merged. The changes of this site are
 * left out: they were compared when they were written. 400 for a body that HubSpot does not send.
 */
export function findChangedIds(body: unknown, portalId: number, properties: ReadonlySet<string>): string[] {
  const ids = readEvents(body)
    .filter((event) => event.portalId === portalId && isWanted(event, properties))
    .flatMap(({ objectId, newObjectId, mergedObjectIds = [] }) => [
      objectId,
      newObjectId,
      ...mergedObjectIds,
    ]);
  return [...new Set(ids.filter((id) => id !== undefined).map(String))];
}

function isWanted(event: HubspotEvent, properties: ReadonlySet<string>): boolean {
  const [kind, what] = event.subscriptionType.split('.');
  if (kind !== 'contact' && !(kind === 'object' && event.objectTypeId === CONTACT_TYPE)) return false;
  if (what === 'merge') return true;
  const isOwn = event.changeSource === 'INTEGRATION' && event.sourceId === String(event.appId);
  return what === 'propertyChange' && !isOwn && properties.has(event.propertyName ?? '');
}

function readEvents(body: unknown): HubspotEvent[] {
  try {
    return create(body, array(HubspotEvent));
  } catch {
    throw badRequest('The body is not a list of HubSpot’s events.');
  }
}
