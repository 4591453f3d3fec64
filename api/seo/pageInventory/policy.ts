import { atLeast } from '../../identity/access/can';

export const mayReadSeo = atLeast('viewer', 'read SEO data of pages');
export const mayEditSeo = atLeast('editor', 'change SEO data of pages');
