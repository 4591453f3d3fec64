import { atLeast } from '../../identity/access/can';

export const mayReadAnnotations = atLeast('viewer', 'read annotations of analytics');
export const mayEditAnnotations = atLeast('editor', 'edit annotations of analytics');
