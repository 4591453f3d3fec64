import { atLeast } from '../../http/can';

export const mayListMedia = atLeast('viewer', 'list pictures');
export const mayEditMedia = atLeast('editor', 'change pictures');
