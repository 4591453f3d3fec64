import { atLeast } from '../../identity/access/can';

export const mayReadNamedEvents = atLeast('viewer', 'read custom events');
/** Admins, since every visitor’s browser looks for them. */
export const mayEditNamedEvents = atLeast('admin', 'edit custom events');
