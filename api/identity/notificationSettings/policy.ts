import { atLeast } from '../access/can';

export const mayReadNotificationSettings = atLeast('viewer', 'read own notifications');
export const mayEditNotificationSettings = atLeast('viewer', 'choose own notifications');
