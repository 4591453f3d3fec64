import { isDeepStrictEqual } from 'node:util';
import type { Api } from '../../identity/access/Api';
import { addExportRoute } from '../../identity/access/addExportRoute';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { can } from '../../identity/access/can';
import type { UserRecord } from '../../identity/users/model';
import { slugify } from '../../platform/contracts/slugify';
import { conflict, notFound, preconditionFailed } from '../../platform/errors/HttpError';
import { idempotencyKey } from '../../platform/http/idempotencyKey';
import { documentView } from '../lists/contentView';
import { findDocuments } from '../lists/findDocuments';
import { writeDocumentExport } from '../lists/writeDocumentExport';
import type { ReadSite } from '../publishing/assertPublishable';
import { assertRenderable, renderingOptions } from '../publishing/assertRenderable';
import { publishingRoutes } from '../publishing/publishingRoutes';
import { createSiteReader } from '../redirects/livePages';
import { findRevisionDraft, listRevisions, saveRevision } from '../revisions/revisions';
import { trashRoutes } from '../trash/trashRoutes';
import type { ContentKind, Draft } from './ContentKind';
import { changeDocument, createDocument } from './changeDocument';
import type { ContentRow, Revision } from './contract';
import { findDocument } from './findDocument';
import { findFreeSlug } from './findFreeSlug';
import { Content, type ContentRecord } from './model';
import { presenceAndPreviewRoutes } from './presenceAndPreviewRoutes';

/** What the routes of a kind share. */
export interface ContentRouteContext<D extends Draft, Row extends ContentRow> {
  api: Api;
  kind: ContentKind<D, Row>;
  readSite: ReadSite;
  /** The document, for those who may change it: 404 if there is none, 409 if it is in the trash. */
  findEditable: (id: string, user: UserRecord) => Promise<ContentRecord>;
  /** The same, or 412 if it is not at this version. */
  findAtVersion: (id: string, user: UserRecord, version: number) => Promise<ContentRecord>;
  toView: (record: ContentRecord) => ReturnType<typeof documentView<D>>;
}

/** Adds all routes of a kind of document. */
export function contentRoutes<D extends Draft, Row extends ContentRow>(
  api: Api,
  kind: ContentKind<D, Row>,
): void {
  const findEditable = async (id: string, user: UserRecord) => {
    const record = await findDocument(kind, id);
    authorize(kind.mayWrite, user, record);
    if (record.isBinned) throw conflict('This is in the trash. Restore it first.');
    return record;
  };
  const findAtVersion = async (id: string, user: UserRecord, version: number) => {
    const record = await findEditable(id, user);
    if (record.version !== version) throw preconditionFailed();
    return record;
  };
  const readSite = createSiteReader(api.env.publicOrigin);
  const context = { api, kind, readSite, findEditable, findAtVersion, toView: documentView<D> };
  readRoutes(context);
  writeRoutes(context);
  publishingRoutes(context);
  trashRoutes(context);
  presenceAndPreviewRoutes(context);
}

function readRoutes<D extends Draft, Row extends ContentRow>({
  api,
  kind,
  toView,
}: ContentRouteContext<D, Row>): void {
  const { contract, mayRead, mayWrite, maskDraft = (draft: D) => draft } = kind;
  addRoute(api, contract.list, mayRead, ({ query }) => findDocuments(kind, query));

  addExportRoute(api, contract.exportList, mayRead, (query, res) => writeDocumentExport(kind, query, res));

  addRoute(api, contract.get, mayRead, async ({ params, user }) => {
    const record = await findDocument(kind, params.id);
    authorize(mayRead, user, record);
    const view = toView(record);
    const { draft, published, scheduled } = view;
    return can(user, mayWrite)
      ? view
      : {
          ...view,
          draft: maskDraft(draft),
          published: published && maskDraft(published),
          scheduled: scheduled && maskDraft(scheduled),
        };
  });

  addRoute(api, contract.revisions, mayRead, async ({ params, user }) => {
    authorize(mayRead, user, await findDocument(kind, params.id));
    return listRevisions(params.id);
  });

  addRoute(api, contract.revision, mayRead, async ({ params, user }) => {
    authorize(mayRead, user, await findDocument(kind, params.id));
    const draft = await findRevisionDraft(params.id, params.revision);
    if (!draft) throw notFound('This version no longer exists.');
    return can(user, mayWrite) ? (draft as D) : maskDraft(draft as D);
  });
}

