import { atLeast } from '../../identity/access/can';

export const mayAddSubscriber = atLeast('editor', 'add a subscriber');
