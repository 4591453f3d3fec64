import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import type { Draft } from './ContentKind';
import type { ContentRouteContext } from './contentRoutes';
import type { ContentRow } from './contract';
import { findDocument } from './findDocument';
import { recordPresence } from './presence';
import { createPreview } from './previews';

/** The routes for presence and previews. */
export function presenceAndPreviewRoutes<D extends Draft, Row extends ContentRow>({
  api,
  kind,
  findEditable,
}: ContentRouteContext<D, Row>): void {
  const { contract, mayRead, mayWrite, name, previewPath } = kind;

  addRoute(api, contract.presence, mayRead, async ({ params, body, user, skipAudit }) => {
    authorize(mayRead, user, await findDocument(kind, params.id));
    skipAudit();
    return recordPresence(params.id, user, body.field);
  });

  if (!previewPath) return;
  addRoute(
    api,
    contract.preview,
    mayWrite,
    async ({ params, user, audit }) => {
      const record = await findEditable(params.id, user);
      audit(record._id);
      return createPreview({ ...kind, previewPath }, record);
    },
    { action: `preview a ${name}` },
  );
}
