import { atLeast } from '../../identity/access/can';

export const mayReadSitemap = atLeast('viewer', 'read the sitemap');
export const mayRunSitemap = atLeast('editor', 'write the sitemap now');
export const mayScheduleSitemap = atLeast('admin', 'change the sitemap’s schedule');
