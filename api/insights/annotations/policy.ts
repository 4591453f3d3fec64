import { atLeast } from '../../identity/access/can';

export const mayReadAnnotations = atLeast('viewer', 'read annotations');
export const mayEditAnnotations = atLeast('editor', 'edit annotations');
