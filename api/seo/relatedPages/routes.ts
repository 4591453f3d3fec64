import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { mayReadSeo } from '../pageInventory/policy';
import { listRelatedPages } from './contract';
import { findRelatedPages } from './findRelatedPages';

/** Pages that a text could link to. */
export function relatedPagesRoutes(api: Api): void {
  addRoute(api, listRelatedPages, mayReadSeo, ({ query: { terms, path = '' } }) =>
    findRelatedPages(terms.split(','), path, api.env.publicOrigin),
  );
}
