import type { EnquiryRecord } from '../../leads/enquiries/model';
import type { LocalFieldName, MappingEntry } from '../mapping/contract';

type Values = Partial<Record<LocalFieldName, string>>;

const fields: readonly LocalFieldName[] = ['firstName', 'lastName', 'company', 'phone', 'service'];

/** The properties of HubSpot that an enquiry fills: its email, its message, and what is mapped of it. */
export const filledProperties = (mapping: readonly MappingEntry[]): string[] => [
  'email',
  'message',
  ...mappedEntries(mapping).map(({ property }) => property),
];

/** What an enquiry says, by property. Empty values are left out. */
export function readFields(lead: EnquiryRecord, mapping: readonly MappingEntry[]): Map<string, string> {
  const [firstName = '', ...rest] = lead.name.trim().split(/\s+/);
  const { company, phone, service } = lead;
  const values: Values = { firstName, lastName: rest.join(' '), company, phone, service };
  const all: [string, string][] = [
    ...mappedEntries(mapping).map(({ field, property }): [string, string] => [property, values[field] ?? '']),
    ['message', lead.message],
    ['email', lead.email],
  ];
  return new Map(all.filter(([, value]) => value));
}

const mappedEntries = (mapping: readonly MappingEntry[]) =>
  mapping.filter(
    ({ field, direction, transform }) =>
      fields.includes(field) && direction !== 'from' && transform === 'none',
  );
