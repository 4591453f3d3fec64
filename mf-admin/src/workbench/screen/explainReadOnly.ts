import type { Permission } from '@site/api/identity/access/can';

/** Why a member can read this but not edit it. */
export const explainReadOnly = (noun: string, { role }: Permission): string =>
  `You can view this ${noun}. Editing it requires the ${role} role${role === 'owner' ? '' : ' or higher'}.`;
