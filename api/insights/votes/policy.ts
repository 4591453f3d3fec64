import { atLeast } from '../../identity/access/can';

export const mayListVotes = atLeast('viewer', 'list answer ratings');
