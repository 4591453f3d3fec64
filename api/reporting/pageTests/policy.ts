import { atLeast } from '../../identity/access/can';

export const mayReadPageTests = atLeast('viewer', 'read results of landing page variants');
