import type { Request, Response } from 'express';
import type { Api } from '../identity/access/Api';
import { addExportRoute } from '../identity/access/addExportRoute';
import { addRoute } from '../identity/access/addRoute';
import { authorize } from '../identity/access/authorize';
import { anyone } from '../identity/access/can';
import type { UserRecord } from '../identity/users/model';
import { sendCompressed } from '../platform/cache/compress';
import { badRequest, conflict, notFound, unprocessable } from '../platform/errors/HttpError';
import { oneLine } from '../platform/http/sanitizeText';
import { deleteAtVersion, editAtVersion } from '../platform/records/atVersion';
import { applyBulkDeletion, applyBulkEdit, type MediaUsage, usesInWords } from './bulkMedia';
import {
  createMedia,
  deleteManyMedia,
  deleteMedia,
  editManyMedia,
  editMedia,
  exportMedia,
  getMedia,
  listMedia,
  replaceMedia,
} from './contract';
import { folderRoutes } from './folderRoutes';
import { markFolderFilled } from './folders/markFolderFilled';
import { mediaView } from './mediaView';
import { Media, type MediaRecord } from './model';
import { mayEditMedia, mayListMedia } from './policy';
import { queryMedia, searchWords, sendMediaExport } from './queryMedia';
import { readCover } from './readCover';
import { saveFile, sha256Of } from './saveFile';
import { serveCurrentFile, serveFile } from './serveFile';

/** Seconds for rendering, including the wait in the queue. */
const deadline = 15;

/** Routes of the media library and the generated covers. */
export function mediaRoutes(api: Api, usage: MediaUsage): void {
  const { findUsedIds } = usage;
  addRoute(api, listMedia, mayListMedia, ({ query }) => queryMedia(query, findUsedIds));
  addExportRoute(api, exportMedia, mayListMedia, (query, res) => sendMediaExport(query, res, findUsedIds));
  folderRoutes(api);
  uploadRoutes(api);
  bulkRoutes(api, usage);
  oneMediaRoutes(api, usage);
  const { router } = api;
  router.get('/media/covers/:name', Object.assign(serveCover, { policy: anyone }));
  router.get('/media/:id', Object.assign(serveCurrentFile, { policy: anyone }));
  router.get('/media/:id/:revision/:form', Object.assign(serveFile, { policy: anyone }));
}

function uploadRoutes(api: Api): void {
  addRoute(
    api,
    createMedia,
    mayEditMedia,
    async ({ file, query, res, user, audit }) => {
      const known = await Media.findOne({ sha256: sha256Of(file) }).lean<MediaRecord>();
      if (known) {
        audit(known._id);
        return { ...mediaView(known), isKnown: true };
      }
      const saved = await saveFile(file, waiting(user, res));
      const folderId = query.folder || null;
      await markFolderFilled(folderId, 'folder');
      const draft = {
        name: file.name,
        alt: '',
        folderId,
        ...(saved.kind === 'image' && { isDescribed: false }),
      };
      const [media] = await Media.create([{ ...saved, ...draft, revision: 1, words: searchWords(draft) }]);
      const record = media?.toObject() as MediaRecord;
      audit(record._id, undefined, shown(record));
      return { ...mediaView(record), isKnown: false };
    },
    { deadline, action: 'upload a file' },
  );

  addRoute(
    api,
    replaceMedia,
    mayEditMedia,
    async ({ params, version, file, res, user, audit }) => {
      const before = await Media.findById(params.id).lean<MediaRecord>();
      authorize(mayEditMedia, user, before);
      const twin = await Media.findOne({ sha256: sha256Of(file) }).lean<MediaRecord>();
      if (twin) throw conflict(`This file is already in the library as ${twin.name}.`);
      const saved = await saveFile(file, waiting(user, res));
      if (saved.kind !== before.kind) throw unprocessable('other_kind', OTHER_KIND[before.kind]);
      const { set, sha256, mime, bytes, pages, width, height, files, revision } = before;
      const old = { set, sha256, mime, bytes, pages, width, height, files, revision };
      const replaced = { ...old, replacedAt: new Date() };
      const after = await editAtVersion(Media, { _id: params.id }, version, {
        $set: { ...saved, revision: revision + 1 },
        $push: { replaced },
      });
      audit(params.id, shown(before), shown(after));
      return mediaView(after);
    },
    { deadline, action: 'replace a file' },
  );
}

