import { atLeast } from '../../identity/access/can';

export const mayReadTemplates = atLeast('viewer', 'read page templates');
export const mayWriteTemplates = atLeast('editor', 'write a page template');
/** Many pages at once: generating them, and publishing them by the day. Rolling them back takes `mayWriteTemplates`. */
export const mayRunTemplates = atLeast('admin', 'generate pages from a template');
