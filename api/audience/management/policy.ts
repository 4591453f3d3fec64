import { atLeast } from '../../identity/access/can';

export const mayListSubscribers = atLeast('viewer', 'list subscribers');
export const mayGetSubscriber = atLeast('viewer', 'read a subscriber');
export const mayEditSubscriber = atLeast('editor', 'change a subscriber');
export const mayExportSubscribers = atLeast('admin', 'export subscribers', { stepUp: true });
export const mayEraseSubscriber = atLeast('admin', 'erase a subscriber', { stepUp: true });
