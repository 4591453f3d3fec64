import { atLeast } from '../../identity/access/can';

export const mayReadNamedEvents = atLeast('viewer', 'read named events of analytics');
/** Admins, since every visitor’s browser looks for them. */
export const mayEditNamedEvents = atLeast('admin', 'edit named events of analytics');
