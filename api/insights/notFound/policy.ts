import { atLeast } from '../../identity/access/can';

export const mayListNotFoundHits = atLeast('viewer', 'list missing pages');
export const mayIgnoreNotFoundPath = atLeast('editor', 'ignore a missing page');
