import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { getOutcomeChange, listOutcomes } from './contract';
import { mayReadOutcomes } from './policy';
import { readOutcomeChange } from './readOutcomeChange';
import { readOutcomes } from './readOutcomes';

/** What visits led to, and why it changed. Figures only, never single leads. */
export function outcomeRoutes(api: Api): void {
  addRoute(api, listOutcomes, mayReadOutcomes, ({ query }) => readOutcomes(query));
  addRoute(api, getOutcomeChange, mayReadOutcomes, ({ query }) => readOutcomeChange(query));
}
