import { atLeast } from '../../identity/access/can';

export const mayListPostTags = atLeast('viewer', 'list tags of posts');
export const mayEditPostTags = atLeast('editor', 'rename tags of posts');
