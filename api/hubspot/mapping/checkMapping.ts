import type { HubspotProperty, NewHubspotProperty } from '../client/HubspotClient';
import type { MappingEntry, MissingProperty } from './contract';
import { fieldOf, type LocalField, propertyGroup } from './localFields';
import { writtenValues } from './transforms';

export interface MappingProblem {
  property: string;
  message: string;
}

/** What is wrong with a mapping by itself, whatever the account. */
export function findOwnProblems(entries: readonly MappingEntry[]): MappingProblem[] {
  const seen = new Set<string>();
  return entries.flatMap((entry) => {
    const { property, direction, transform } = entry;
    const field = fieldOf(entry.field);
    const messages = [
      seen.has(property) && 'This property is mapped twice.',
      property === 'email' && 'The email address identifies the contact and is always synced.',
      direction !== 'to' && !field.canPull && `${field.label} can only be written to HubSpot.`,
      direction !== 'to' && transform === 'lifecycle' && 'A lifecycle stage can only be written to HubSpot.',
      !transformsOf(field).includes(transform) &&
        `This transform doesn’t work with ${field.label.toLowerCase()}.`,
    ];
    seen.add(property);
    const message = messages.find(Boolean);
    return message ? [{ property, message }] : [];
  });
}

/** The entries of a mapping that conflict with the properties of the account. Missing properties are no problem: they can be created. */
export function findAccountProblems(
  entries: readonly MappingEntry[],
  properties: readonly HubspotProperty[],
): MappingProblem[] {
  const byName = new Map(properties.map((property) => [property.name, property]));
  return entries.flatMap((entry) => {
    const property = byName.get(entry.property);
    const message = property && findMismatch(entry, property);
    return message ? [{ property: entry.property, message }] : [];
  });
}

function findMismatch(entry: MappingEntry, property: HubspotProperty): string | undefined {
  const field = fieldOf(entry.field);
  const isReadOnly = isReadOnlyProperty(property);
  if (isReadOnly && entry.direction !== 'from') return `HubSpot computes ${property.label} itself.`;
  const types = entry.transform === 'none' ? FITTING[field.type] : FITTING.choice;
  const isFitting =
    types.includes(property.type) || (entry.transform === 'owner' && property.type === 'string');
  if (!isFitting)
    return `${property.label} is of type ${property.type}. ${field.label} needs ${types.join(' or ')}.`;
  if (property.type !== 'enumeration' || entry.transform === 'owner') return undefined;
  const offered = new Set(property.options?.map(({ value }) => value));
  const written = writtenValues[entry.transform] ?? field.options?.map(({ value }) => value) ?? [];
  const lacking = written.filter((value) => !offered.has(value));
  return lacking.length ? `${property.label} lacks the choices ${lacking.join(', ')}.` : undefined;
}

export const isReadOnlyProperty = ({ calculated, modificationMetadata }: HubspotProperty) =>
  Boolean(calculated || modificationMetadata?.readOnlyValue);

/** The types of properties that a local type can be written to. */
const FITTING: Record<LocalField['type'], string[]> = {
  text: ['string', 'phone_number'],
  number: ['number', 'string'],
  time: ['datetime'],
  choice: ['enumeration', 'string'],
  yesNo: ['bool', 'enumeration', 'string'],
  owner: ['enumeration', 'string'],
};

export function transformsOf({ name }: Pick<LocalField, 'name'>): MappingEntry['transform'][] {
  if (name === 'stage') return ['none', 'leadStatus', 'lifecycle'];
  return name === 'owner' ? ['none', 'owner'] : ['none'];
}

/** The mapped properties that the account lacks, exactly as they would be created. */
export function findMissing(
  entries: readonly MappingEntry[],
  properties: readonly HubspotProperty[],
): MissingProperty[] {
  const known = new Set(properties.map(({ name }) => name));
  return entries
    .filter(({ property }) => !known.has(property))
    .map(({ field: name, property }) => {
      const field = fieldOf(name);
      return { name: property, label: field.label, groupName: propertyGroup.name, ...creationOf(field) };
    });
}

function creationOf({
  type,
  isLong,
  options = [],
}: LocalField): Pick<MissingProperty, 'type' | 'fieldType' | 'options'> {
  if (type === 'number') return { type: 'number', fieldType: 'number', options: [] };
  if (type === 'time') return { type: 'datetime', fieldType: 'date', options: [] };
  if (type === 'yesNo') return { type: 'bool', fieldType: 'booleancheckbox', options: YES_NO };
  if (type === 'choice') {
    const choices = options.map(({ value, label }) => ({ value, label }));
    return { type: 'enumeration', fieldType: 'select', options: choices };
  }
  return { type: 'string', fieldType: isLong ? 'textarea' : 'text', options: [] };
}

const YES_NO = [
  { label: 'Yes', value: 'true' },
  { label: 'No', value: 'false' },
];

/** The request that creates a property. */
export function toNewProperty({ options, ...property }: MissingProperty): NewHubspotProperty {
  return options.length ? { ...property, options } : property;
}
