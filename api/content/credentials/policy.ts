import { atLeast } from '../../identity/access/can';

export const mayListCredentials = atLeast('viewer', 'list credentials');
export const mayEditCredentials = atLeast('editor', 'change credentials');
