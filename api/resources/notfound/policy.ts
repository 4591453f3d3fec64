import { atLeast } from '../../http/can';

export const mayListNotFoundHits = atLeast('viewer', 'list addresses that led nowhere');
