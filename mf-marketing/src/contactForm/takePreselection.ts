import { challenges, services } from '@site/api/leads/enquiries/contract';

const FIELDS = { service: services, challenge: challenges } as const;

/**
 * Service and challenge from the URL (`paths.contactAbout`), if the form has these options. They are removed
 * from the URL, so that a reload does not reset later choices.
 */
export function takePreselection(): { service?: string; challenge?: string } {
  const address = new URL(window.location.href);
  const chosen = Object.entries(FIELDS).flatMap(([field, choices]) => {
    const value = address.searchParams.get(field) ?? '';
    return (choices as readonly string[]).includes(value) ? [[field, value]] : [];
  });
  for (const field of Object.keys(FIELDS)) address.searchParams.delete(field);
  if (address.href !== window.location.href) window.history.replaceState(window.history.state, '', address);
  return Object.fromEntries(chosen);
}
