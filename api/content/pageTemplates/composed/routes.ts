import type { Api } from '../../../identity/access/Api';
import { addRoute } from '../../../identity/access/addRoute';
import { anyone } from '../../../identity/access/can';
import { sendCompressed } from '../../../platform/cache/compress';
import { unavailable } from '../../../platform/errors/HttpError';
import { listComposedPages } from '../../landingPages/composed/contract';
import { readComposedPages } from './composedPages';

/** The changed composed pages, of which the shell keeps a copy. */
export function composedPageRoutes(api: Api): void {
  addRoute(api, listComposedPages, anyone, async ({ req, res }) => {
    const pages = await readComposedPages();
    // While they are rendered for the first time, the shell keeps the pages that it has.
    if (!pages) throw unavailable();
    res.set('Cache-Control', 'public, max-age=2');
    sendCompressed(req, res, 'json', pages.text);
    return [];
  });
}
