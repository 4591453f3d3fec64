import { atLeast } from '../../identity/access/can';

export const mayListNotFoundHits = atLeast('viewer', 'list missing pages');
