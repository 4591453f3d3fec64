import {
  type ContactOrigin,
  type ContactSummary,
  contactOriginOptions,
} from '@site/api/leads/contactList/contract';

/** What a contact is called: the name, else the email address. */
export const titleOf = ({ name, email }: Pick<ContactSummary, 'name' | 'email'>) => name || email;

/** How the team knows a contact: `Inquiry, booking`. */
export function describeOrigins(origins: readonly ContactOrigin[]): string {
  const labels = contactOriginOptions
    .filter(({ value }) => origins.includes(value))
    .map(({ label }) => label);
  return labels.map((label, at) => (at ? label.toLowerCase() : label)).join(', ');
}
