import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { mayReadSettings } from '../policy';
import { listCrawlerRevisions } from './contract';
import { findCrawlerRevisions } from './saveCrawlerRevision';

/** The history of the crawler settings, which the settings themselves save. */
export function crawlerRevisionRoutes(api: Api): void {
  addRoute(api, listCrawlerRevisions, mayReadSettings, async () =>
    (await findCrawlerRevisions()).map(({ _id, at, ...revision }) => ({
      ...revision,
      id: _id,
      at: at.toISOString(),
    })),
  );
}
