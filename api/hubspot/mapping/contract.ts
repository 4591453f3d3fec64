import { array, boolean, define, type Infer, integer, nullable, object, size, string } from 'superstruct';
import { choice, documented, endpoint, text } from '../../platform/contracts/endpoint';

export const directionOptions = [
  { value: 'to', label: 'To HubSpot' },
  { value: 'from', label: 'From HubSpot' },
  { value: 'both', label: 'Both ways' },
] as const;
export const emptyOptions = [
  { value: 'keep', label: 'Keep value' },
  { value: 'clear', label: 'Clear value' },
] as const;
export const transformOptions = [
  { value: 'none', label: 'As is' },
  { value: 'leadStatus', label: 'Stage ↔ lead status' },
  { value: 'lifecycle', label: 'Stage → lifecycle stage' },
  { value: 'owner', label: 'Owner by email' },
] as const;
export const conflictOptions = [
  { value: 'newest', label: 'Newest wins' },
  { value: 'ours', label: 'This site wins' },
  { value: 'theirs', label: 'HubSpot wins' },
] as const;

const valuesOf = <Value extends string>(options: readonly { value: Value }[]) =>
  options.map(({ value }) => value);

/** The fields of a contact on this site. */
export const localFieldNames = [
  'firstName',
  'lastName',
  'company',
  'phone',
  'stage',
  'owner',
  'priority',
  'value',
  'score',
  'service',
  'message',
  'channel',
  'campaign',
  'landingPage',
  'marketingCookies',
  'lastInquiry',
  'nextMeeting',
  'newsletter',
  'assessment',
  'assessmentScore',
] as const;
export type LocalFieldName = (typeof localFieldNames)[number];

/** The type of a local field. */
export const localTypes = ['text', 'number', 'time', 'choice', 'yesNo', 'owner'] as const;

const propertyName = define<string>(
  'string',
  (value) =>
    (typeof value === 'string' && /^[a-z][a-z0-9_]{0,99}$/.test(value)) ||
    'Please enter the internal name of a property, such as firstname.',
);

export const MappingEntry = object({
  field: choice(localFieldNames, 'There is no such field.'),
  /** The internal name of the property. */
  property: documented(propertyName, { type: 'string', maxLength: 100, example: 'firstname' }),
  direction: choice(valuesOf(directionOptions), 'Please choose a direction.'),
  /** What an empty value does to the other side. */
  whenEmpty: choice(valuesOf(emptyOptions), 'Please choose what an empty value does.'),
  transform: choice(valuesOf(transformOptions), 'Please choose a transform.'),
  /** What decides when both sides changed. */
  conflict: choice(valuesOf(conflictOptions), 'Please choose which side wins.'),
});
export type MappingEntry = Infer<typeof MappingEntry>;

/** The most fields that can be mapped. */
export const MAX_ENTRIES = 40;

export const HubspotMappingDraft = object({
  entries: documented(size(array(MappingEntry), 0, MAX_ENTRIES), { maxItems: MAX_ENTRIES }),
});
export type HubspotMappingDraft = Infer<typeof HubspotMappingDraft>;

const nullableText = () => documented(nullable(string()), { type: ['string', 'null'] });

/** A property that does not exist in the account yet, exactly as it would be created. */
export const MissingProperty = object({
  name: string(),
  label: string(),
  type: string(),
  fieldType: string(),
  groupName: string(),
  /** Its choices, as `value: label`. */
  options: array(object({ label: string(), value: string() })),
});
export type MissingProperty = Infer<typeof MissingProperty>;

export const HubspotMapping = object({
  entries: array(MappingEntry),
  fields: array(
    object({
      name: choice(localFieldNames, 'There is no such field.'),
      label: string(),
      type: choice(localTypes, 'There is no such type.'),
      /** Whether HubSpot may change it. */
      canPull: boolean(),
      /** The property that it is usually synced with. */
      suggested: string(),
    }),
  ),
  /** The properties of the account; null while they can't be read. */
  properties: documented(
    nullable(array(object({ name: string(), label: string(), type: string(), isReadOnly: boolean() }))),
    { type: ['array', 'null'] },
  ),
  /** Why the properties can't be read. */
  unreadable: nullableText(),
  /** Why entries do not work, by property. */
  problems: array(object({ property: string(), message: string() })),
  missing: array(MissingProperty),
  /** The group that would be created with them; empty if it exists. */
  missingGroup: string(),
  version: integer(),
});
export type HubspotMapping = Infer<typeof HubspotMapping>;

export const HubspotPropertyNames = object({
  /** The names of all missing properties, as they were shown. */
  names: documented(size(array(text({ min: 1, max: 100, label: 'The name' })), 1, MAX_ENTRIES), {
    minItems: 1,
    maxItems: MAX_ENTRIES,
  }),
});

export const getHubspotMapping = endpoint({
  method: 'GET',
  path: '/admin/hubspot/mapping',
  returns: HubspotMapping,
  summary: 'Which fields are synced with which properties, checked against the properties of the account.',
});

export const editHubspotMapping = endpoint({
  method: 'PATCH',
  path: '/admin/hubspot/mapping',
  body: HubspotMappingDraft,
  returns: HubspotMapping,
  ifMatch: true,
  summary: 'Changes the mapping. 400 where a type does not fit the property of the account.',
});

export const createHubspotProperties = endpoint({
  method: 'POST',
  path: '/admin/hubspot/properties',
  body: HubspotPropertyNames,
  returns: HubspotMapping,
  summary: 'Creates the missing properties and their group in HubSpot. 409 if others are missing by now.',
});
