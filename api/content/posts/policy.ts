import { atLeast } from '../../identity/access/can';

export const mayReadPosts = atLeast('viewer', 'read posts');
export const mayWritePosts = atLeast('editor', 'write a post');