function writeRoutes<D extends Draft, Row extends ContentRow>(context: ContentRouteContext<D, Row>): void {
  const { api, kind, findEditable, findAtVersion, toView } = context;
  const { contract, mayWrite, name } = kind;

  addRoute(
    api,
    contract.create,
    mayWrite,
    async ({ body, user, req, audit, skipAudit }) => {
      const key = idempotencyKey(req);
      const begunAs = key && `${user._id} ${kind.name} ${key}`;
      const existing = begunAs && (await Content.findOne({ begunAs }).lean<ContentRecord>());
      // A retry after a lost response gets the document that the first request created.
      if (existing) {
        skipAudit();
        return toView(existing);
      }
      assertStaysBuiltIn(kind, undefined, body as D);
      await assertRenderable(kind, body);
      const record = await createDocument(kind, body, user, begunAs);
      await saveRevision(record, 'created');
      audit(record._id, undefined, body);
      return toView(record);
    },
    renderingOptions,
  );

  addRoute(
    api,
    contract.edit,
    mayWrite,
    async ({ params, body, version, user, audit, skipAudit }) => {
      const before = await findEditable(params.id, user);
      // A retry after a lost response gets the saved document.
      if (isDeepStrictEqual(body, before.draft)) {
        skipAudit();
        return toView(before);
      }
      if (before.version !== version) throw preconditionFailed();
      const { record, isNew } = await saveDraft(context, before, body, user, 'written');
      if (isNew) audit(record._id, before.draft, body);
      else skipAudit();
      return toView(record);
    },
    renderingOptions,
  );

  addRoute(
    api,
    contract.restoreRevision,
    mayWrite,
    async ({ params, query, version, user, audit }) => {
      const before = await findAtVersion(params.id, user, version);
      const revision = await findRevisionDraft(params.id, params.revision);
      if (!revision) throw notFound('This version no longer exists.');
      // A page that is or was public keeps its address, which links and search engines know.
      const keepsAddress = before.publicPath && query.address !== 'restored';
      const restored = keepsAddress ? { ...revision, slug: before.draft.slug } : revision;
      const { record } = await saveDraft(context, before, restored, user, 'restored');
      audit(record._id, before.draft, restored);
      return toView(record);
    },
    { action: `restore a ${name}`, ...renderingOptions },
  );

  addRoute(
    api,
    contract.duplicate,
    mayWrite,
    async ({ params, user, audit }) => {
      const { draft } = await findEditable(params.id, user);
      if (kind.isUnique?.(draft as D)) throw conflict(`There can be only one ${name} of this sort.`);
      // A slug made of the title follows the title of the copy, also where the original's was written by hand.
      const slug = kind.hasSlugPattern ? draft.slug : slugify(kind.labelOf(draft as D)) || draft.slug;
      const copy = kind.duplicate(draft as D, await findFreeSlug(kind, slug));
      await assertRenderable(kind, copy);
      const record = await createDocument(kind, copy, user);
      await saveRevision(record, 'created');
      audit(record._id, undefined, copy);
      return toView(record);
    },
    { action: `duplicate a ${name}`, ...renderingOptions },
  );
}

/** Refuses to make a built-in document an ordinary one, which could be deleted, and the other way round. */
function assertStaysBuiltIn<D extends Draft>(
  { isBuiltIn, name }: Pick<ContentKind<D>, 'isBuiltIn' | 'name'>,
  before: D | undefined,
  after: D,
): void {
  const isAffected = [before, after].some((draft) => draft && isBuiltIn?.(draft));
  if (isAffected && before?.slug !== after.slug)
    throw conflict(`The slug of a built-in ${name} can’t be changed or used for another one.`);
}

async function saveDraft<D extends Draft, Row extends ContentRow>(
  { kind }: ContentRouteContext<D, Row>,
  before: ContentRecord,
  draft: Draft,
  user: UserRecord,
  action: Revision['action'],
) {
  assertStaysBuiltIn(kind, before.draft as D, draft as D);
  await assertRenderable(kind, draft);
  const record = await changeDocument(kind, before, { draft, fault: undefined }, user);
  return { record, isNew: await saveRevision(record, action) };
}
