import { leadStatusOptions, priorityOptions, serviceOptions } from '../../leads/enquiries/contract';
import type { HubspotMapping, LocalFieldName, localTypes, MappingEntry } from './contract';

export interface LocalField {
  name: LocalFieldName;
  label: string;
  type: (typeof localTypes)[number];
  /** Its values, where they are few. */
  options?: readonly { value: string; label: string }[];
  /** A text of several lines. */
  isLong?: true;
  /** Whether HubSpot may change it: what members can change of a lead, too. */
  canPull: boolean;
}

/** Spam and quarantine are never synced. */
const stageOptions = leadStatusOptions.filter(({ value }) => value !== 'spam' && value !== 'quarantined');

/** The fields of a contact that can be synced. Those of a lead are of the latest one. */
export const localFields: readonly LocalField[] = [
  { name: 'firstName', label: 'First name', type: 'text', canPull: false },
  { name: 'lastName', label: 'Last name', type: 'text', canPull: false },
  { name: 'company', label: 'Company', type: 'text', canPull: false },
  { name: 'phone', label: 'Phone', type: 'text', canPull: false },
  { name: 'stage', label: 'Stage', type: 'choice', options: stageOptions, canPull: true },
  { name: 'owner', label: 'Owner', type: 'owner', canPull: true },
  { name: 'priority', label: 'Priority', type: 'choice', options: priorityOptions, canPull: true },
  { name: 'value', label: 'Value (USD)', type: 'number', canPull: true },
  { name: 'score', label: 'Lead score', type: 'number', canPull: false },
  { name: 'service', label: 'Service interest', type: 'choice', options: serviceOptions, canPull: false },
  { name: 'message', label: 'Message', type: 'text', isLong: true, canPull: false },
  { name: 'channel', label: 'Source (channel)', type: 'text', canPull: false },
  { name: 'campaign', label: 'Campaign', type: 'text', canPull: false },
  { name: 'landingPage', label: 'Landing page', type: 'text', canPull: false },
  { name: 'marketingCookies', label: 'Marketing cookies allowed', type: 'yesNo', canPull: false },
  { name: 'lastInquiry', label: 'Last inquiry', type: 'time', canPull: false },
  { name: 'nextMeeting', label: 'Next meeting', type: 'time', canPull: false },
  { name: 'newsletter', label: 'Newsletter consent', type: 'yesNo', canPull: false },
  { name: 'assessment', label: 'Latest assessment', type: 'text', canPull: false },
  { name: 'assessmentScore', label: 'Assessment score', type: 'number', canPull: false },
];

/** The fields of results of assessments. */
export const resultFields: readonly LocalFieldName[] = ['assessment', 'assessmentScore'];

export const fieldOf = (name: LocalFieldName) =>
  localFields.find((field) => field.name === name) as LocalField;

/** The group of the properties that the site creates. */
export const propertyGroup = { name: 'website_sync', label: 'Website' };

const entry = (field: LocalFieldName, property: string, part: Partial<MappingEntry> = {}): MappingEntry => ({
  field,
  property,
  direction: 'to',
  whenEmpty: 'keep',
  transform: 'none',
  conflict: 'newest',
  ...part,
});

export const resultEntries: readonly MappingEntry[] = [
  entry('assessment', 'website_assessment'),
  entry('assessmentScore', 'website_assessment_score'),
];

/** The mapping of a new connection. Messages and the choice of cookies are left out until an admin wants them in the CRM. */
export const initialMapping: readonly MappingEntry[] = [
  entry('firstName', 'firstname'),
  entry('lastName', 'lastname'),
  entry('company', 'company'),
  entry('phone', 'phone'),
  entry('stage', 'hs_lead_status', { direction: 'both', transform: 'leadStatus' }),
  entry('stage', 'lifecyclestage', { transform: 'lifecycle' }),
  entry('owner', 'hubspot_owner_id', { direction: 'both', transform: 'owner' }),
  entry('priority', 'website_priority', { direction: 'both' }),
  entry('value', 'website_value', { direction: 'both', whenEmpty: 'clear' }),
  entry('score', 'website_score'),
  entry('service', 'website_service'),
  entry('channel', 'website_channel'),
  entry('campaign', 'website_campaign'),
  entry('landingPage', 'website_landing_page'),
  entry('lastInquiry', 'website_last_inquiry'),
  entry('nextMeeting', 'website_next_meeting', { whenEmpty: 'clear' }),
  entry('newsletter', 'website_newsletter', { whenEmpty: 'clear' }),
  ...resultEntries,
];

const addable: readonly MappingEntry[] = [
  ...initialMapping,
  entry('message', 'website_message'),
  entry('marketingCookies', 'website_marketing_cookies'),
];

/** The fields as the mapping offers them. */
export const offeredFields: HubspotMapping['fields'] = localFields.map(({ name, label, type, canPull }) => ({
  name,
  label,
  type,
  canPull,
  suggested: addable.find(({ field }) => field === name)?.property ?? '',
}));
