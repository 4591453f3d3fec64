import { atLeast } from '../../identity/access/can';

export const mayReadInbox = atLeast('editor', 'see the email inbox');
export const mayEditInbox = atLeast('admin', 'change the email inbox', { stepUp: true });
export const mayTestInbox = atLeast('admin', 'test the email inbox', { stepUp: true });
