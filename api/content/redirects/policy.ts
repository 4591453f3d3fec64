import { atLeast } from '../../identity/access/can';

export const mayListRedirects = atLeast('viewer', 'list redirects');
export const mayEditRedirects = atLeast('editor', 'change redirects');
export const mayImportRedirects = atLeast('admin', 'import redirects');
