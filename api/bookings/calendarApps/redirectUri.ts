import type { Env } from '../../platform/configuration/env';

/** The page of the workbench that providers return to. It is registered with each of them. */
export const redirectUriOf = ({ publicOrigin }: Pick<Env, 'publicOrigin'>) =>
  `${publicOrigin}/admin/bookings/calendar-connection`;
