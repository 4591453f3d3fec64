import { atLeast } from '../../http/can';

export const mayListSearchMisses = atLeast('viewer', 'list searches that found nothing');
