import { atLeast } from '../../http/can';

export const mayListRedirects = atLeast('viewer', 'list redirects');
export const mayEditRedirects = atLeast('editor', 'change redirects');
export const mayImportRedirects = atLeast('admin', 'import redirects');
