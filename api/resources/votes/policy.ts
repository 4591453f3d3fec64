import { atLeast } from '../../http/can';

export const mayListVotes = atLeast('viewer', 'list which answers helped');
