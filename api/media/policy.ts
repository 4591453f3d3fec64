import { atLeast } from '../identity/access/can';

export const mayListMedia = atLeast('viewer', 'list images');
export const mayEditMedia = atLeast('editor', 'change images');
