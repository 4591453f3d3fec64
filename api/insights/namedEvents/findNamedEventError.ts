import { vitalMetrics } from '../events/contract';
import { type NamedEventDraft, scrollDepths } from './contract';

/** The names of events that the site counts by itself, which would be counted twice. */
const reservedNames: readonly string[] = [
  'page_view',
  'engagement',
  'phone clicked',
  'email clicked',
  'outbound link clicked',
  'file downloaded',
  'generate_lead',
  'booking_completed',
  'google_ads_conversion',
  'scan finished',
  'assessment part reached',
  'assessment finished',
  ...vitalMetrics,
];

interface FieldError {
  field: keyof NamedEventDraft;
  message: string;
}

/** What is wrong with a definition that fits the contract. */
export function findNamedEventError({ name, trigger, value, page }: NamedEventDraft): FieldError | undefined {
  if (reservedNames.includes(name))
    return { field: 'name', message: 'The site counts an event of this name by itself.' };
  if (trigger === 'link' && !/^(\/|https?:\/\/[^/\s]|tel:|mailto:)/.test(value))
    return {
      field: 'value',
      message: 'Please enter the beginning of a link, such as /pricing, https://portal.example or tel:.',
    };
  if (trigger === 'scroll' && !scrollDepths.some((depth) => depth === value))
    return { field: 'value', message: 'Please enter 25, 50, 75 or 90, without a percent sign.' };
  if (page && !page.startsWith('/'))
    return { field: 'page', message: 'Please enter a path, such as /services/*, or leave this empty.' };
  return undefined;
}
