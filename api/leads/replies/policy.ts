import { atLeast } from '../../identity/access/can';

export const mayGetReplies = atLeast('viewer', 'read replies');
export const mayReply = atLeast('editor', 'reply to a lead');
export const mayListSavedReplies = atLeast('viewer', 'list saved replies');
export const mayEditSavedReplies = atLeast('editor', 'change a saved reply');
