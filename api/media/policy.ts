import { atLeast } from '../identity/access/can';

export const mayListMedia = atLeast('viewer', 'list media');
export const mayEditMedia = atLeast('editor', 'change media');
