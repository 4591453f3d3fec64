import type { HubspotForm } from '../client/HubspotClient';
import type { MappingEntry } from '../mapping/contract';
import { filledProperties } from './fieldSources';

/** The bases of legitimate interest that a submission can state, as HubSpot calls them there. */
export const legalBases: Record<string, string> = { lead: 'LEAD', client: 'CUSTOMER' };

/**
 * Why HubSpot would reject all enquiries that are submitted to a form; empty if it accepts them. It rejects submissions
 * without required fields: https://developers.hubspot.com/changelog/validation-change-to-the-forms-api-submission-endpoints
 */
export function findFormProblem({ fields, consent }: HubspotForm, mapping: readonly MappingEntry[]): string {
  const filled = filledProperties(mapping);
  const lacking = fields.filter(({ name, isRequired }) => isRequired && !filled.includes(name));
  if (!fields.some(({ name }) => name === 'email')) return 'This form has no field for the email.';
  if (lacking.length)
    return `This form requires fields that inquiries don’t fill: ${lacking.map(({ label }) => label).join(', ')}.`;
  if (consent.type === 'process' && consent.hasRequiredMessages)
    return 'This form requires consent to messages, which inquiries don’t ask for.';
  const hasBasis =
    consent.type !== 'legitimate_interest' ||
    (consent.subscriptionTypeIds.length > 0 && consent.basis in legalBases);
  return hasBasis ? '' : 'This form has a legal basis that a submission can’t state.';
}
