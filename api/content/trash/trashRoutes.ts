import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { conflict, preconditionFailed } from '../../platform/errors/HttpError';
import type { Draft } from '../documents/ContentKind';
import { changeDocument } from '../documents/changeDocument';
import type { ContentRouteContext } from '../documents/contentRoutes';
import type { ContentRow } from '../documents/contract';
import { findDocument } from '../documents/findDocument';
import { mayDeletePermanently } from '../documents/policy';
import { withdrawDocument } from '../publishing/publishing';
import { deleteDocumentPermanently } from './deleteDocumentPermanently';

/** The routes that move a document to trash, restore it and delete it permanently. */
export function trashRoutes<D extends Draft, Row extends ContentRow>({
  api,
  kind,
  readSite,
  findAtVersion,
  toView,
}: ContentRouteContext<D, Row>): void {
  const { contract, mayWrite, name } = kind;

  addRoute(
    api,
    contract.moveToTrash,
    mayWrite,
    async ({ params, query: { to }, version, user: by, audit }): Promise<undefined> => {
      const record = await findAtVersion(params.id, by, version);
      if (kind.isBuiltIn?.(record.draft as D))
        throw conflict(`This ${name} came with the site and can’t be deleted. Unpublish it instead.`);
      const part = { isBinned: true, binnedAt: new Date() };
      await withdrawDocument({ kind, record, by, readSite, to, part });
      audit(record._id, record.draft, { path: to });
    },
    { action: `move a ${name} to the trash`, afterCommit: kind.cache?.refresh },
  );

  addRoute(
    api,
    contract.restoreFromTrash,
    mayWrite,
    async ({ params, user, audit }) => {
      const record = await findDocument(kind, params.id);
      authorize(mayWrite, user, record);
      if (!record.isBinned) throw conflict('This is not in the trash.');
      const after = await changeDocument(kind, record, { isBinned: false, binnedAt: undefined }, user);
      audit(record._id, undefined, record.draft);
      return toView(after);
    },
    { action: `restore a ${name} from the trash` },
  );

  addRoute(
    api,
    contract.deletePermanently,
    mayDeletePermanently(mayWrite),
    async ({ params, version, user, audit }): Promise<undefined> => {
      const record = await findDocument(kind, params.id);
      authorize(mayWrite, user, record);
      if (!record.isBinned) throw conflict('This is not in the trash.');
      if (kind.isBuiltIn?.(record.draft as D))
        throw conflict(`This ${name} came with the site and can’t be deleted. Restore it instead.`);
      if (record.version !== version || !(await deleteDocumentPermanently(kind, record)))
        throw preconditionFailed();
      audit(record._id, record.draft);
    },
    { action: `delete a ${name} permanently` },
  );
}
