import { atLeast } from '../../identity/access/can';

export const mayReadTemplates = atLeast('viewer', 'read page templates');
export const mayWriteTemplates = atLeast('editor', 'write a page template');
