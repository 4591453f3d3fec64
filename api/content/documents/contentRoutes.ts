import type { Api } from '../../identity/access/Api';
import { addExportRoute } from '../../identity/access/addExportRoute';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import type { UserRecord } from '../../identity/users/model';
import { conflict, notFound, preconditionFailed } from '../../platform/errors/HttpError';
import { idempotencyKey } from '../../platform/http/idempotencyKey';
import { documentView } from '../lists/contentView';
import { exportOfDocuments } from '../lists/exportOfDocuments';
import { isSame } from '../lists/indexFields';
import { listOfDocuments } from '../lists/listOfDocuments';
import type { ReadSite } from '../publishing/assertPublishable';
import { publishingRoutes } from '../publishing/publishingRoutes';
import { assertRenders, rendering } from '../publishing/textFaults';
import { siteOf } from '../redirects/livePages';
import { draftAt, keepRevision, revisionsOf } from '../revisions/revisions';
import { trashRoutes } from '../trash/trashRoutes';
import type { ContentKind, Draft } from './ContentKind';
import { changeDocument, createDocument } from './changeDocument';
import type { ContentRow, Revision } from './contract';
import { freeSlug } from './freeSlug';
import { Content, type ContentRecord } from './model';
import { recordOf } from './recordOf';
import { sideRoutes } from './sideRoutes';

/** What the routes of one kind share. */
export interface DocumentView<D extends Draft, Row extends ContentRow> {
  api: Api;
  kind: ContentKind<D, Row>;
  readSite: ReadSite;
  /** The document as it is, for who may change it: 404 without one, 409 while it is in the bin. */
  standing: (id: string, user: UserRecord) => Promise<ContentRecord>;
  /** The same, still at the version that its editor saw: else 412. */
  current: (id: string, user: UserRecord, version: number) => Promise<ContentRecord>;
  view: (record: ContentRecord) => ReturnType<typeof documentView<D>>;
}

/** Answers all calls of a kind of document. */
export function contentRoutes<D extends Draft, Row extends ContentRow>(
  api: Api,
  kind: ContentKind<D, Row>,
): void {
  const standing = async (id: string, user: UserRecord) => {
    const record = await recordOf(kind, id);
    authorize(kind.mayWrite, user, record);
    if (record.isBinned) throw conflict('This is in the bin. Take it out first.');
    return record;
  };
  const current = async (id: string, user: UserRecord, version: number) => {
    const record = await standing(id, user);
    if (record.version !== version) throw preconditionFailed();
    return record;
  };
  const readSite = siteOf(api.env, api.log);
  const desk = { api, kind, readSite, standing, current, view: documentView<D> };
  readingRoutes(desk);
  writingRoutes(desk);
  publishingRoutes(desk);
  trashRoutes(desk);
  sideRoutes(desk);
}

function readingRoutes<D extends Draft, Row extends ContentRow>({
  api,
  kind,
  view,
}: DocumentView<D, Row>): void {
  const { contract, mayRead } = kind;
  addRoute(api, contract.list, mayRead, ({ query }) => listOfDocuments(kind, query));

  addExportRoute(api, contract.exported, mayRead, (query, res) => exportOfDocuments(kind, query, res));

  addRoute(api, contract.get, mayRead, async ({ params, user }) => {
    const record = await recordOf(kind, params.id);
    authorize(mayRead, user, record);
    return view(record);
  });

  addRoute(api, contract.revisions, mayRead, async ({ params, user }) => {
    authorize(mayRead, user, await recordOf(kind, params.id));
    return revisionsOf(params.id);
  });

  addRoute(api, contract.revision, mayRead, async ({ params, user }) => {
    authorize(mayRead, user, await recordOf(kind, params.id));
    const draft = await draftAt(params.id, params.revision);
    if (!draft) throw notFound('This version is not kept.');
    return JSON.parse(draft);
  });
}

function writingRoutes<D extends Draft, Row extends ContentRow>(desk: DocumentView<D, Row>): void {
  const { api, kind, standing, current, view } = desk;
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
      await assertRenders(kind, body);
      const record = await createDocument(kind, body, user, begunAs);
      await keepRevision(record, 'created');
      tell(record._id, undefined, body);
      return view(record);
    },
    rendering,
  );

  addRoute(
    api,
    contract.edit,
    mayWrite,
    async ({ params, body, version, user, tell, tellNothing }) => {
      const before = await standing(params.id, user);
      const draft = JSON.stringify(body);
      // Who saves again because no answer came finds it saved.
      if (isSame(draft, before.draft)) {
        tellNothing();
        return view(before);
      }
      if (before.version !== version) throw preconditionFailed();
      const { record, isNew } = await write(desk, before, draft, user, 'written');
      if (isNew) tell(record._id, JSON.parse(before.draft), body);
      else tellNothing();
      return view(record);
    },
    rendering,
  );

  addRoute(
    api,
    contract.restore,
    mayWrite,
    async ({ params, query, version, user, tell }) => {
      const before = await current(params.id, user, version);
      const revision = await draftAt(params.id, params.revision);
      if (!revision) throw notFound('This version is not kept.');
      const words: D = JSON.parse(revision);
      const now: D = JSON.parse(before.draft);
      // Links and search engines know the address of a page that is or was public.
      const keepsAddress = before.publicPath && query.address !== 'restored';
      const restored = keepsAddress ? { ...words, slug: now.slug } : words;
      const { record } = await write(desk, before, JSON.stringify(restored), user, 'restored');
      tell(record._id, now, restored);
      return view(record);
    },
    { action: `restore a ${name}`, ...rendering },
  );

  addRoute(
    api,
    contract.duplicate,
    mayWrite,
    async ({ params, user, tell }) => {
      const { draft } = await standing(params.id, user);
      const words: D = JSON.parse(draft);
      const copy = kind.copyOf(words, await freeSlug(kind, words.slug));
      await assertRenders(kind, copy);
      const record = await createDocument(kind, copy, user);
      await keepRevision(record, 'created');
      tell(record._id, undefined, copy);
      return view(record);
    },
    { action: `duplicate a ${name}`, ...rendering },
  );
}

async function write<D extends Draft, Row extends ContentRow>(
  { kind }: DocumentView<D, Row>,
  before: ContentRecord,
  draft: string,
  user: UserRecord,
  deed: Revision['deed'],
) {
  await assertRenders(kind, JSON.parse(draft));
  const record = await changeDocument(kind, before, { draft, fault: undefined }, user);
  return { record, isNew: await keepRevision(record, deed) };
}
