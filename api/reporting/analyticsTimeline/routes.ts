import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { getTimeline } from './contract';
import { mayReadTimeline } from './policy';
import { readTimeline } from './readTimeline';

/** What happened, beside the figures of analytics. */
export function timelineRoutes(api: Api): void {
  addRoute(api, getTimeline, mayReadTimeline, ({ query }) => readTimeline(query));
}
