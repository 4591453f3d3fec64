import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { listOutcomes } from './contract';
import { mayReadOutcomes } from './policy';
import { readOutcomes } from './readOutcomes';

/** What visits led to. Figures only, never single leads. */
export function outcomeRoutes(api: Api): void {
  addRoute(api, listOutcomes, mayReadOutcomes, ({ query }) => readOutcomes(query));
}
