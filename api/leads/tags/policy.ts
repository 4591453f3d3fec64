import { atLeast } from '../../identity/access/can';

export const mayListTags = atLeast('viewer', 'list tags of leads');
export const mayEditTags = atLeast('editor', 'change a lead tag');
