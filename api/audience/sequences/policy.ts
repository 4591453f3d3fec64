import { atLeast } from '../../identity/access/can';

export const mayListSequences = atLeast('viewer', 'list sequences');
export const mayEditSequences = atLeast('editor', 'change sequences');
