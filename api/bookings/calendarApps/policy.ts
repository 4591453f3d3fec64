import { atLeast } from '../../identity/access/can';

export const mayReadCalendarApps = atLeast('admin', 'see the calendar providers');
// The secret lets its owner act as this site toward every connected account.
export const mayEditCalendarApps = atLeast('admin', 'change a calendar provider', { stepUp: true });