const OTHER_KIND = {
  image: 'An image can only be replaced by an image.',
  pdf: 'A PDF can only be replaced by a PDF.',
};

const waiting = ({ _id: member }: UserRecord, res: Response) => ({ member, isGone: () => res.closed });

function bulkRoutes(api: Api, usage: MediaUsage): void {
  addRoute(
    api,
    editManyMedia,
    mayEditMedia,
    async ({ body, audit }) => {
      const { before, after, ...result } = await applyBulkEdit(body, usage);
      audit('', byId(before), byId(after));
      return result;
    },
    { deadline, action: 'change many files' },
  );

  addRoute(
    api,
    deleteManyMedia,
    mayEditMedia,
    async ({ body, audit }) => {
      const { records, ...result } = await applyBulkDeletion(body, usage);
      audit('', byId(records));
      return result;
    },
    { deadline, action: 'delete many files' },
  );
}

const byId = (records: MediaRecord[]) =>
  Object.fromEntries(records.map(({ _id, name, alt, folderId }) => [_id, { name, alt, folderId }]));

function oneMediaRoutes(api: Api, { findUses }: MediaUsage): void {
  addRoute(api, getMedia, mayListMedia, async ({ params, user }) => {
    const media = await Media.findById(params.id).lean<MediaRecord>();
    authorize(mayListMedia, user, media);
    return { ...mediaView(media), uses: await findUses(params.id) };
  });

  addRoute(api, editMedia, mayEditMedia, async ({ params, body, version, user, audit }) => {
    const before = await Media.findById(params.id).lean<MediaRecord>();
    authorize(mayEditMedia, user, before);
    const { focus } = body;
    const folderId = body.folderId === undefined ? before.folderId : body.folderId || null;
    const [name, alt] = [oneLine(body.name).trim(), body.alt.trim()];
    if (folderId !== before.folderId) await markFolderFilled(folderId);
    const uses = await findUses(params.id);
    if (before.alt && !alt && uses.length) throw badRequest(NEEDS_ALT, { alt: NEEDS_ALT });
    const change = {
      $set: { name, alt, focus, folderId, isDescribed: alt !== '', words: searchWords({ name, alt }) },
    };
    const after = await editAtVersion(Media, { _id: params.id }, version, change);
    audit(params.id, shown(before), shown(after));
    return { ...mediaView(after), uses };
  });

  addRoute(api, deleteMedia, mayEditMedia, async ({ params, version, audit }): Promise<undefined> => {
    const before = await Media.findById(params.id, { kind: 1 }).lean();
    const uses = await findUses(params.id);
    if (uses.length)
      throw conflict(`The ${before?.kind === 'pdf' ? 'PDF' : 'image'} is in use: ${usesInWords(uses)}.`);
    audit(params.id, shown(await deleteAtVersion(Media, { _id: params.id }, version)));
  });
}

const NEEDS_ALT = 'The image is in use, so it needs alt text.';

/** The fields that the audit log records. */
function shown({ name, folderId, alt, focus, mime, bytes, pages, width, height, revision }: MediaRecord) {
  return { name, folderId, alt, focus, mime, bytes, pages, width, height, revision };
}

async function serveCover(req: Request, res: Response): Promise<void> {
  const svg = await readCover(String(req.params.name));
  if (!svg) throw notFound();
  // Changes only with a new build, so an old cover for some days does no harm.
  res.set('Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800');
  // Allows only inline styles, also when the SVG is opened directly.
  res.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
  sendCompressed(req, res, 'image/svg+xml', svg);
}
