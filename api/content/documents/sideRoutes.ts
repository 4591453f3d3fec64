import { answer } from '../../identity/access/addRoute';
import { must } from '../../identity/access/authorize';
import type { Draft } from './ContentKind';
import type { Desk } from './contentRoutes';
import type { ContentRow } from './contract';
import { notePresence } from './presence';
import { createPreview } from './previews';
import { recordOf } from './recordOf';

/** What goes on beside the writing: who else is there, and how it will look. */
export function asideRoutes<D extends Draft, Row extends ContentRow>({
  api,
  kind,
  standing,
}: Desk<D, Row>): void {
  const { contract, mayRead, mayWrite, name } = kind;

  answer(api, contract.presence, mayRead, async ({ params, body, user, tellNothing }) => {
    must(mayRead, user, await recordOf(kind, params.id));
    tellNothing();
    return notePresence(params.id, user, body.field);
  });

  answer(
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
