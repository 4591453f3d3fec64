import { atLeast } from '../../identity/access/can';

export const mayListSearchMisses = atLeast('viewer', 'list searches that found nothing');
