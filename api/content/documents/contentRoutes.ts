import type { Api } from '../../identity/access/Api';
import { addExportRoute } from '../../identity/access/addExportRoute';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import type { UserRecord } from '../../identity/users/model';
import { conflict, notFound, preconditionFailed } from '../../platform/errors/HttpError';
import { idempotencyKey } from '../../platform/http/idempotencyKey';
import { documentView } from '../lists/contentView';
import { findDocuments } from '../lists/findDocuments';
import { isSameDraft } from '../lists/indexFields';
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

/** What the routes of one kind share. */
export interface ContentRouteContext<D extends Draft, Row extends ContentRow> {
  api: Api;
  kind: ContentKind<D, Row>;
  readSite: ReadSite;
  /** The document as it is, for who may change it: 404 without one, 409 while it is in the bin. */
  findEditable: (id: string, user: UserRecord) => Promise<ContentRecord>;
  /** The same, still at the version that its editor saw: else 412. */
  findAtVersion: (id: string, user: UserRecord, version: number) => Promise<ContentRecord>;
  toView: (record: ContentRecord) => ReturnType<typeof documentView<D>>;
}

/** Answers all calls of a kind of document. */
export function contentRoutes<D extends Draft, Row extends ContentRow>(
  api: Api,
  kind: ContentKind<D, Row>,
): void {
  const standing = async (id: string, user: UserRecord) => {
    const record = await findDocument(kind, id);
    authorize(kind.mayWrite, user, record);
    if (record.isBinned) throw conflict('This is in the bin. Take it out first.');
    return record;
  };
  const current = async (id: string, user: UserRecord, version: number) => {
    const record = await standing(id, user);
    if (record.version !== version) throw preconditionFailed();
    return record;
  };
  const readSite = createSiteReader(api.env, api.log);
  const context = {
    api,
    kind,
    readSite,
    findEditable: standing,
    findAtVersion: current,
    toView: documentView<D>,
  };
  readRoutes(context);
  writeRoutes(context);
  publishingRoutes(context);
  trashRoutes(context);
  presenceAndPreviewRoutes(context);
}

function readRoutes<D extends Draft, Row extends ContentRow>({
  api,
  kind,
  toView: view,
}: ContentRouteContext<D, Row>): void {
  const { contract, mayRead } = kind;
  addRoute(api, contract.list, mayRead, ({ query }) => findDocuments(kind, query));

  addExportRoute(api, contract.exportList, mayRead, (query, res) => writeDocumentExport(kind, query, res));

  addRoute(api, contract.get, mayRead, async ({ params, user }) => {
    const record = await findDocument(kind, params.id);
    authorize(mayRead, user, record);
    return view(record);
  });

  addRoute(api, contract.revisions, mayRead, async ({ params, user }) => {
    authorize(mayRead, user, await findDocument(kind, params.id));
    return listRevisions(params.id);
  });

  addRoute(api, contract.revision, mayRead, async ({ params, user }) => {
    authorize(mayRead, user, await findDocument(kind, params.id));
    const draft = await findRevisionDraft(params.id, params.revision);
    if (!draft) throw notFound('This version is not kept.');
    return JSON.parse(draft);
  });
}

function writeRoutes<D extends Draft, Row extends ContentRow>(context: ContentRouteContext<D, Row>): void {
  const { api, kind, findEditable: standing, findAtVersion: current, toView: view } = context;
  const { contract, mayWrite, name } = kind;

  addRoute(
    api,
    contract.create,
    mayWrite,
    async ({ body, user, req, tell, tellNothing }) => {
      const key = idempotencyKey(req);
      const begunAs = key && `${user._id} ${kind.name} ${key}`;
      const known = begunAs && (await Content.findOne({ begunAs }).lean<ContentRecord>());
      // Who begins it again because no answer came finds it begun.
      if (known) {
        tellNothing();
        return view(known);
      }
      await assertRenderable(kind, body);
      const record = await createDocument(kind, body, user, begunAs);
      await saveRevision(record, 'created');
      tell(record._id, undefined, body);
      return view(record);
    },
    renderingOptions,
  );

  addRoute(
    api,
    contract.edit,
    mayWrite,
    async ({ params, body, version, user, tell, tellNothing }) => {
      const before = await standing(params.id, user);
      const draft = JSON.stringify(body);
      // Who saves again because no answer came finds it saved.
      if (isSameDraft(draft, before.draft)) {
        tellNothing();
        return view(before);
      }
      if (before.version !== version) throw preconditionFailed();
      const { record, isNew } = await saveDraft(context, before, draft, user, 'written');
      if (isNew) tell(record._id, JSON.parse(before.draft), body);
      else tellNothing();
      return view(record);
    },
    renderingOptions,
  );

  addRoute(
    api,
    contract.restoreRevision,
    mayWrite,
    async ({ params, query, version, user, tell }) => {
      const before = await current(params.id, user, version);
      const revision = await findRevisionDraft(params.id, params.revision);
      if (!revision) throw notFound('This version is not kept.');
      const words: D = JSON.parse(revision);
      const now: D = JSON.parse(before.draft);
      // Links and search engines know the address of a page that is or was public.
      const keepsAddress = before.publicPath && query.address !== 'restored';
      const restored = keepsAddress ? { ...words, slug: now.slug } : words;
      const { record } = await saveDraft(context, before, JSON.stringify(restored), user, 'restored');
      tell(record._id, now, restored);
      return view(record);
    },
    { action: `restore a ${name}`, ...renderingOptions },
  );

  addRoute(
    api,
    contract.duplicate,
    mayWrite,
    async ({ params, user, tell }) => {
      const { draft } = await standing(params.id, user);
      const words: D = JSON.parse(draft);
      const copy = kind.duplicate(words, await findFreeSlug(kind, words.slug));
      await assertRenderable(kind, copy);
      const record = await createDocument(kind, copy, user);
      await saveRevision(record, 'created');
      tell(record._id, undefined, copy);
      return view(record);
    },
    { action: `duplicate a ${name}`, ...renderingOptions },
  );
}

async function saveDraft<D extends Draft, Row extends ContentRow>(
  { kind }: ContentRouteContext<D, Row>,
  before: ContentRecord,
  draft: string,
  user: UserRecord,
  deed: Revision['deed'],
) {
  await assertRenderable(kind, JSON.parse(draft));
  const record = await changeDocument(kind, before, { draft, fault: undefined }, user);
  return { record, isNew: await saveRevision(record, deed) };
}
