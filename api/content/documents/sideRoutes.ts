import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import type { Draft } from './ContentKind';
import type { DocumentView } from './contentRoutes';
import type { ContentRow } from './contract';
import { notePresence } from './presence';
import { createPreview } from './previews';
import { recordOf } from './recordOf';

/** What goes on beside the writing: who else is there, and how it will look. */
export function sideRoutes<D extends Draft, Row extends ContentRow>({
  api,
  kind,
  standing,
}: DocumentView<D, Row>): void {
  const { contract, mayRead, mayWrite, name } = kind;

  addRoute(api, contract.presence, mayRead, async ({ params, body, user, tellNothing }) => {
    authorize(mayRead, user, await recordOf(kind, params.id));
    tellNothing();
    return notePresence(params.id, user, body.field);
  });

  addRoute(
    api,
    contract.preview,
    mayWrite,
    async ({ params, user, tell }) => {
      const record = await standing(params.id, user);
      tell(record._id);
      return createPreview(kind, record);
    },
    { action: `preview a ${name}` },
  );
}
