import { atLeast } from '../../identity/access/can';

export const mayListNotFoundHits = atLeast('viewer', 'list addresses that led nowhere');
