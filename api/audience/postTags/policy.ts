import { atLeast } from '../../identity/access/can';

export const mayListPostTags = atLeast('viewer', 'list post tags');
export const mayEditPostTags = atLeast('editor', 'rename post tags');
