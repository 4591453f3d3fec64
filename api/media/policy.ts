import { atLeast } from '../identity/access/can';

export const mayListMedia = atLeast('viewer', 'list pictures');
export const mayEditMedia = atLeast('editor', 'change pictures');
