import { atLeast } from '../../identity/access/can';

export const mayListForms = atLeast('viewer', 'list forms');
export const mayEditForms = atLeast('editor', 'change a form');
